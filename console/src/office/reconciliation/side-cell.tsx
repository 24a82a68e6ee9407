import { Link } from 'react-router'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop, pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { paidOutState } from '../payouts/paid-out-state.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { instanceLabel } from '../provider-label.ts'
import { cellStateOf } from './cell-state.ts'
import { isAdminOrder } from './row.ts'
import type { ReconciliationRow, Side, ReconciliationSource } from './row.ts'

interface Props {
  readonly row: ReconciliationRow
  readonly side: Side
  readonly sources: readonly ReconciliationSource[]
}

/** What one of the three has of a row; what could not be read is never shown as missing. */
export function SideCell({ row, side, sources }: Props) {
  const t = useTranslate()
  const cell = cellStateOf(row, side, sources)
  const isShown = cell === 'shown' || cell === 'shown-in-part'
  return (
    <>
      {isShown && side === 'provider' && row.provider !== null && <AtProvider {...row.provider} />}
      {isShown && side === 'hub' && row.hub !== null && <InHub {...row.hub} />}
      {isShown && side === 'accounting' && row.accounting !== null && <InAccounting {...row.accounting} />}
      {cell !== 'shown' && (
        <span className="reconciled__note">{t(`office.reconciliation.cell.${cell}`)}</span>
      )}
    </>
  )
}

function AtProvider({
  amount,
  currency,
  status,
  provider_ref: ref,
  instance,
  payout,
}: NonNullable<ReconciliationRow['provider']>) {
  const t = useTranslate()
  return (
    <>
      <span className="reconciled__amount">
        {currency === 'COP' ? formatCop(amount) : `${amount} ${currency}`}
      </span>
      <span className="reconciled__note">{t(`office.reconciliation.atProvider.${status}`)}</span>
      <span className="reconciled__note">
        {instanceLabel(instance, t)} · {ref}
      </span>
      {payout !== null && <PaidOut {...payout} />}
    </>
  )
}

/** Whether the money has gone on to the school's bank account, and the way to the payout that it is in. */
function PaidOut(payout: PayoutOfCharge) {
  const { reference, day } = payout
  const state = paidOutState(payout)
  const t = useTranslate()
  const { locale } = useLocale()
  const maySeePayouts = usePermission('GET /api/payouts')
  if (reference === null || day === null)
    return <span className="reconciled__note">{t(`office.reconciliation.payout.${state}`)}</span>
  const said = t(`office.reconciliation.payout.${state}`, { reference, day: longDate(day, locale) })
  return (
    <span className="reconciled__note">
      {maySeePayouts ? (
        <Link to={rowsAddress('/enrollment/admin/payouts', { search: reference })}>{said}</Link>
      ) : (
        said
      )}
    </span>
  )
}

type PayoutOfCharge = NonNullable<NonNullable<ReconciliationRow['provider']>['payout']>

function InHub(hub: NonNullable<ReconciliationRow['hub']>) {
  const t = useTranslate()
  const { amount, booked, status, reference } = hub
  const isPaid = !isAdminOrder({ hub })
  return (
    <>
      {isPaid && <span className="reconciled__amount">{formatCop(amount)}</span>}
      {booked > 0 && booked !== amount && (
        <span className="reconciled__note">
          {t('office.reconciliation.booked', { amount: pesos(booked) })}
        </span>
      )}
      <span className="reconciled__note">
        {isPaid ? t(`office.reconciliation.inHub.${status}`) : t('office.reconciliation.orders', { n: 1 })}
      </span>
      <span className="reconciled__note">{reference}</span>
    </>
  )
}

function InAccounting({ amount, entries }: NonNullable<ReconciliationRow['accounting']>) {
  const t = useTranslate()
  return (
    <>
      <span className="reconciled__amount">{formatCop(amount)}</span>
      {entries.map(({ is, ref, number, amount: part }) => (
        <span key={`${is} ${ref}`} className="reconciled__note">
          {t(`office.reconciliation.entry.${is}`, { number })}
          {entries.length > 1 && `: ${formatCop(part)}`}
        </span>
      ))}
    </>
  )
}
