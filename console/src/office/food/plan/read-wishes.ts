import type { FoodService, Wish } from '../food-service.ts'
import { foodServices } from '../food-service.ts'
import { own } from '../../../own.ts'

/** What the hub takes in one plan. */
export const MOST_ROWS = 1000

export interface WrongRow {
  /** Counted from 1, as an editor and a spreadsheet count. */
  readonly line: number
  readonly written: string
  readonly why: 'code' | 'service' | 'twice'
  /** The line that has the same code. */
  readonly first?: number
}

export interface ReadWishes {
  readonly rows: readonly Wish[]
  readonly wrong: readonly WrongRow[]
}

/** The rows of a file: codigo and servicio, in the order of its heading; without one, in this order. */
export function wishesOfLines(lines: readonly (readonly string[])[]): ReadWishes {
  const columns = columnsOf(lines.find((cells) => !isEmpty(cells)) ?? [])
  const found = lines.flatMap((cells, at) => {
    if (isEmpty(cells) || (columns.isHeading && isHeading(cells))) return []
    const code = (cells[columns.code] ?? '').trim()
    const service = serviceOf(cells[columns.service] ?? '')
    return [{ line: at + 1, written: cells.join(' ').trim(), code, service }]
  })
  return eachOnce(found)
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

/** Codes with spaces, commas or lines between, all for one service. */
export function wishesOfText(written: string, service: FoodService): ReadWishes {
  const found = written.split('\n').flatMap((words, at) =>
    words
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((code) => ({ line: at + 1, written: code, code, service })),
  )
  return eachOnce(found)
}

interface FoundRow {
  readonly line: number
  readonly written: string
  readonly code: string
  readonly service: number
}

function eachOnce(found: readonly FoundRow[]): ReadWishes {
  const rows: Wish[] = []
  const wrong: WrongRow[] = []
  const lines = new Map<string, number>()
  for (const { line, written, code, service } of found) {
    const student = code.toUpperCase()
    const known = foodServices.find((one) => one === service)
    const first = lines.get(student)
    if (!/^[A-Z0-9]{5}$/.test(student)) wrong.push({ line, written, why: 'code' })
    else if (known === undefined) wrong.push({ line, written, why: 'service' })
    else if (first !== undefined) wrong.push({ line, written, why: 'twice', first })
    else {
      lines.set(student, line)
      rows.push({ student, service: known })
    }
  }
  return { rows, wrong }
}

function columnsOf(heading: readonly string[]) {
  const names = heading.map(plain)
  if (!isHeading(heading)) return { isHeading: false, code: 0, service: 1 }
  return { isHeading: true, code: names.findIndex(isCode), service: names.findIndex(isService) }
}

function isHeading(cells: readonly string[]): boolean {
  const names = cells.map(plain)
  return names.some(isCode) && names.some(isService)
}

const isCode = (name: string) => name === 'codigo' || name === 'code'
const isService = (name: string) => name === 'servicio' || name === 'service'

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
