import { Tag } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { percent } from '../../money.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { stateColours } from './discount.ts'
import type { Discount } from './discount.ts'

export function useDiscountColumns({ to }: Opened): readonly Column<Discount>[] {
  const text = useTexts()
  const { locale } = useLocale()
  const kindOf = ({ kind }: Discount) => text(`office.discounts.kind.${kind}`)
  const stateOf = ({ state }: Discount) => text(`office.discounts.state.${state}`)
  return [
    {
      key: 'student',
      title: text('office.discounts.student'),
      value: ({ student }) => student,
      show: (row, marked) => (
        <RowLink to={to(row.id)} label={`${row.student}, ${kindOf(row)}`}>
          {marked(row.student)}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'name', title: text('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: text('office.grades.present'), value: ({ grade }) => grade },
    { key: 'kind', title: text('office.discounts.kindFilter'), value: kindOf, sorts: true },
    {
      key: 'percent',
      title: text('office.discounts.percent'),
      value: (row) => percent(row.percent, locale),
      show: (row) => <span className="figures">{percent(row.percent, locale)}</span>,
      sorts: true,
    },
    {
      key: 'state',
      title: text('office.discounts.stateFilter'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'expires_on',
      title: text('office.discounts.expires'),
      at: ({ expires_on: day }) => day,
      sorts: true,
    },
    {
      key: 'asked_at',
      title: text('office.discounts.askedAt'),
      at: ({ asked_at: at }) => at,
      sorts: true,
    },
    {
      key: 'asked_by',
      title: text('office.discounts.askedBy'),
      value: ({ asked_by: who }) => actorWords(who, text),
    },
  ]
}
