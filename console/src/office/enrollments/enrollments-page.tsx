import { useTranslate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { RosterFilters } from './roster-filters.tsx'
import { SeasonPageSize } from './season-page-size.tsx'
import { StudentDrawer } from './student-drawer.tsx'
import { useRosterColumns } from './use-roster-columns.tsx'

type ListedStudent = RowOf<'GET /api/enrollment/admin/students'>

/** 'Matrículas nuevos': the students with a school code; a row opens the student's order. */
export default function EnrollmentsPage() {
  return (
    <DashboardFrame tab="students">
      <SeasonPageSize>{(pageSize) => <Enrollments pageSize={pageSize} />}</SeasonPageSize>
    </DashboardFrame>
  )
}

function Enrollments({ pageSize }: { readonly pageSize: number }) {
  const t = useTranslate()
  const rows = useRows<ListedStudent>({
    resource: 'dashboard',
    pageSize,
    sort: { field: 'name', order: 'asc' },
  })
  const opened = useOpenRecord('student')
  const known = rows.tableProps.dataSource?.find(({ custom_id: code }) => code === opened.value)
  return (
    <>
      <RowsTable
        rows={rows}
        columns={useRosterColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.dashboard.tab.students')}
        searches={t('office.dashboard.searches')}
        filters={<RosterFilters rows={rows} />}
        empty={t('office.dashboard.empty')}
        onOpen={({ custom_id: code }) => opened.open(code)}
      />
      <StudentDrawer code={opened.value} name={known?.name} onClose={opened.close} />
    </>
  )
}
