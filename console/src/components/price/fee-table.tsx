import type { QuoteRow } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { formatPercent } from '../../numbers.ts'
import type { Locale } from '../../locale.ts'
import { Amount } from './amount.tsx'
import { breakdownOfRow, breakdownOfSum } from './breakdown.ts'
import './fee-table.css'

interface Props {
  caption: string
  /** What the sum of the last column is called. */
  total: string
  rows: QuoteRow[]
}

const COLUMNS: { name: string; value: (row: QuoteRow, locale: Locale) => string }[] = [
  { name: 'resolution', value: (row) => pesos(row.resolution) },
  { name: 'progressive', value: (row, locale) => formatPercent(row.progressiveDiscount, locale) },
  { name: 'commercial', value: (row) => pesos(row.commercial) },
  { name: 'futureAnnuities', value: (row) => pesos(row.futureAnnuities) },
  { name: 'discounted', value: (row) => pesos(row.discounted) },
  { name: 'scholarship', value: (row, locale) => formatPercent(row.scholarship, locale) },
  { name: 'total', value: (row) => pesos(row.total) },
]

/** Priced lines with every column; cards with the same columns on phones. */
export function FeeTable({ caption, total, rows }: Props) {
  const t = useTranslate()
  if (rows.length === 0) return <p className="fee-table__empty">{t('tables.empty')}</p>
  return (
    <table className="fee-table">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tables.service')}</th>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col" className="fee-table__figure">
              {t(`tables.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.code} row={row} />
        ))}
      </tbody>
      <Footer caption={caption} total={total} rows={rows} />
    </table>
  )
}

function Row({ row }: { row: QuoteRow }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const breakdown = breakdownOfRow(row, t, locale)
  return (
    <tr>
      <th scope="row" className="fee-table__service">
        {row.name}
      </th>
      {COLUMNS.map(({ name, value }) => (
        <td
          key={name}
          className={`fee-table__figure fee-table__figure--${name}`}
          data-label={t(`tables.${name}`)}
        >
          <Amount value={value(row, locale)} breakdown={breakdown} />
        </td>
      ))}
    </tr>
  )
}

function Footer({ caption, total, rows }: Props) {
  const sum = rows.reduce((sum, row) => sum + row.total, 0)
  const parts = rows.map((row) => ({ name: row.name, amount: row.total }))
  const end = { text: total, result: pesos(sum), rule: null }
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={COLUMNS.length}>
          {total}
        </th>
        <td className="fee-table__figure fee-table__figure--total" data-label="">
          <Amount value={pesos(sum)} breakdown={breakdownOfSum(caption, parts, end)} />
        </td>
      </tr>
    </tfoot>
  )
}
