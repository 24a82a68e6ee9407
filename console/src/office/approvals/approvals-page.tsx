import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { ApprovalDrawer } from './approval-drawer.tsx'
import { states } from './approval.ts'
import type { Approval } from './approval.ts'
import './approvals.css'
import { useApprovalColumns } from './use-approval-columns.tsx'
import { useSecondPersonFrom } from './use-second-person.ts'

/** Acts about money that wait for a second person, and what became of them. */
export default function ApprovalsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('approval')
  const from = useSecondPersonFrom()
  const rows = useRows<Approval>({ resource: 'approvals', sort: { field: 'requested_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.approvals.title')}</h1>
      <p className="page__lead">
        {from === null
          ? t('office.approvals.lead')
          : t('office.approvals.leadFrom', { amount: `$${formatCop(from)}` })}
      </p>
      <RowsTable
        rows={rows}
        columns={useApprovalColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.approvals.title')}
        empty={t('office.approvals.empty')}
        searches={t('office.approvals.search')}
        filters={
          <FilterSelect
            rows={rows}
            field="state"
            label={t('office.approvals.stateFilter')}
            options={states.map((value) => ({ value, label: t(`office.approvals.states.${value}`) }))}
            width={210}
          />
        }
        onOpen={({ id }) => opened.open(id)}
      />
      <ApprovalDrawer opened={opened.value} onClose={opened.close} />
    </div>
  )
}
