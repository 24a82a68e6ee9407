import type { components } from '@matricula/hub/api'
import type { Column, BulkJob, WrongRow, JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import { firstLines } from '../first-lines.ts'
import { readParts, studentAliases, textOf, wrongAbout, wrongIn } from '../read-cells.ts'
import { readStudentOnce, type StudentReading } from '../read-student.ts'
import { insertHandler, removeHandler } from './apply.ts'
import { type FoodAct, type FoodService, serviceOf, heldService } from './service-words.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { FoodChange } from './food-change.ts'
import { type Locale, type Translate, translator } from '../../i18n.ts'

export interface FoodRow {
  readonly student: string
  readonly service: FoodService
}

export interface FoodJobOptions {
  readonly act: FoodAct
  readonly locale: Locale
  /** Whether every record must say its service. */
  readonly service: 'in-column' | 'by-default'
}

/** Students into food services or out of them, by plans of the hub. One run of it: it knows whom it has seen. */
export function foodJob({ act, locale, service }: FoodJobOptions): BulkJob<FoodRow> {
  const seen = firstLines()
  return {
    ...(act === 'enrol' ? insertHandler : removeHandler),
    columns: columnsWith(service),
    readRow: (cells, line) => readRow({ cells, line, seen }, locale),
    planSize: 50,
    plan: (rows, context) => planRows(rows, { act, context }),
  }
}

function columnsWith(service: FoodJobOptions['service']): readonly Column[] {
  return [
    { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
    { name: 'service', isRequired: service === 'in-column', example: '2', aliases: ['servicio'] },
  ]
}

function readRow(reading: StudentReading, locale: Locale): FoodRow | WrongRow {
  const t = translator('food', locale)
  const written = textOf(reading.cells, 'service')
  const why = written === '' ? t('rowNoService') : t('rowService', { value: written })
  return readParts<FoodRow>({
    student: readStudentOnce(reading, {
      bad: (code) => wrongAbout(code, t('badStudent')),
      twice: (student, first) => wrongAbout(t('ofLine', { student, first: String(first) }), t('twice')),
    }),
    service: serviceOf(written) ?? wrongIn('service', why),
  })
}

interface FoodPlanContext {
  readonly act: FoodAct
  readonly context: JobContext
}

type FoodPlan = components['schemas']['FoodPlan']

/** One plan of the hub for all rows: its token is what acting will run. */
async function planRows(
  rows: readonly WithLine<FoodRow>[],
  { act, context: { hub, locale } }: FoodPlanContext,
): Promise<readonly PlannedLine[]> {
  const t = translator('food', locale)
  const body = { act, rows: rows.map(({ row }) => row) }
  const plan = await unwrap(hub.api.POST('/api/hikcentral/plans', { body }))
  const rowContext = { act, t, unit: `${act}-${rows[0]?.line ?? 0}` }
  return rows.map((one) => planRow(plan, one, rowContext))
}

interface RowPlanContext {
  readonly act: FoodAct
  readonly t: Translate<'food'>
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
