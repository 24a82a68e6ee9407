import { Alert, Button } from 'antd'
import { useState, useEffect } from 'react'
import type { ReactNode } from 'react'
import type { HubProblem } from '../../../api/problem.ts'
import { useTranslate } from '../../../i18n.ts'
import { clockTime } from '../../../dates.ts'
import { FormProblem } from '../../form/form-problem.tsx'
import { useSeasonTime } from '../../use-season-time.ts'
import type { Column } from '../../list/column.ts'
import { foodServices, serviceKey } from '../food-service.ts'
import type { FoodAction, HeldService } from '../food-service.ts'
import { FilterChips } from './filter-chips.tsx'
import type { Plan, Progress } from './plan.ts'
import { plannedRows } from './planned-rows.ts'
import type { StudentNames, PlannedRow } from './planned-rows.ts'
import { StudentRows } from './student-rows.tsx'

interface Props {
  readonly progress: Progress
  readonly names: StudentNames
  readonly another: ReactNode
  readonly plan: Plan | null
  readonly problem: HubProblem | null
  readonly onRun: () => void
}

type Filter = 'all' | '1' | '2' | '3' | 'note'

/** Who would change, and how; nothing has been changed yet. */
export function ReviewPlan({ progress, names, another, plan, problem, onRun }: Props) {
  const t = useTranslate()
  const [filter, setFilter] = useState<Filter>('all')
  const columns = usePlannedColumns(progress.act)
  const isLate = useIsPast(progress.expires_at)
  const rows = plannedRows(progress, plan, names)
  const filters: readonly Filter[] = ['all', ...foodServices.map((service) => `${service}` as const), 'note']
  const chips = filters
    .map((key) => ({ key, label: labelOf(key), count: rows.filter((row) => passes(row, key)).length }))
    .filter(({ key, count }) => key === 'all' || count > 0)

  function labelOf(key: Filter): string {
    if (key === 'all') return t('office.insertServices.all')
    return key === 'note' ? t('office.insertServices.withNote') : t(`office.food.service.${key}`)
  }

  return (
    <section className="panel plan__review" aria-label={t('office.insertServices.step.review')}>
      <h2>{t(`office.insertServices.planned.${progress.act}`, { n: rows.length })}</h2>
      <PlanStatusAlert progress={progress} isLate={isLate} />
      {plan !== null && <LeftAlone plan={plan} />}
      {plan === null && rows.length > 0 && (
        <p className="plan__hint">{t('office.insertServices.reopened')}</p>
      )}
      <FormProblem problem={problem} />
      <div className="plan__acts">
        {!isLate && rows.length > 0 && (
          <Button type="primary" size="large" danger={progress.act === 'withdraw'} onClick={onRun}>
            {t(`office.insertServices.run.${progress.act}`, { n: rows.length })}
          </Button>
        )}
        {another}
      </div>
      {rows.length > 0 && (
        <>
          <FilterChips chips={chips} chosen={filter} onChoose={setFilter} />
          <StudentRows columns={columns} rows={rows.filter((row) => passes(row, filter))} />
        </>
      )}
    </section>
  )
}

function passes({ service, note }: PlannedRow, filter: Filter): boolean {
  if (filter === 'all') return true
  return filter === 'note' ? note !== '' : String(service) === filter
}

/** Whether it may still be run, and until when. */
function PlanStatusAlert({ progress, isLate }: { progress: Progress; isLate: boolean }) {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const key = progress.rows.length === 0 ? 'nothing' : isLate ? 'late' : null
  if (key === null) {
    const time = clockTime(toSeason(progress.expires_at))
    return <p className="plan__hint">{t('office.insertServices.until', { time })}</p>
  }
  return (
    <Alert
      type={key === 'late' ? 'warning' : 'info'}
      showIcon
      message={t(`office.insertServices.${key}`)}
      description={t(`office.insertServices.${key}Body`)}
    />
  )
}

/** Whom the plan does not touch: those who are as they should be, and codes that nobody knows. */
function LeftAlone({ plan: { unchanged, unknown } }: { plan: Plan }) {
  const t = useTranslate()
  return (
    <>
      {unchanged > 0 && <p>{t('office.insertServices.unchanged', { n: unchanged })}</p>}
      {unknown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('office.insertServices.unknown', { n: unknown.length })}
          description={<p className="plan__codes">{unknown.join(', ')}</p>}
        />
      )}
    </>
  )
}

/** A student of a plan, on the screen and in the file. */
function usePlannedColumns(act: FoodAction): readonly Column<PlannedRow>[] {
  const t = useTranslate()
  const serviceText = (service: HeldService) => t(`office.food.service.${serviceKey(service)}`)
  return [
    { key: 'student', title: t('office.insertServices.column.student'), value: ({ student }) => student },
    { key: 'name', title: t('office.insertServices.column.name'), value: ({ name }) => name },
    {
      key: 'from',
      title: t('office.insertServices.column.from'),
      value: ({ change }) => (change === null ? '—' : serviceText(change.from)),
    },
    {
      key: 'service',
      title: t(`office.insertServices.column.${act}`),
      value: ({ service }) => serviceText(service),
    },
    {
      key: 'to',
      title: t('office.insertServices.column.to'),
      value: ({ change }) => (change === null ? '—' : serviceText(change.to)),
    },
    { key: 'note', title: t('office.insertServices.column.note'), value: ({ note }) => note || '—' },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade },
  ]
}

/** Whether an instant has come; turns true by itself when it does. */
function useIsPast(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = Date.parse(instant) - now
  useEffect(() => {
    if (left <= 0) return undefined
    const coming = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(coming)
  }, [left])
  return left <= 0
}
