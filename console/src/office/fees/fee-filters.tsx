import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { feeTypes } from './fee-form.ts'

export function FeeFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  return (
    <>
      <FilterSelect
        rows={rows}
        field="grade"
        label={t('office.fees.grade')}
        options={grades.map(({ id_grade: id, grade_enrollment: label }) => ({ value: String(id), label }))}
      />
      <FilterSelect
        rows={rows}
        field="type"
        label={t('office.fees.type')}
        options={feeTypes.map((value) => ({ value, label: value }))}
        width={130}
      />
    </>
  )
}
