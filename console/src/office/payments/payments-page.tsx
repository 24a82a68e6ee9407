import { useTexts } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpened } from '../list/use-opened.ts'
import { useRows } from '../list/use-rows.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import type { Payment } from './payment-status.tsx'
import { usePaymentColumns } from './use-payment-columns.tsx'

/** Every order with the state of its payment; a row opens its story from the click to the receipt. */
export default function PaymentsPage() {
  const text = useTexts()
  const opened = useOpened('token')
  const rows = useRows<Payment>({ resource: 'payments', sort: { field: 'started_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{text('office.payments.title')}</h1>
      <p className="page__lead">{text('office.payments.lead')}</p>
      <RowsTable
        rows={rows}
        columns={usePaymentColumns(opened.to)}
        rowKey={({ token }) => token}
        sums="paid"
        title={text('office.payments.title')}
        empty={text('office.payments.empty')}
        searches={text('office.payments.search')}
        filters={<PaymentFilters rows={rows} />}
        onOpen={({ token }) => opened.open(token)}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
    </div>
  )
}
