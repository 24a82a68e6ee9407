import { disputeStatuses } from '@matricula/hub/api/lists'
import { Button } from 'antd'
import { useState } from 'react'
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
import { type ContestablePayment, type Dispute, partOf, statusKey, studentsText } from './dispute.ts'
import { DisputeDrawer } from './dispute-drawer.tsx'
import { DisputeStatus } from './dispute-status.tsx'
import { FindPaymentDialog } from './find-payment-dialog.tsx'
import { RecordDisputeDialog } from './record-dispute-dialog.tsx'
import './disputes.css'

/** Payments that are contested, those to be answered first. */
export default function DisputesPage() {
  const t = useTranslate()
  const opened = useOpenRecord('dispute')
  const rows = useRows('disputes', { sort: { field: 'answer_by', order: 'asc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.disputes.title')}</h1>
      <p className="page__lead">{t('office.disputes.lead')}</p>
      <RowsTable
        rows={rows}
        actions={<RecordDispute />}
        columns={useDisputeColumns(opened.to)}
        rowKey={({ id }) => id}
        title={t('office.disputes.title')}
        empty={t('office.disputes.empty')}
        searches={t('office.disputes.search')}
        filters={
          <FilterSelect
            rows={rows}
            field="status"
            label={t('office.disputes.statusLabel')}
            options={['open', ...disputeStatuses].map((value) => ({
              value,
              label: t(`office.disputes.status.${value}`),
            }))}
          />
        }
        onOpen={({ id }) => opened.open(id)}
      />
      <DisputeDrawer id={opened.value ?? ''} onClose={opened.close} />
    </div>
  )
}

/** Finds the payment that the provider wrote about, and records what it wrote. */
function RecordDispute() {
  const t = useTranslate()
  const mayRecord = usePermission('POST /api/disputes')
  const [isFinding, setIsFinding] = useState(false)
  const [found, setFound] = useState<ContestablePayment | null>(null)
  if (!mayRecord) return null
  return (
    <>
      <Button type="primary" onClick={() => setIsFinding(true)}>
        {t('office.disputes.record')}
      </Button>
      {isFinding && (
        <FindPaymentDialog
          onClose={() => setIsFinding(false)}
          onFound={(payment) => {
            setIsFinding(false)
            setFound(payment)
          }}
        />
      )}
      {found !== null && <RecordDisputeDialog payment={found} onClose={() => setFound(null)} />}
    </>
  )
}

function useDisputeColumns(addressOf: (id: string) => string): readonly Column<Dispute>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const day = (of: string | null) => (of === null ? null : longDate(of, locale))
  return [
    {
      key: 'case_reference',
      title: t('office.disputes.caseReference'),
      value: ({ case_reference: ref }) => ref,
      show: ({ id, case_reference: ref }) => <RowLink to={addressOf(id)}>{ref}</RowLink>,
    },
    {
      key: 'status',
      title: t('office.disputes.statusLabel'),
      value: (row) => t(statusKey(row)),
      show: (row) => <DisputeStatus dispute={row} />,
    },
    {
      key: 'answer_by',
      title: t('office.disputes.answerBy'),
      value: ({ answer_by: last }) => day(last),
      sorts: true,
    },
    { key: 'amount', title: t('office.disputes.amount'), value: ({ amount }) => amount, is: 'pesos' },
    {
      key: 'students',
      title: t('office.disputes.students'),
      value: ({ parts }) => studentsText(parts),
      show: (row, marked) => (
        <TwoLines
          first={marked(studentsText(row.parts))}
          label={t('office.disputes.part')}
          second={partOf(row, t) ?? ''}
        />
      ),
    },
    { key: 'part', only: 'file', title: t('office.disputes.part'), value: (row) => partOf(row, t) },
    {
      key: 'reason',
      title: t('office.disputes.reasonLabel'),
      value: ({ reason }) => t(`office.disputes.reason.${reason}`),
    },
    {
      key: 'opened_on',
      title: t('office.disputes.openedOn'),
      value: ({ opened_on: on }) => day(on),
      sorts: true,
    },
    {
      key: 'instance',
      only: 'file',
      title: t('office.disputes.instance'),
      value: ({ instance }) => instanceLabel(instance, t),
    },
    {
      key: 'reference',
      only: 'file',
      title: t('office.disputes.reference'),
      value: ({ reference }) => reference,
    },
  ]
}
