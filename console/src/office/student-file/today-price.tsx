import { useState } from 'react'
import { Alert, Button, Form, Select } from 'antd'
import type { CurrentSeason, Quote } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { reduceChoices, controlsOf } from '../../components/price/reduce-choices.ts'
import type { Choices, ChoiceRules, ChoiceAct } from '../../components/price/reduce-choices.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { dayBefore, longDate } from '../../dates.ts'
import { useReadBy } from '../api/use-read.ts'
import type { ReadResult } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { firstChoices, isSame } from './first-choices.ts'
import { PriceBreakdowns } from './price-breakdowns.tsx'
import type { StudentFile } from './student-file.ts'
import type { HubProblem } from '../../api/problem.ts'
import { fieldError } from '../form/field-error.ts'

interface Props {
  readonly file: StudentFile
  readonly season: CurrentSeason
}

/** What the enrolment would cost by today's prices and rules. */
export function TodayPrice({ file, season }: Props) {
  const t = useTranslate()
  const { next_grade_id: grade } = file.student
  if (grade === null) return <p>{t('office.studentFile.price.noGrade')}</p>
  return <Price file={file} season={season} grade={grade} />
}

function Price({ file: { student, draft }, season, grade }: Props & { readonly grade: number }) {
  const t = useTranslate()
  const { defaultQuotas, quotasAboveGradeId } = season
  // Whether the student may use the agreement is not in the file: the hub refuses it, and says so beside the field.
  const rules: ChoiceRules = {
    nextGradeId: grade,
    cardAuthorisation: 'Si',
    defaultQuotas,
    quotasAboveGradeId,
  }
  const first = firstChoices(draft, rules)
  const [choices, setChoices] = useState(first)
  const closed = closedPeriod(choices, season)
  const reading = useReadBy(
    'POST /api/enrollment/quotes',
    {
      ...choices,
      studentCode: student.code,
      transport: { is: 'kept' },
      activities: draft?.activities ?? [],
    },
    { when: closed === undefined },
  )
  const act = { choose: 'period', period: 3 } as const
  return (
    <div className="page">
      <p className="page__lead">{t(`office.studentFile.price.${draft === null ? 'leadNone' : 'lead'}`)}</p>
      <PriceChoices
        choices={choices}
        first={first}
        rules={rules}
        periods={season.periods}
        problem={reading.problem}
        onChoose={setChoices}
      />
      {closed === undefined ? (
        <Priced reading={reading} />
      ) : (
        <ClosedPeriod period={closed} onOpenPeriod={() => setChoices(reduceChoices(choices, act, rules))} />
      )}
    </div>
  )
}

function Priced({
  reading: { answer, problem, isReading, refetch },
}: {
  readonly reading: ReadResult<Quote>
}) {
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[160, 240]} />
  return (
    <div className={isReading ? 'file-price file-price--old' : 'file-price'} aria-busy={isReading}>
      <PriceBreakdowns quote={answer} />
    </div>
  )
}

/** A family may have chosen what is closed by now. */
function closedPeriod(
  { period: chosen }: Choices,
  { periods }: CurrentSeason,
): CurrentSeason['periods'][number] | undefined {
  return periods.find(({ period, available }) => period === chosen && !available)
}

interface ClosedPeriodProps {
  readonly period: CurrentSeason['periods'][number]
  /** Shows what is still open. */
  readonly onOpenPeriod: () => void
}

/** The period that was chosen has no price any more: since when, and what the family can pay instead. */
function ClosedPeriod({ period: { period, until }, onOpenPeriod }: ClosedPeriodProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const name = t(`initial.period${period}`)
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.studentFile.price.closed', {
        name,
        date: until === null ? '' : longDate(dayBefore(until), locale),
      })}
      description={
        <>
          <p className="file-prose">{t('office.studentFile.price.closedBody')}</p>
          <Button onClick={onOpenPeriod}>{t('office.studentFile.price.closedShow')}</Button>
        </>
      }
    />
  )
}

interface PriceChoicesProps {
  readonly choices: Choices
  /** The family's own. */
  readonly first: Choices
  readonly rules: ChoiceRules
  readonly periods: CurrentSeason['periods']
  readonly problem: HubProblem | null
  readonly onChoose: (choices: Choices) => void
}

/** Period, method and instalments, to see what other choices would cost; nothing is kept. */
function PriceChoices({ choices, first, rules, periods, problem, onChoose }: PriceChoicesProps) {
  const t = useTranslate()
  const controls = controlsOf(choices, rules)
  const act = (change: ChoiceAct) => onChoose(reduceChoices(choices, change, rules))
  const quotas = Array.from({ length: rules.defaultQuotas }, (_, place) => rules.defaultQuotas - place)
  return (
    <Form layout="vertical" className="file-choices">
      <Form.Item
        label={t('office.studentFile.choices.period')}
        htmlFor="period"
        {...fieldError(problem, 'period')}
      >
        <Select
          id="period"
          value={choices.period}
          options={periods.map(({ period, available }) => ({
            value: period,
            label: t(`initial.period${period}`),
            disabled: !available,
          }))}
          onChange={(period) => act({ choose: 'period', period })}
        />
      </Form.Item>
      <Form.Item
        label={t('office.studentFile.choices.method')}
        htmlFor="method"
        {...fieldError(problem, 'method')}
      >
        <Select
          id="method"
          value={choices.method}
          disabled={controls.method === 'disabled'}
          options={([2, 1] as const).map((value) => ({ value, label: t(`initial.method${value}`) }))}
          onChange={(method) => act({ choose: 'method', method })}
        />
      </Form.Item>
      {controls.quotas === 'shown' && (
        <Form.Item
          label={t('office.studentFile.choices.quotas')}
          htmlFor="quotas"
          {...fieldError(problem, 'quotas')}
        >
          <Select
            id="quotas"
            value={choices.quotas}
            options={quotas.map((n) => ({
              value: n,
              label: t('initial.quotasOf', { n }),
            }))}
            onChange={(chosen) => act({ choose: 'quotas', quotas: chosen })}
          />
        </Form.Item>
      )}
      {!isSame(choices, first) && (
        <Button onClick={() => onChoose(first)}>{t('office.studentFile.price.back')}</Button>
      )}
    </Form>
  )
}
