import { codeText } from '@matricula/contract/parts'
import { parseAnswer } from '@matricula/contract'
import type { LocalDate } from '@matricula/contract'
import Joi from 'joi'
import { code, listIn } from './parse.ts'
import type { Code } from './parse.ts'

export interface SchoolYear {
  readonly id: string
  readonly starts: LocalDate
  readonly ends: LocalDate
}

/** The year students are in, and the one they enrol for. */
export interface Years {
  readonly current: SchoolYear | null
  readonly coming: SchoolYear | null
}

interface WireYear {
  readonly id: Code
  readonly startDate: string
  readonly endDate: string
}

// A day, perhaps with a time behind it.
const day = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}(?:$|T)/)
  .required()
const years = Joi.array()
  .items(Joi.object<WireYear>({ id: code.required(), startDate: day, endDate: day }))
  .required()

/** The school years, first first. */
export function schoolYearsFrom(answer: unknown): readonly SchoolYear[] {
  return parseAnswer<WireYear[]>(years, listIn(answer, 'schoolYears'))
    .map(({ id, startDate, endDate }) => ({
      id: codeText(id),
      starts: startDate.slice(0, 10),
      ends: endDate.slice(0, 10),
    }))
    .sort((one, other) => (one.starts < other.starts ? -1 : 1))
}

/**
 * Picks by date, never by name: the coming year is the one of `comingYearOn`, else the first that
 * begins after today; the current one is the last before it. In the holidays that is the year just over.
 */
export function yearsAt(
  all: readonly SchoolYear[],
  { today, comingYearOn }: { readonly today: LocalDate; readonly comingYearOn: LocalDate | null },
): Years {
  const coming =
    all.find(({ starts, ends }) =>
      comingYearOn === null ? starts > today : starts <= comingYearOn && comingYearOn <= ends,
    ) ?? null
  const before = all.filter(({ starts }) => (coming === null ? starts <= today : starts < coming.starts))
  return { current: before.at(-1) ?? null, coming }
}
