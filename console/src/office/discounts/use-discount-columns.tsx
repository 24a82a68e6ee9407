import { Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatPercent } from '../../numbers.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { stateColours } from './discount.ts'
import type { Discount } from './discount.ts'

export function useDiscountColumns({ to }: OpenRecord): readonly Column<Discount>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const kindOf = ({ kind }: Discount) => t(`office.discounts.kind.${kind}`)
  const stateOf = ({ state }: Discount) => t(`office.discounts.state.${state}`)
  return [
    {
      key: 'student',
      title: t('office.discounts.student'),
      value: ({ student }) => student,
      show: (row, marked) => (
        <RowLink to={to(row.id)} label={`${row.student}, ${kindOf(row)}`}>
          {marked(row.student)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'name', title: t('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade },
    { key: 'kind', title: t('office.discounts.kindFilter'), value: kindOf, sorts: true },
    {
      key: 'percent',
      title: t('office.discounts.percent'),
      value: (row) => formatPercent(row.percent, locale),
      show: (row) => <span className="figures">{formatPercent(row.percent, locale)}</span>,
      sorts: true,
    },
    {
      key: 'state',
      title: t('office.discounts.stateFilter'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'expires_on',
      title: t('office.discounts.expires'),
      at: ({ expires_on: day }) => day,
      sorts: true,
    },
    {
      key: 'asked_at',
      title: t('office.discounts.askedAt'),
      at: ({ asked_at: at }) => at,
      sorts: true,
    },
    {
      key: 'asked_by',
      title: t('office.discounts.askedBy'),
      value: ({ asked_by: who }) => actorLabel(who, t),
    },
  ]
}
