import { type BankCells, countTimes, equalityKeyOf, readBankCells } from '@matricula/hub/api/bank-line'
import type { Cells, BulkJob } from '../../bulk/job.ts'
import { firstLines } from '../first-lines.ts'
import { textOf } from '../read-cells.ts'
import { bankHandler } from './apply.ts'
import { type BankRow, longestCell } from './bank-part.ts'
import { planBankLines } from './plan-bank-lines.ts'

export interface AgreementJobOptions {
  /** The file's name: it stays with each payment that the file confirms. */
  readonly name: string
}

/**
 * The bank's file of agreements that were paid. Amount and day are the hub's to read, and references to know. One run of
 * it: it counts equal payments over the whole file, which the hub sees in parts (bank-agreements-16).
 */
export function agreementJob({ name }: AgreementJobOptions): BulkJob<BankRow> {
  const counted = countTimes()
  const paid = firstLines()
  return {
    ...bankHandler,
    columns: [
      {
        name: 'reference',
        isRequired: true,
        mayBeEmpty: true,
        example: 'MH-7K2M9Q4T',
        aliases: ['referencia'],
      },
      { name: 'amount', isRequired: true, mayBeEmpty: true, example: '4750000', aliases: ['valor'] },
      { name: 'date', isRequired: true, mayBeEmpty: true, example: '2025-06-20', aliases: ['fecha'] },
    ],
    readRow: (written) => {
      const cells = cellsOf(written)
      return { ...cells, occurrence: counted(sameness(cells)) }
    },
    planSize: 500,
    plan: (rows, context) => planBankLines(rows, { name, paid, context }),
  }
}

/** What cannot be read is the hub's to say, so that it stays before a person there: no cell is left out. */
function cellsOf(written: Cells): BankCells {
  return {
    reference: cellOf(written, 'reference'),
    amount: cellOf(written, 'amount'),
    date: cellOf(written, 'date'),
  }
}

/** What the hub cannot tell apart: equal payments, and cells that it cannot read as they are written. */
function sameness(cells: BankCells): string {
  const { reference, amount, day } = readBankCells(cells)
  return reference === null || amount === null || day === null
    ? JSON.stringify([cells.reference, cells.amount, cells.date])
    : equalityKeyOf({ reference, amount, day })
}

/** One line of text, and marked where it is longer than any that can be read. */
function cellOf(written: Cells, name: keyof BankCells): string {
  const text = textOf(written, name).replaceAll(/[\r\n]/g, '\t')
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text
}
