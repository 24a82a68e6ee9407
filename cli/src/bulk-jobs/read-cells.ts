import type { Cells, WrongRow } from '../bulk/job.ts'

export function wrong(why: string): WrongRow {
  return { is: 'wrong', why }
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

const mostPesos = 999_999_999_999
const grouped = /^\$?\s*(\d{1,3}(?:[.,]\d{3})+|\d{1,12})$/

/** Whole pesos, plain or with marks between thousands: 4750000, $ 4.750.000. Null for anything else. */
export function pesosOf(text: string): number | null {
  const [, written] = grouped.exec(text) ?? []
  const pesos = written === undefined ? null : Number(written.replaceAll(/[.,]/g, ''))
  return pesos !== null && pesos <= mostPesos ? pesos : null
}
