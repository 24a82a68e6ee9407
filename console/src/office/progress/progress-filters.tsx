import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { FilterSeveral } from '../list/filter-several.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { steps } from '../steps.ts'

export function ProgressFilters<Row>({ rows }: { rows: RowsState<Row> }) {
  const t = useTranslate()
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  return (
    <>
      <FilterSeveral
        rows={rows}
        field="step"
        label={t('office.progress.step')}
        options={steps.map((value) => ({ value, label: t(`office.step.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="grade"
        label={t('office.grades.coming')}
        options={grades.map(({ id_grade: id, grade_enrollment: label }) => ({ value: String(id), label }))}
      />
      <DayFilter rows={rows} field="waiting_since" label={t('office.progress.quietSince')} />
    </>
  )
}
