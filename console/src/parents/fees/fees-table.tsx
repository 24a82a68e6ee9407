import type { Fee } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import { FeeTag } from './fee-tag.tsx'
import './fees-table.css'

/** Type, grade, fee and value; cards with the same on phones. */
export function FeesTable({ rows }: { rows: readonly Fee[] }) {
  const text = useTexts()
  return (
    <table className="fees__table">
      <caption className="unseen">{text('fees.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('fees.type')}</th>
          <th scope="col">{text('fees.grade')}</th>
          <th scope="col">{text('fees.fee')}</th>
          <th scope="col" className="fees__value">
            {text('fees.value')}
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
