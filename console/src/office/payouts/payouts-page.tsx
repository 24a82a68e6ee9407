import { payoutStatuses } from '@matricula/hub/api/lists'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import type { Column } from '../list/column.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowLink } from '../list/row-link.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { instanceLabel } from '../provider-label.ts'
import { OpeningBalances } from './opening-balances.tsx'
import { PayoutDrawer } from './payout-drawer.tsx'
import { PayoutStatus } from './payout-status.tsx'
import { PayoutTotals } from './payout-totals.tsx'
import { type Payout, payoutState } from './payout.ts'
import './payouts.css'

/** What providers settled to the school's bank account, the latest first. */
export default function PayoutsPage() {
  const t = useTranslate()
  const mayReadOpeningBalances = usePermission('GET /api/payouts/opening-balances')
  const opened = useOpenRecord('payout')
  const rows = useRows('payouts', { sort: { field: 'day', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.payouts.title')}</h1>
      <p className="page__lead">{t('office.payouts.lead')}</p>
      {mayReadOpeningBalances && <OpeningBalances />}
      <PayoutTotals />
      <RowsTable
        rows={rows}
        columns={usePayoutColumns(opened.to)}
        rowKey={({ id }) => id}
        title={t('office.payouts.title')}
        empty={t('office.payouts.empty')}
        {...(rows.filter('status') !== 'returned' && { sums: 'expected' })}
        searches={t('office.payouts.search')}
        filters={
          <FilterSelect
            rows={rows}
            field="status"
            label={t('office.payouts.statusLabel')}
            options={['differs', ...payoutStatuses].map((value) => ({
              value,
              label: t(`office.payouts.status.${value}`),
            }))}
          />
        }
        onOpen={({ id }) => opened.open(id)}
      />
      <PayoutDrawer id={opened.value ?? ''} onClose={opened.close} />
    </div>
  )
}

function usePayoutColumns(addressOf: (id: string) => string): readonly Column<Payout>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (of: string | null) => (of === null ? '' : longDate(of, locale))
  return [
    {
      key: 'reference',
      title: t('office.payouts.reference'),
      value: ({ reference }) => reference,
      show: ({ id, reference, instance }, marked) => (
        <TwoLines
          first={<RowLink to={addressOf(id)}>{marked(reference)}</RowLink>}
          label={t('office.payouts.instance')}
          second={instanceLabel(instance, t)}
        />
      ),
    },
    {
      key: 'instance',
      only: 'file',
      title: t('office.payouts.instance'),
      value: ({ instance }) => instanceLabel(instance, t),
    },
    { key: 'day', title: t('office.payouts.day'), at: (row) => row.day, sorts: true },
    { key: 'gross', title: t('office.payouts.gross'), value: ({ gross }) => gross, is: 'pesos' },
    { key: 'fees', title: t('office.payouts.fees'), value: ({ fees }) => fees, is: 'pesos' },
    { key: 'withheld', title: t('office.payouts.withheld'), value: ({ withheld }) => withheld, is: 'pesos' },
    { key: 'net', title: t('office.payouts.net'), value: ({ net }) => net, is: 'pesos' },
    {
      key: 'status',
      title: t('office.payouts.statusLabel'),
      value: (row) => t(`office.payouts.status.${payoutState(row)}`),
      show: (row) => <PayoutStatus payout={row} />,
    },
    {
      key: 'bank_reference',
      title: t('office.payouts.bankReference'),
      value: ({ bank_reference: ref }) => ref,
      show: ({ bank_reference: ref, arrived_on: on }, marked) => (
        <TwoLines
          first={ref === null ? '' : marked(ref)}
          label={t('office.payouts.arrivedOn')}
          second={day(on)}
        />
      ),
    },
    { key: 'arrived_on', only: 'file', title: t('office.payouts.arrivedOn'), at: (row) => row.arrived_on },
    { key: 'returned_on', only: 'file', title: t('office.payouts.returnedOn'), at: (row) => row.returned_on },
    {
      key: 'deposit_reference',
      only: 'file',
      title: t('office.payouts.depositReference'),
      value: ({ deposit_reference: ref }) => ref,
    },
    {
      key: 'differs_since',
      only: 'file',
      title: t('office.payouts.differsSince'),
      at: ({ differs_since: at }) => at,
    },
    {
      key: 'unexplained',
      only: 'file',
      title: t('office.payouts.unexplained'),
      value: ({ unexplained }) => unexplained,
    },
  ]
}
