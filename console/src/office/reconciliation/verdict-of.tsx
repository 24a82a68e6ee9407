import {
  CheckCircleFilled,
  ClockCircleFilled,
  ExclamationCircleFilled,
  QuestionCircleFilled,
} from '@ant-design/icons'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { caseOf } from './case-of.ts'
import { orderPartsOf } from './order-summary.ts'
import { MatchNote } from './match-note.tsx'
import { paymentAddress } from './payment-address.ts'
import type { Day, ReconciliationRow } from './row.ts'

type Tone = 'green' | 'blue' | 'red'

const tones: Readonly<Record<ReconciliationRow['verdict'], Tone>> = {
  agrees: 'green',
  'amount-differs': 'red',
  'only-provider': 'red',
  'only-hub': 'red',
  'only-accounting': 'red',
  'not-yet-in-accounting': 'blue',
  parked: 'red',
  reversed: 'red',
  unknown: 'blue',
}

const icons: Readonly<Record<Tone, ReactNode>> = {
  green: <CheckCircleFilled aria-hidden="true" />,
  blue: <ClockCircleFilled aria-hidden="true" />,
  red: <ExclamationCircleFilled aria-hidden="true" />,
}

const unknownIcon = <QuestionCircleFilled aria-hidden="true" />

/** How a row stands, what that means, and what to do; of what agrees, what accounting holds beside what was paid. */
export function VerdictOf({ row, answer }: { row: ReconciliationRow; answer: Day }) {
  const t = useTranslate()
  const { verdict, match } = row
  if (match !== null) return <MatchNote row={row} match={match} rows={answer.rows} />
  const tone = tones[verdict]
  const { name, values } = caseOf(row, answer.sources)
  return (
    <>
      <Tag color={tone} icon={verdict === 'unknown' ? unknownIcon : icons[tone]}>
        {t(`office.reconciliation.verdict.${verdict}`)}
      </Tag>
      {verdict !== 'agrees' && (
        <>
          <p>{t(`office.reconciliation.case.${name}.means`, values)}</p>
          <p className="reconciled__note">{t(`office.reconciliation.case.${name}.todo`, values)}</p>
        </>
      )}
      {orderPartsOf(row).map(({ what, amount }) => (
        <p key={what} className="reconciled__note">
          {t(`office.reconciliation.holds.${what}`, { amount })}
        </p>
      ))}
      {row.hub?.status === 'returned' && (
        <p className="reconciled__note">{t('office.reconciliation.givenBack')}</p>
      )}
      <Ways row={row} />
    </>
  )
}

/** What a delivery is that accounting waits for. */
const deliveries: Partial<Record<ReconciliationRow['verdict'], 'due' | 'parked'>> = {
  parked: 'parked',
  'not-yet-in-accounting': 'due',
}

/** To where the row can be looked into: its payment, and its delivery while that has not arrived. */
function Ways({ row }: { row: ReconciliationRow }) {
  const t = useTranslate()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const maySeeDeliveries = usePermission('GET /api/outbox')
  const payment = paymentAddress(row)
  const delivery = deliveries[row.verdict]
  if (row.verdict === 'agrees') return null
  return (
    <p className="reconciled__ways">
      {mayOpen && payment !== null && <Link to={payment}>{t('office.reconciliation.openPayment')}</Link>}
      {maySeeDeliveries && delivery !== undefined && (
        <Link to={rowsAddress('/enrollment/admin/deliveries', { status: delivery })}>
          {t(`office.reconciliation.deliveries.${delivery}`)}
        </Link>
      )}
    </p>
  )
}
