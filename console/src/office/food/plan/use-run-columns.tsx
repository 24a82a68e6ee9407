import { Tag } from 'antd'
import { useTranslate } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import type { FoodAction } from '../food-service.ts'
import type { RunRow } from './planned-rows.ts'

const colours = { done: 'green', failed: 'red', waiting: 'default' } as const

/** A student of a plan that runs or has run, on the screen and in the file. */
export function useRunColumns(act: FoodAction): readonly Column<RunRow>[] {
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
