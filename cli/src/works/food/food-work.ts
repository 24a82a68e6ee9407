import type { Cells, Column, Work, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/food.ts'
import { type Locale, speaker } from '../../words.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases, studentCodeOf, textOf, wrong, wrongAbout } from '../read-cells.ts'
import { insertActs, removeActs } from './act.ts'
import { planRows } from './plan-rows.ts'
import { type FoodAct, type FoodService, serviceOf } from './service-words.ts'

export interface FoodRow {
  readonly student: string
  readonly service: FoodService
}

export interface FoodWish {
  readonly act: FoodAct
  readonly locale: Locale
  /** Whether every record must say its service. */
  readonly service: 'in-column' | 'by-default'
}

/** Students into food services or out of them, by plans of the hub. One run of it: it knows whom it has seen. */
export function foodWork({ act, locale, service }: FoodWish): Work<FoodRow> {
  const seen = firstLines()
  return {
    ...(act === 'enrol' ? insertActs : removeActs),
    columns: columnsWith(service),
    readRow: (cells) => readRow(cells, locale),
    planSize: 50,
    plan: (rows, asking) => planRows(rows, { act, seen, asking }),
  }
}

function columnsWith(service: FoodWish['service']): readonly Column[] {
  return [
    { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
    { name: 'service', isRequired: service === 'in-column', example: '2', aliases: ['servicio'] },
  ]
}

function readRow(cells: Cells, locale: Locale): FoodRow | Wrong {
  const say = speaker(texts, locale)
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongAbout(textOf(cells, 'student'), say('badStudent'))
  const written = textOf(cells, 'service')
  if (written === '') return wrong(say('rowNoService'))
  const service = serviceOf(written)
  return service === null ? wrong(say('rowService', { value: written })) : { student, service }
}
