import { useTexts } from '../../i18n.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useAlike } from '../list/use-alike.ts'
import { useOpened } from '../list/use-opened.ts'
import { useRows } from '../list/use-rows.ts'
import { AuditFilters } from './audit-filters.tsx'
import './audit.css'
import { EntryDrawer } from './entry-drawer.tsx'
import type { Entry } from './entry.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

/** Who did what and who read whose record; a row opens what it changed. */
export default function AuditPage() {
  const text = useTexts()
  const opened = useOpened('entry')
  const rows = useRows<Entry>({ resource: 'audit', sort: { field: 'at', order: 'desc' } })
  const entry = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  return (
    <div className="page">
      <h1 className="page__title">{text('office.audit.title')}</h1>
      <p className="page__lead">{text('office.audit.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useAuditColumns(opened)}
        rowKey={({ id }) => id}
        title={text('office.audit.title')}
        filters={<AuditFilters rows={rows} />}
        empty={text('office.audit.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <EntryDrawer entry={entry} onClose={opened.close} onAlike={useAlike(rows, opened)} />
    </div>
  )
}
