import { Suspense, useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { useHubMinute } from '../../components/season-now.ts'
import { controlsOf, reduceChoices } from '../../components/price/reduce-choices.ts'
import type { ChoiceAct } from '../../components/price/reduce-choices.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { FixedNotice } from './fixed-notice.tsx'
import { isFixed } from './is-fixed.ts'
import { MethodChoice } from './method-choice.tsx'
import { comparePeriods } from './chunks.ts'
import { PeriodCards } from './period-cards.tsx'
import { QuotasSelect } from './quotas-select.tsx'
import type { StepProps } from './step-props.ts'
import { choiceRulesOf } from './choice-rules.ts'
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
