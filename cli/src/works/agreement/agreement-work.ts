import type { Cells, Work, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/agreement.ts'
import { type Locale, speaker } from '../../words.ts'
import { textOf, wrong } from '../read-cells.ts'
import { bankActs } from './act.ts'
import type { BankRow } from './bank-part.ts'
import { planBankLines } from './plan-bank-lines.ts'

export interface BankWish {
  readonly locale: Locale
  /** The file's name: it stays with each payment that the file confirms. */
  readonly name: string
}

/** The bank's file of agreements that were paid. Amount and day are the hub's to read, and references to know. */
export function agreementWork({ locale, name }: BankWish): Work<BankRow> {
  return {
    ...bankActs,
    columns: [
      { name: 'reference', isRequired: true, example: 'MH-7K2M9Q4T', aliases: ['referencia'] },
      { name: 'amount', isRequired: true, example: '4750000', aliases: ['valor'] },
      { name: 'date', isRequired: true, example: '2025-06-20', aliases: ['fecha'] },
    ],
    readRow: (cells) => readRow(cells, locale),
    planSize: 500,
    plan: (rows, asking) => planBankLines(rows, { name, asking }),
  }
}

const longest = 60

function readRow(cells: Cells, locale: Locale): BankRow | Wrong {
  const say = speaker(texts, locale)
  const [reference, amount, date] = [
    textOf(cells, 'reference'),
    textOf(cells, 'amount'),
    textOf(cells, 'date'),
  ]
  if (reference === '') return wrong(say('noReference'))
  const isOdd = [reference, amount, date].some((cell) => cell.length > longest || /\p{Cc}/u.test(cell))
  return isOdd
    ? wrong(say('unreadable', { reference: reference.replaceAll(/\p{Cc}/gu, ' ').slice(0, longest) }))
    : { reference, amount, date }
}
