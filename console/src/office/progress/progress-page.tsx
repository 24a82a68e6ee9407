import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { studentPath } from '../steps.ts'
import { ProgressFilters } from './progress-filters.tsx'
import { RemindButton } from './remind-button.tsx'
import { useProgressColumns } from './use-progress-columns.tsx'

type Row = RowOf<'GET /api/enrollment/admin/progress'>

/** Every student of the season with the step each is at, and the way to write to those who are missing. */
export default function ProgressPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const rows = useRows<Row>({ resource: 'progress', sort: { field: 'name', order: 'asc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.progress.title')}</h1>
      <p className="page__lead">{t('office.progress.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useProgressColumns()}
        rowKey={({ student }) => student}
        title={t('office.progress.title')}
        searches={t('office.progress.search')}
        empty={t('office.progress.empty')}
        filters={<ProgressFilters rows={rows} />}
        actions={<RemindButton steps={rows.filter('step')} />}
        onOpen={({ student }) => void navigate(studentPath(student))}
      />
    </div>
  )
}
