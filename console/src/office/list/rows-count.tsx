import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { formatCount } from '../../numbers.ts'
import type { RowsState } from './use-rows.ts'

export type SumOf = 'paid' | 'open'

const sumTexts = { paid: 'office.list.amountPaid', open: 'office.list.amountOpen' } as const

interface Props<Row> {
  readonly rows: RowsState<Row>
  /** What the sum is of, where it leaves rows out. */
  readonly sums?: SumOf | undefined
}

/** How many rows the filters leave on all pages, and how much money; not before they have been read. */
export function RowsCount<Row>({ rows, sums }: Props<Row>) {
  const t = useTranslate()
  const { total, amount, isFirstReading, problem } = rows
  if (isFirstReading || problem !== null) return <output className="rows__count" aria-busy={isFirstReading} />
  return (
    <output className="rows__count">
      {t('office.list.count', { n: formatCount(total) })}
      {amount !== null &&
        total > 0 &&
        ` · ${t(sums === undefined ? 'office.list.amount' : sumTexts[sums], { amount: formatCop(amount) })}`}
    </output>
  )
}
