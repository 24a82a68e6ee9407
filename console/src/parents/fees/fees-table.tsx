import type { Fee } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import { FeeTag } from './fee-tag.tsx'
import './fees-table.css'

/** Type, grade, fee and value; cards with the same on phones. */
export function FeesTable({ rows }: { rows: readonly Fee[] }) {
  const t = useTranslate()
  return (
    <table className="fees__table">
      <caption className="unseen">{t('fees.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fees.type')}</th>
          <th scope="col">{t('fees.grade')}</th>
          <th scope="col">{t('fees.fee')}</th>
          <th scope="col" className="fees__value">
            {t('fees.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((fee) => (
          <tr key={fee.id}>
            <td className="fees__type">
              <FeeTag type={fee.type} />
            </td>
            <td className="fees__of">{fee.grade_enrollment}</td>
            <th scope="row" className="fees__concept">
              {fee.concept}
            </th>
            <td className="fees__value">
              <Money amount={fee.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
