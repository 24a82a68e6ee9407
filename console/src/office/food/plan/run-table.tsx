import { useState } from 'react'
import { useTranslate } from '../../../i18n.ts'
import { FilterChips } from './filter-chips.tsx'
import type { Progress } from './plan.ts'
import { runRows } from './planned-rows.ts'
import type { StudentNames } from './planned-rows.ts'
import { StudentRows } from './student-rows.tsx'
import { useRunColumns } from './use-run-columns.tsx'

type Filter = 'all' | 'failed' | 'waiting' | 'done'

const filters: readonly Filter[] = ['all', 'failed', 'waiting', 'done']

/** Each student of a plan with its end, as far as it has one. */
export function RunTable({ progress, names }: { progress: Progress; names: StudentNames }) {
  const t = useTranslate()
  const [filter, setFilter] = useState<Filter>('all')
  const columns = useRunColumns(progress.act)
  const rows = runRows(progress, names)
  const count = { all: rows.length, ...progress }
  const chips = filters
    .map((key) => ({
      key,
      label: t(key === 'all' ? 'office.insertServices.all' : `office.insertServices.every.${key}`),
      count: count[key],
    }))
    .filter((chip) => chip.key === 'all' || chip.key === filter || chip.count > 0)
  return (
    <>
      <FilterChips chips={chips} chosen={filter} onChoose={setFilter} />
      <StudentRows
        columns={columns}
        rows={filter === 'all' ? rows : rows.filter(({ result }) => result === filter)}
      />
    </>
  )
}
