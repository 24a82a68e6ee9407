import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { sisStatusLabel } from '../sis-labels.ts'
import { statusColour } from './status-colour.ts'

type ListedStudent = RowOf<'GET /api/enrollment/admin/students'>

/** Only the code and the name are searched, so only they show what was found. */
export function useRosterColumns({ to }: OpenRecord): readonly Column<ListedStudent>[] {
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
