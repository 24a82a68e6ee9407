import { useTranslate } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import type { Payment } from './payment-status.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'

/** Every order with the state of its payment; a row opens its story from the click to the receipt. */
export default function PaymentsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('token')
  const rows = useRows<Payment>({ resource: 'payments', sort: { field: 'started_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.payments.title')}</h1>
      <p className="page__lead">{t('office.payments.lead')}</p>
      <RowsTable
        rows={rows}
        columns={usePaymentColumns(opened.to)}
        rowKey={({ token }) => token}
        sums="paid"
        title={t('office.payments.title')}
        empty={t('office.payments.empty')}
        searches={t('office.payments.search')}
        filters={<PaymentFilters rows={rows} />}
        onOpen={({ token }) => opened.open(token)}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
    </div>
  )
}
