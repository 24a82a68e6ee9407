import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { paymentAddress } from './payment-address.ts'
import { momentOf, nameOf, referenceOf } from './row.ts'
import type { ReconciliationRow } from './row.ts'

/** Whose payment a row is, and when; it leads to the payment where the hub has it. */
export function PaymentName({ row }: { row: ReconciliationRow }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const address = paymentAddress(row)
  const name = nameOf(row)
  const reference = referenceOf(row)
  const at = momentOf(row)
  return (
    <>
      {mayOpen && address !== null ? <Link to={address}>{name}</Link> : <span>{name}</span>}
      {row.hub === null && <span className="reconciled__note">{t('office.reconciliation.notOurs')}</span>}
      {row.hub === null && reference !== name && <span className="reconciled__note">{reference}</span>}
      {at !== null && (
        <time className="reconciled__note" dateTime={at}>
          {moment(at, locale)}
        </time>
      )}
    </>
  )
}
