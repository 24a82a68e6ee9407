import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { statusWords } from '../sis-words.ts'
import { statusColour } from './status-colour.ts'

type Listed = RowOf<'GET /api/enrollment/admin/students'>

/** Only the code and the name are searched, so only they show what was found. */
export function useRosterColumns({ to }: Opened): readonly Column<Listed>[] {
  const text = useTexts()
  return [
    {
      key: 'id',
      title: text('office.dashboard.id'),
      value: ({ id }) => id,
      show: ({ id, custom_id: code, name }) => (
        <RowLink to={to(code)} label={`${id}, ${name}`}>
          {id}
        </RowLink>
      ),
    },
    {
      key: 'custom_id',
      title: text('office.dashboard.code'),
      value: ({ custom_id: code }) => code,
      sorts: true,
    },
    { key: 'name', title: text('office.dashboard.name'), value: ({ name }) => name, sorts: true },
    {
      key: 'status',
      title: text('office.dashboard.status'),
      value: ({ status }) => statusWords(status, text),
      show: ({ status }) => <Tag color={statusColour(status)}>{statusWords(status, text)}</Tag>,
      sorts: true,
    },
    {
      key: 'gender',
      title: text('office.dashboard.gender'),
      value: ({ gender }) => gender,
      show: ({ gender }) => gender,
    },
    {
      key: 'grade',
      title: text('office.grades.present'),
      value: ({ grade }) => grade,
      show: ({ grade }) => grade,
      sorts: true,
    },
    {
      key: 'enrollment_year',
      title: text('office.dashboard.year'),
      value: ({ enrollment_year: year }) => year,
      show: ({ enrollment_year: year }) => year,
      sorts: true,
    },
  ]
}
