import { useTranslate } from '../../../i18n.ts'
import type { Column } from '../../list/column.ts'
import { serviceKey } from '../food-service.ts'
import type { FoodAction, HeldService } from '../food-service.ts'
import type { PlannedRow } from './planned-rows.ts'

/** A student of a plan, on the screen and in the file. */
export function usePlannedColumns(act: FoodAction): readonly Column<PlannedRow>[] {
  const t = useTranslate()
  const serviceText = (service: HeldService) => t(`office.food.service.${serviceKey(service)}`)
  return [
    { key: 'student', title: t('office.insertServices.column.student'), value: ({ student }) => student },
    { key: 'name', title: t('office.insertServices.column.name'), value: ({ name }) => name },
    {
      key: 'from',
      title: t('office.insertServices.column.from'),
      value: ({ change }) => (change === null ? '—' : serviceText(change.from)),
    },
    {
      key: 'service',
      title: t(`office.insertServices.column.${act}`),
      value: ({ service }) => serviceText(service),
    },
    {
      key: 'to',
      title: t('office.insertServices.column.to'),
      value: ({ change }) => (change === null ? '—' : serviceText(change.to)),
    },
    { key: 'note', title: t('office.insertServices.column.note'), value: ({ note }) => note || '—' },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade },
  ]
}
