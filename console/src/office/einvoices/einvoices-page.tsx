import { Tag } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowLink } from '../list/row-link.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { useRows } from '../list/use-rows.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { CreditNotes } from './credit-notes.tsx'
import { type Einvoice, einvoiceColours, einvoiceStatuses, unendedNotes } from './einvoice.ts'
import { ReissueButton } from './issue-again.tsx'
import { ReissueDialog } from './reissue-dialog.tsx'

/** Electronic invoices of payments, and the rejected ones to be issued again. */
export default function EinvoicesPage() {
  const t = useTranslate()
  const rows = useRows('einvoices')
  // Outside of its row, which is drawn anew as a telephone is turned.
  const [again, setAgain] = useState<Einvoice | null>(null)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.einvoices.title')}</h1>
      <p className="page__lead">{t('office.einvoices.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useEinvoiceColumns(setAgain)}
        rowKey={({ id }) => id}
        title={t('office.einvoices.title')}
        empty={t('office.einvoices.empty')}
        searches={t('office.einvoices.search')}
        filters={
          <>
            <FilterSelect
              rows={rows}
              field="status"
              label={t('office.einvoices.statusFilter')}
              options={einvoiceStatuses.map((value) => ({
                value,
                label: t(`office.einvoices.status.${value}`),
              }))}
              width={240}
            />
            <FilterSelect
              rows={rows}
              field="note"
              label={t('office.einvoices.noteFilter')}
              options={unendedNotes.map((value) => ({ value, label: t(`office.einvoices.note.${value}`) }))}
              width={240}
            />
          </>
        }
      />
      {again !== null && <ReissueDialog invoice={again} onClose={() => setAgain(null)} />}
    </div>
  )
}

function useEinvoiceColumns(onAgain: (invoice: Einvoice) => void): readonly Column<Einvoice>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const statusOf = ({ status }: Einvoice) => t(`office.einvoices.status.${status}`)
  const nameOf = ({ number, reference }: Einvoice) => number ?? reference
  return [
    {
      key: 'number',
      title: t('office.einvoices.number'),
      value: nameOf,
      show: (row) => (
        <RowLink to={`/enrollment/admin/payments?token=${row.token ?? ''}`}>{nameOf(row)}</RowLink>
      ),
    },
    {
      key: 'student',
      title: t('office.einvoices.student'),
      value: ({ students }) => students.map(({ code }) => code).join(' '),
      show: ({ students }) => (
        <TwoLines
          first={students.map(({ code }) => code).join(' ')}
          label={t('office.einvoices.name')}
          second={students.map(({ name }) => name).join(', ')}
        />
      ),
    },
    {
      key: 'name',
      only: 'file',
      title: t('office.einvoices.name'),
      value: ({ students }) => students.map(({ name }) => name).join(', '),
    },
    {
      key: 'status',
      title: t('office.einvoices.statusTitle'),
      value: statusOf,
      show: (row) => <Tag color={einvoiceColours[row.status]}>{statusOf(row)}</Tag>,
    },
    { key: 'total', title: t('office.einvoices.total'), value: ({ total }) => total, is: 'pesos' },
    {
      key: 'reason',
      title: t('office.einvoices.reason'),
      value: ({ reason, notices }) => reason ?? notices.join(' '),
      wraps: true,
    },
    {
      key: 'notes',
      title: t('office.einvoices.notes'),
      value: ({ creditNotes }) => creditNotes.map(({ number, reference }) => number ?? reference).join(' '),
      show: (row) => <CreditNotes {...row} />,
    },
    {
      key: 'created_at',
      title: t('office.einvoices.createdAt'),
      at: ({ createdAt }) => toSeason(createdAt),
    },
    {
      key: 'requested_by',
      title: t('office.einvoices.requestedBy'),
      value: ({ requestedBy }) => actorLabel(requestedBy, t),
    },
    {
      key: 'act',
      title: t('office.einvoices.act'),
      show: (row) => <ReissueButton invoice={row} onAgain={onAgain} />,
    },
  ]
}
