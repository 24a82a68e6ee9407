import type { Cells, Column, BulkJob, WrongRow } from '../../bulk/job.ts'
import { texts } from '../../texts/food.ts'
import { type Locale, translator } from '../../i18n.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases, studentCodeOf, textOf, wrong, wrongAbout } from '../read-cells.ts'
import { insertHandler, removeHandler } from './apply.ts'
import { planRows } from './plan-rows.ts'
import { type FoodAct, type FoodService, serviceOf } from './service-words.ts'

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
    readRow: (cells) => readRow(cells, locale),
    planSize: 50,
    plan: (rows, context) => planRows(rows, { act, seen, context }),
  }
}

function columnsWith(service: FoodJobOptions['service']): readonly Column[] {
  return [
    { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
    { name: 'service', isRequired: service === 'in-column', example: '2', aliases: ['servicio'] },
  ]
}

function readRow(cells: Cells, locale: Locale): FoodRow | WrongRow {
  const t = translator(texts, locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), t('badStudent'))
  const written = textOf(cells, 'service')
  if (written === '') return wrong(t('rowNoService'))
  const service = serviceOf(written)
  return service === null ? wrong(t('rowService', { value: written })) : { student, service }
}
