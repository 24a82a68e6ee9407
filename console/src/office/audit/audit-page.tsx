import { useTranslate } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useFilterAfterClose } from '../list/use-filter-after-close.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { AuditFilters } from './audit-filters.tsx'
import './audit.css'
import { EntryDrawer } from './entry-drawer.tsx'
import type { Entry } from './entry.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

/** Who did what and who read whose record; a row opens what it changed. */
export default function AuditPage() {
  const t = useTranslate()
  const opened = useOpenRecord('entry')
  const rows = useRows<Entry>({ resource: 'audit', sort: { field: 'at', order: 'desc' } })
  const entry = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.audit.title')}</h1>
      <p className="page__lead">{t('office.audit.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useAuditColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.audit.title')}
        filters={<AuditFilters rows={rows} />}
        empty={t('office.audit.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <EntryDrawer entry={entry} onClose={opened.close} onAlike={useFilterAfterClose(rows, opened)} />
    </div>
  )
}
