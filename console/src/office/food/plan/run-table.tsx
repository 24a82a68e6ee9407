import { useState } from 'react'
import { Tag } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import type { FoodAction } from '../food-service.ts'
import { FilterChips } from './filter-chips.tsx'
import type { Progress } from './plan.ts'
import { runRows } from './planned-rows.ts'
import type { StudentNames, RunRow } from './planned-rows.ts'
import { StudentRows } from './student-rows.tsx'

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

const colours = { done: 'green', failed: 'red', waiting: 'default' } as const

/** A student of a plan that runs or has run, on the screen and in the file. */
function useRunColumns(act: FoodAction): readonly Column<RunRow>[] {
  const t = useTranslate()
  const result = (row: RunRow) => t(`office.insertServices.result.${row.result}`)
  return [
    { key: 'student', title: t('office.insertServices.column.student'), value: ({ student }) => student },
    {
      key: 'result',
      title: t('office.insertServices.column.result'),
      value: result,
      show: (row) => <Tag color={colours[row.result]}>{result(row)}</Tag>,
    },
    { key: 'name', title: t('office.insertServices.column.name'), value: ({ name }) => name },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade },
    {
      key: 'service',
      title: t(`office.insertServices.column.${act}`),
      value: ({ service }) => t(`office.food.service.${service}`),
    },
    {
      key: 'reason',
      title: t('office.insertServices.column.reason'),
      value: ({ reason }) => reason || '—',
    },
  ]
}
