import type { components } from '@matricula/hub/api'
import type { JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import { unwrap } from '../../hub/unwrap.ts'
import { texts } from '../../texts/food.ts'
import { type Translate, translator } from '../../i18n.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import type { FoodChange } from './food-change.ts'
import type { FoodRow } from './food-job.ts'
import { type FoodAct, heldService } from './service-words.ts'

export interface FoodPlanContext {
  readonly act: FoodAct
  readonly seen: FirstLines
  readonly context: JobContext
}

type FoodPlan = components['schemas']['FoodPlan']

/** One plan of the hub for all rows: its token is what acting will run. */
export async function planRows(
  rows: readonly WithLine<FoodRow>[],
  { act, seen, context: { hub, locale } }: FoodPlanContext,
): Promise<readonly PlannedLine[]> {
  const t = translator(texts, locale)
  const looked = rows.map(({ line, row }) => ({ line, row, first: seen.lineOf(row.student, line) }))
  const once = looked.filter(({ first }) => first === null)
  const plan =
    once.length === 0
      ? null
      : await unwrap(
          hub.api.POST('/api/hikcentral/plans', { body: { act, rows: once.map(({ row }) => row) } }),
        )
  const rowContext = { act, t, unit: `${act}-${once[0]?.line ?? 0}` }
  return looked.map(({ line, row, first }) =>
    first === null && plan !== null
      ? planRow(plan, { line, row }, rowContext)
      : { ...wrongAbout(t('ofLine', { student: row.student, first: String(first) }), t('twice')), line },
  )
}

interface RowPlanContext {
  readonly act: FoodAct
  readonly t: Translate<keyof typeof texts.es>
  readonly unit: string
}

function planRow(
  plan: FoodPlan,
  { line, row }: WithLine<FoodRow>,
  { act, t, unit }: RowPlanContext,
): PlannedLine {
  const { student, service } = row
  if (plan.unknown.includes(student)) return { ...wrongAbout(student, t('unknown')), line }
  const change = plan.rows.find((one) => one.student === student)
  if (change === undefined) {
    const key = act === 'enrol' ? 'sameEnrol' : 'sameWithdraw'
    return { is: 'same', line, what: t(key, { student, service: t(`service${service}`) }) }
  }
  const held = heldService(change.now)
  const values = {
    student,
    name: change.name,
    service: t(`service${service}`),
    now: held === null ? t('none') : t(`service${held}`),
    note: change.note === '' ? '' : ` · ${change.note}`,
  }
  const kept: FoodChange = { act, token: plan.token, student, service }
  return { is: 'change', line, what: t(act, values), change: kept, unit }
}
