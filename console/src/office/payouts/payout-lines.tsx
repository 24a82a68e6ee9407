import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { paymentAddress, type PayoutLine, type PayoutDetails } from './payout.ts'

/** What a payout is made of: each line with its payment, and what was taken off it. */
export function PayoutLines({ payout: { parts } }: { payout: PayoutDetails }) {
  const t = useTranslate()
  return (
    <table className="plain-table">
      <caption className="unseen">{t('office.payouts.lines')}</caption>
      {parts.map((line, place) => (
        <LineRows key={place} line={line} />
      ))}
    </table>
  )
}

function LineRows({ line }: { line: PayoutLine }) {
  const t = useTranslate()
  const { gross, fee, withheld, net } = line
  const taken = { fee, ...withheld }
  const amounts = [
    ['gross', gross],
    ...Object.entries(taken).flatMap(([name, amount]) => (amount === 0 ? [] : [[name, -amount] as const])),
    ['net', net],
  ] as const
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <LineTitle line={line} />
        </th>
      </tr>
      {amounts.map(([name, amount]) => (
        <tr key={name}>
          <td>{t(`office.payouts.amount.${name}`)}</td>
          <td className="figures">{pesos(amount)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function LineTitle({ line }: { line: PayoutLine }) {
  const t = useTranslate()
  const address = paymentAddress(line)
  return (
    <span className="payout__about">
      <span>{t(`office.payouts.kind.${line.kind}`)}</span>
      {address === null ? <span>{line.provider_ref}</span> : <Link to={address}>{line.reference}</Link>}
      {line.unexplained && <Tag color="red">{t('office.payouts.unexplainedLine')}</Tag>}
    </span>
  )
}
