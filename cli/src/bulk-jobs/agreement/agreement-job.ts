import type { Cells, BulkJob, WrongRow } from '../../bulk/job.ts'
import { textOf, wrong } from '../read-cells.ts'
import { bankHandler } from './apply.ts'
import { type BankRow, longestCell } from './bank-part.ts'
import { planBankLines, unreadableReason } from './plan-bank-lines.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface AgreementJobOptions {
  readonly locale: Locale
  /** The file's name: it stays with each payment that the file confirms. */
  readonly name: string
}

/** The bank's file of agreements that were paid. Amount and day are the hub's to read, and references to know. */
export function agreementJob({ locale, name }: AgreementJobOptions): BulkJob<BankRow> {
  return {
    ...bankHandler,
    columns: [
      { name: 'reference', isRequired: true, example: 'MH-7K2M9Q4T', aliases: ['referencia'] },
      { name: 'amount', isRequired: true, example: '4750000', aliases: ['valor'] },
      { name: 'date', isRequired: true, example: '2025-06-20', aliases: ['fecha'] },
    ],
    readRow: (cells) => readRow(cells, locale),
    planSize: 500,
    plan: (rows, context) => planBankLines(rows, { name, context }),
  }
}

const cells = ['reference', 'amount', 'date'] as const

function readRow(written: Cells, locale: Locale): BankRow | WrongRow {
  const [reference, amount, date] = [
    textOf(written, 'reference'),
    textOf(written, 'amount'),
    textOf(written, 'date'),
  ]
  if (reference === '') return wrong(translator('agreement', locale)('noReference'))
  const row = { reference, amount, date }
  const odd = cells.filter((cell) => row[cell].length > longestCell || /\p{Cc}/u.test(row[cell]))
  if (odd.length === 0) return row
  const about = reference.replaceAll(/\p{Cc}/gu, ' ').slice(0, longestCell)
  return { ...wrong(unreadableReason(about, odd, locale)), about }
}
