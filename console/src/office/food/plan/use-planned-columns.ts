import { useTexts } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import { heldKey } from '../food-service.ts'
import type { FoodAct, Held } from '../food-service.ts'
import type { PlannedRow } from './planned-rows.ts'

/** A student of a plan, on the screen and in the file. */
export function usePlannedColumns(act: FoodAct): readonly Column<PlannedRow>[] {
  const text = useTexts()
  const said = (held: Held) => text(`office.food.service.${heldKey(held)}`)
  return [
    { key: 'student', title: text('office.insertServices.column.student'), value: ({ student }) => student },
    { key: 'name', title: text('office.insertServices.column.name'), value: ({ name }) => name },
    {
      key: 'from',
      title: text('office.insertServices.column.from'),
      value: ({ change }) => (change === null ? '—' : said(change.from)),
    },
    {
      key: 'service',
      title: text(`office.insertServices.column.${act}`),
      value: ({ service }) => said(service),
    },
    {
      key: 'to',
      title: text('office.insertServices.column.to'),
      value: ({ change }) => (change === null ? '—' : said(change.to)),
    },
    { key: 'note', title: text('office.insertServices.column.note'), value: ({ note }) => note || '—' },
    { key: 'grade', title: text('office.grades.present'), value: ({ grade }) => grade },
  ]
}
