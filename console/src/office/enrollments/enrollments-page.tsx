import { Tag } from 'antd'
import { lazy } from 'react'
import { useTranslate } from '../../i18n.ts'
import { OnceOpen } from '../list/once-open.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { sisStatusLabel } from '../sis-labels.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { rosterOrder } from './roster.ts'
import { SeasonPageSize } from './season-page-size.tsx'
import { statusColour } from './status-colour.ts'

const StudentDrawer = lazy(() => import('./student-drawer.tsx'))

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
  const rows = useRows('dashboard', { pageSize, sort: rosterOrder })
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
      <OnceOpen isOpen={opened.value !== null}>
        <StudentDrawer code={opened.value} name={known?.name} onClose={opened.close} />
      </OnceOpen>
    </>
  )
}

type ListedStudent = RowOf<'GET /api/enrollment/admin/students'>

/** Only the code and the name are searched, so only they show what was found. */
function useRosterColumns({ to }: OpenRecord): readonly Column<ListedStudent>[] {
  const t = useTranslate()
  return [
    {
      key: 'id',
      title: t('office.dashboard.id'),
      value: ({ id }) => id,
      show: ({ id, custom_id: code, name }) => (
        <RowLink to={to(code)} label={`${id}, ${name}`}>
          {id}
        </RowLink>
      ),
    },
    {
      key: 'custom_id',
      title: t('office.dashboard.code'),
      value: ({ custom_id: code }) => code,
      sorts: true,
    },
    { key: 'name', title: t('office.dashboard.name'), value: ({ name }) => name, sorts: true },
    {
      key: 'status',
      title: t('office.dashboard.status'),
      value: ({ status }) => sisStatusLabel(status, t),
      show: ({ status }) => <Tag color={statusColour(status)}>{sisStatusLabel(status, t)}</Tag>,
      sorts: true,
    },
    {
      key: 'gender',
      title: t('office.dashboard.gender'),
      value: ({ gender }) => gender,
      show: ({ gender }) => gender,
    },
    {
      key: 'grade',
      title: t('office.grades.present'),
      value: ({ grade }) => grade,
      show: ({ grade }) => grade,
      sorts: true,
    },
    {
      key: 'enrollment_year',
      title: t('office.dashboard.year'),
      value: ({ enrollment_year: year }) => year,
      show: ({ enrollment_year: year }) => year,
      sorts: true,
    },
  ]
}

const fields = ['status', 'grade', 'gender', 'year'] as const

/** The words that the hub knows of, so that no filter leads to nothing. */
function RosterFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { answer } = useRead('GET /api/enrollment/admin/students/filters')
  return fields.map((field) => (
    <FilterSelect
      key={field}
      rows={rows}
      field={field}
      label={t(field === 'grade' ? 'office.grades.present' : `office.dashboard.${field}`)}
      options={(answer?.[field] ?? []).map((value) => ({
        value,
        label: field === 'status' ? sisStatusLabel(value, t) : value,
      }))}
      width={field === 'grade' ? 210 : 130}
    />
  ))
}
