import type { FoodService, PlanRowInput } from '../food-service.ts'
import { foodServices } from '../food-service.ts'
import { own } from '../../../own.ts'

/** What the hub takes in one plan. */
export const MAX_ROWS = 1000

export interface WrongRow {
  /** Counted from 1, as an editor and a spreadsheet count. */
  readonly line: number
  readonly written: string
  readonly why: 'code' | 'service' | 'twice' | 'twice-otherwise'
  /** The line that has the same code. */
  readonly first?: number
}

export interface ParsedRows {
  readonly rows: readonly PlanRowInput[]
  readonly wrong: readonly WrongRow[]
}

/** A column that a heading does not name. */
export type MissingColumn = 'no-code' | 'no-service'

/** The rows of a file: codigo and servicio, in the order of its heading; without one, in this order. */
export function parseLines(lines: readonly (readonly string[])[]): ParsedRows | MissingColumn {
  const columns = columnsOf(lines.find((cells) => !isEmpty(cells)) ?? [])
  if (columns.code === -1) return 'no-code'
  if (columns.service === -1) return 'no-service'
  const found = lines.flatMap((cells, at) => {
    if (isEmpty(cells) || (columns.isHeading && isHeading(cells))) return []
    const code = (cells[columns.code] ?? '').trim()
    const service = serviceOf(cells[columns.service] ?? '')
    return [{ line: at + 1, written: cells.join(' ').trim(), code, service }]
  })
  return withoutDuplicates(found)
}

/** By number or by the words of the counter, in either language. */
const serviceWords: Readonly<Record<string, FoodService>> = {
  'almuerzo y medias nueves': 1,
  'lunch and snack': 1,
  almuerzo: 2,
  lunch: 2,
  'medias nueves': 3,
  snack: 3,
}

function serviceOf(written: string): number {
  const word = plain(written)
  return own(serviceWords, word) ?? Number(word || Number.NaN)
}

/** Codes with spaces, commas or lines between, for one service; a line of one code may name another. */
export function parseText(written: string, service: FoodService): ParsedRows {
  return withoutDuplicates(
    written.split('\n').flatMap((words, at) => {
      const line = at + 1
      const codes = words.split(/[\s,;]+/).filter(Boolean)
      const [, code = '', rest = ''] = /^\s*(\w+)[\s,;]+(.+)$/.exec(words) ?? []
      // Whoever names what is no service must not get the one that the list is for.
      if (isNamed(codes)) return [{ line, written: words.trim(), code, service: serviceOf(rest) }]
      return codes.map((one) => ({ line, written: one, code: one, service }))
    }),
  )
}

/** One code and then words that are none, all of them: a service, known or not. */
function isNamed([first = '', ...rest]: readonly string[]): boolean {
  return (
    isStudentCode(first) && rest.length > 0 && rest.every((word) => !hasDigits(word) || word.length === 1)
  )
}

const isStudentCode = (word: string) => /^[A-Z0-9]{5}$/.test(word.toUpperCase())
const hasDigits = (word: string) => /\d/.test(word)

interface FoundRow {
  readonly line: number
  readonly written: string
  readonly code: string
  readonly service: number
}

interface SeenRow {
  readonly line: number
  readonly service: FoodService
}

/** The same again is only too much; another service for the same student is one of the two wrong. */
function duplicateReason(first: SeenRow, service: FoodService): WrongRow['why'] {
  return first.service === service ? 'twice' : 'twice-otherwise'
}

function withoutDuplicates(found: readonly FoundRow[]): ParsedRows {
  const rows: PlanRowInput[] = []
  const wrong: WrongRow[] = []
  const lines = new Map<string, SeenRow>()
  for (const { line, written, code, service } of found) {
    const student = code.toUpperCase()
    const known = foodServices.find((one) => one === service)
    const first = lines.get(student)
    if (!isStudentCode(student)) wrong.push({ line, written, why: 'code' })
    else if (known === undefined) wrong.push({ line, written, why: 'service' })
    else if (first !== undefined)
      wrong.push({ line, written, why: duplicateReason(first, known), first: first.line })
    else {
      lines.set(student, { line, service: known })
      rows.push({ student, service: known })
    }
  }
  return { rows, wrong }
}

function columnsOf(heading: readonly string[]) {
  const names = heading.map(plain)
  if (!namesColumns(heading)) return { isHeading: false, code: 0, service: 1 }
  return { isHeading: true, code: names.findIndex(isCode), service: names.findIndex(isService) }
}

function isHeading(cells: readonly string[]): boolean {
  const names = cells.map(plain)
  return names.some(isCode) && names.some(isService)
}

/** A heading, of our columns or of others: words alone, where a student's row has digits or a service. */
function namesColumns(cells: readonly string[]): boolean {
  const names = cells.map(plain)
  if (names.some(isCode) || names.some(isService)) return true
  return names.length > 1 && names.every((name) => !hasDigits(name) && own(serviceWords, name) === undefined)
}

const isCode = (name: string) => name === 'codigo' || name === 'code'
const isService = (name: string) => name === 'servicio' || name === 'service'

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
