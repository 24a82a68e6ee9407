import { Suspense, useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { useHubMinute } from '../../components/season-now.ts'
import { controlsOf, reduceChoices } from '../../components/price/reduce-choices.ts'
import type { ChoiceAct, ChoiceControls } from '../../components/price/reduce-choices.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { FixedNotice } from './fixed-notice.tsx'
import { isFixed } from './is-fixed.ts'
import { comparePeriods } from './chunks.ts'
import { PeriodCards, Option } from './period-cards.tsx'
import type { StepProps } from './step-props.ts'
import { choiceRulesOf } from './choice-rules.ts'
import type { Draft, Quote } from '../../api/types.ts'
import { laterDates } from '../../components/price/by-date.ts'
import { FirstCharge } from '../../components/price/first-charge.tsx'
import './initial-step.css'

const ComparePeriods = comparePeriods.Page

/** Step 0: what to know before, and when and how the family pays. Each change prices everything again. */
export function InitialStep({ season, student, draft, quote, save }: StepProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const now = useHubMinute(season.clock)
  const rules = choiceRulesOf({ season, student })
  const controls = controlsOf(draft, rules)
  const fixed = isFixed(student)
  const choose = (act: ChoiceAct) => void save(reduceChoices(draft, act, rules))

  // A draft kept before a rule changed (an authorisation withdrawn, another grade) is put in order once.
  const { period, method, quotas } = draft
  useEffect(() => {
    if (isFixed(student)) return
    const current = { period, method, quotas }
    const ordered = reduceChoices(current, { choose: 'nothing' }, choiceRulesOf({ season, student }))
    if (ordered.method !== method || ordered.quotas !== quotas || ordered.period !== period)
      void save(ordered)
  }, [period, method, quotas, season, student, save])

  return (
    <div className="initial">
      <Alert kind="info" title={t('initial.before')}>
        <ul className="initial__warnings">
          <li>{t('initial.checkStudent', { phone: season.school.phone })}</li>
          {Date.parse(now) < Date.parse(season.transportEarlyUntil) && (
            <li>
              {t('initial.transportEarly', {
                date: longDate(dayBefore(season.transportEarlyUntil), locale),
              })}
            </li>
          )}
          <li>{t('initial.kept')}</li>
        </ul>
      </Alert>
      <FixedNotice student={student} />
      <PeriodCards
        season={season}
        chosen={period}
        fixed={fixed}
        onChoose={(period) => choose({ choose: 'period', period })}
      />
      {!fixed && <Compare season={season} student={student} draft={draft} onChoose={choose} />}
      <MethodChoice
        chosen={method}
        controls={controls}
        fixed={fixed}
        onChoose={(method) => choose({ choose: 'method', method })}
      />
      {controls.quotas === 'shown' && (
        <QuotasSelect
          chosen={quotas}
          most={rules.defaultQuotas}
          fixed={fixed}
          quote={quote}
          onChoose={(quotas) => choose({ choose: 'quotas', quotas })}
        />
      )}
    </div>
  )
}

type CompareProps = Pick<StepProps, 'season' | 'student' | 'draft'> & { onChoose: (act: ChoiceAct) => void }

function Compare({ onChoose, ...props }: CompareProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const choose = (act: ChoiceAct) => {
    onChoose(act)
    setOpen(false)
  }
  return (
    <div className="initial__compare">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('compare.open')}
      </Button>
      {open && (
        <Suspense fallback={<ChunkLoading blocks={[24]} />}>
          <ComparePeriods {...props} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface Props {
  chosen: Draft['method']
  controls: ChoiceControls
  fixed: boolean
  onChoose: (method: Draft['method']) => void
}

/** Card or transfer, or the bank agreement; the agreement needs period 3 and the student's authorisation. */
function MethodChoice({ chosen, controls, fixed, onChoose }: Props) {
  const t = useTranslate()
  const options = [
    { method: 2, enabled: true, hint: 'initial.method2Hint' },
    { method: 1, enabled: controls.agreement === 'enabled', hint: agreementHint(controls) },
  ] as const
  return (
    <fieldset className="initial__group" disabled={controls.method === 'disabled'}>
      <legend className="initial__legend">{t('initial.chooseMethod')}</legend>
      <div className="initial__cards initial__cards--two">
        {options.map(({ method, enabled, hint }) => (
          <Option
            key={method}
            group="method"
            name={t(`initial.method${method}`)}
            chosen={method === chosen}
            enabled={enabled && !fixed}
            onChoose={() => onChoose(method)}
          >
            <span className="option__hint">{t(hint)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  )
}

function agreementHint({ method, agreement }: ChoiceControls): string {
  if (agreement === 'enabled') return 'initial.method1Hint'
  return method === 'disabled' ? 'initial.method1NeedsPeriod' : 'initial.method1NotAuthorised'
}

interface QuotasSelectProps {
  chosen: number
  most: number
  fixed: boolean
  /** Of these very instalments; null while it is on its way. */
  quote: Quote | null
  onChoose: (quotas: number) => void
}

/** In how many instalments the pension is charged, and what that makes the first charge. */
function QuotasSelect({ chosen, most, fixed, quote, onChoose }: QuotasSelectProps) {
  const t = useTranslate()
  return (
    <div className="field initial__quotas">
      <label className="field__label" htmlFor="quotas">
        {t('initial.quotas')}
      </label>
      <p id="quotas-hint" className="field__hint">
        {t('initial.quotasHint')}
      </p>
      <select
        id="quotas"
        className="field__input"
        aria-describedby="quotas-hint"
        value={chosen}
        disabled={fixed}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {Array.from({ length: most }, (_, place) => most - place).map((n) => (
          <option key={n} value={n}>
            {t('initial.quotasOf', { n })}
          </option>
        ))}
      </select>
      <p aria-live="polite">{quote && <FirstCharge days={laterDates(quote.charges)} />}</p>
    </div>
  )
}
