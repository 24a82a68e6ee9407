import { type BankFileLine as BankLine, bankFileParts } from '@matricula/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { longestReference, readBankCells } from '../../../api/bank-line.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/** The one form of the file, with `;` or `,` between the columns. */
const header = ['referencia', 'valor', 'fecha']
export const longest = 2000

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
  const read = readBankCells({ reference: written, amount: value, date })
  const { amount, day } = read
  if (read.reference !== null && amount !== null && day !== null)
    return { line, reference, paid: { amount, day } }
  const isWrong = {
    columns: false,
    reference: read.reference === null,
    amount: amount === null,
    date: day === null,
  }
  const legible = amount === null ? {} : { amount }
  return { line, reference, paid: null, ...legible, unread: bankFileParts.filter((part) => isWrong[part]) }
}
