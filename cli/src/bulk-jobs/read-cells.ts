import { pesosIn } from '@matricula/hub/api/pesos'
import type { Cells, LineProblem, WrongRow } from '../bulk/job.ts'
import { problemsOf, wrongRow } from '../bulk/wrong-row.ts'
import { type Locale, translator } from '../i18n.ts'

export function wrong(why: string): WrongRow {
  return { is: 'wrong', why }
}

/** What is wrong with the cell of a column. */
export function wrongIn(column: string, problem: string | LineProblem): WrongRow {
  return { is: 'wrong', ...(typeof problem === 'string' ? { why: problem } : problem), column }
}

/** A row by its parts, or all that is wrong with them. */
export function readParts<Row extends object>(parts: {
  readonly [Part in keyof Row]: Row[Part] | WrongRow
}): Row | WrongRow {
  const wrongs = Object.values(parts).filter(isWrong)
  return wrongs.length === 0 ? (parts as Row) : wrongRow(wrongs.flatMap(problemsOf))
}

/** The same may be wrong with many: what differs stands before the sentence, and they are told as one. */
export function wrongAbout(about: string, sentence: string): WrongRow {
  return { is: 'wrong', why: `${about}: ${sentence}`, about }
}

export function isWrong(value: unknown): value is WrongRow {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === 'wrong'
}

/** What a cell says, without the apostrophe that our own files have before what a spreadsheet would compute. */
export function textOf(cells: Cells, column: string): string {
  return (cells[column] ?? '').trim().replace(/^'(?=['=+\-@\t\r])/, '')
}

/** Lower case without accents and with single spaces: how people's words are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const codeForm = /^[A-Z0-9]{5}$/

/** A school code as the hub writes it, or null. */
export function studentCodeOf(cells: Cells, column: string): string | null {
  const code = textOf(cells, column).toUpperCase()
  return codeForm.test(code) ? code : null
}

/** Headings under which other files have the school code. */
export const studentAliases = ['codigo', 'codigo estudiante', 'estudiante', 'custom_id', 'student_code']

const yes: readonly string[] = ['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x']
const no: readonly string[] = ['no', 'n', 'false', 'falso', '0']

/** What a cell of yes or no says; undefined when it is empty, null when it says something else. */
export function yesOrNo(cells: Cells, column: string): boolean | null | undefined {
  const word = fold(textOf(cells, column))
  if (word === '') return textOf(cells, column) === '' ? undefined : null
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** The whole pesos of a cell; null where it is empty. */
export function pesosOf(cells: Cells, column: string, locale: Locale): number | null | WrongRow {
  const written = textOf(cells, column)
  if (written === '') return null
  return pesosIn(written) ?? wrongIn(column, translator('bulk', locale)('badPesos', { value: written }))
}
