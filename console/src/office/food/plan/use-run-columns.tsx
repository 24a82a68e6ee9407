import { Tag } from 'antd'
import { useTexts } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import type { FoodAct } from '../food-service.ts'
import type { RunRow } from './planned-rows.ts'

const colours = { done: 'green', failed: 'red', waiting: 'default' } as const

/** A student of a plan that runs or has run, on the screen and in the file. */
export function useRunColumns(act: FoodAct): readonly Column<RunRow>[] {
  const text = useTexts()
  const result = (row: RunRow) => text(`office.insertServices.result.${row.result}`)
  return [
    { key: 'student', title: text('office.insertServices.column.student'), value: ({ student }) => student },
    {
      key: 'result',
      title: text('office.insertServices.column.result'),
      value: result,
      show: (row) => <Tag color={colours[row.result]}>{result(row)}</Tag>,
    },
    { key: 'name', title: text('office.insertServices.column.name'), value: ({ name }) => name },
    { key: 'grade', title: text('office.grades.present'), value: ({ grade }) => grade },
    {
      key: 'service',
      title: text(`office.insertServices.column.${act}`),
      value: ({ service }) => text(`office.food.service.${service}`),
    },
    {
      key: 'reason',
      title: text('office.insertServices.column.reason'),
      value: ({ reason }) => reason || '—',
    },
  ]
}
