import { type BankFileLine as BankLine, bankFileParts } from '@matricula/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { isLocalDate, type LocalDate } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/** The one form of the file, with `;` or `,` between the columns. */
const header = ['referencia', 'valor', 'fecha']
export const longest = 2000
export const longestReference = 60

interface Parsed {
  readonly record: readonly string[]
  readonly line: number
}

/** Pure: the lines of the bank's file. What a cell looks like to a spreadsheet means nothing here: it is text. */
export function readBankFile(
  content: string,
  firstLine = 2,
): Refusal<'FILE_UNREADABLE'> | readonly BankLine[] {
  const rows = parseRows(content)
  if ('is' in rows) return rows
  const [first, ...rest] = rows
  const titles = first?.record.map((title) => title.trim().toLowerCase()) ?? []
  if (titles.join() !== header.join()) return refuseFile('header')
  if (rest.length === 0) return refuseFile('empty')
  if (rest.length > longest) return refuseFile('tooLong', { limit: longest })
  return rest.map(({ record, line }) => lineFrom({ record, line: line + firstLine - 2 }))
}

function parseRows(content: string): Refusal<'FILE_UNREADABLE'> | readonly Parsed[] {
  const [firstLine = ''] = content.split('\n', 1)
  const rows: Parsed[] = []
  try {
    parse(content, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines }) => {
        rows.push({ record, line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (error instanceof CsvError) return refuseFile('broken', { line: Number(error['lines'] ?? 1) })
    throw error
  }
}

/** `why` names the text `bankFile.<why>`. */
export function refuseFile(
  why: string,
  values: Readonly<Record<string, number>> = {},
): Refusal<'FILE_UNREADABLE'> {
  return refuse('FILE_UNREADABLE', { values: { ...values, why } })
}

function lineFrom({ record, line }: Parsed): BankLine {
  const [written = '', value = '', date = ''] = record.map((cell) => cell.trim())
  const reference = written.slice(0, longestReference)
  if (record.length !== header.length) return { line, reference, paid: null, unread: ['columns'] }
  const amount = amountOf(value)
  const day = dayOf(date)
  if (isPlain(written) && amount !== null && day !== null) return { line, reference, paid: { amount, day } }
  const isWrong = {
    columns: false,
    reference: !isPlain(written),
    amount: amount === null,
    date: day === null,
  }
  return { line, reference, paid: null, unread: bankFileParts.filter((part) => isWrong[part]) }
}

/** What is written as it is read: with a mark that turns the direction round, one reference passes for another. */
function isPlain(reference: string): boolean {
  return reference !== '' && !/\p{C}/u.test(reference)
}

/** Whole pesos: 1234567, 1.234.567 or $ 1.234.567,00; null for anything else, cents included. */
function amountOf(text: string): number | null {
  const [, digits] = /^\$?\s*(\d{1,3}(?:\.\d{3}){1,3}|\d{1,12})(?:[.,]00)?$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll('.', ''))
}

/** 2025-06-19 or 19/06/2025. */
function dayOf(text: string): LocalDate | null {
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isLocalDate(day) ? day : null
}
