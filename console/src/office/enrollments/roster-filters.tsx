import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { sisStatusLabel } from '../sis-labels.ts'

const fields = ['status', 'grade', 'gender', 'year'] as const

/** The words that the hub knows of, so that no filter leads to nothing. */
export function RosterFilters<Row>({ rows }: { rows: RowsState<Row> }) {
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
