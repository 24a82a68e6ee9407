import { useId } from 'react'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Money } from '../../components/money.tsx'

interface Props {
  title: string
  /** Names of the columns of amounts. */
  columns: readonly string[]
  rows: readonly { code: string; name: string; amounts: readonly number[]; reduction?: number }[]
}

/** Services with their amounts, one below the other where a table has no module; absent when there are none. */
export function ReceiptTable({ title, columns, rows }: Props) {
  const t = useTranslate()
  const heading = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="receipt__subtitle">
        {title}
      </h2>
      <table className="receipt__table" aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.service')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="receipt__amount">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.code} ${row.name}`}>
              <th scope="row">
                {row.name} <span className="receipt__code">{row.code}</span>
                {row.reduction !== undefined && row.reduction > 0 && (
                  <span className="receipt__code">
                    {t('receipt.reduction', { amount: pesos(row.reduction) })}
                  </span>
                )}
              </th>
              {row.amounts.map((amount, place) => (
                <td key={columns[place]} className="receipt__amount" data-label={columns[place]}>
                  <Money amount={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
