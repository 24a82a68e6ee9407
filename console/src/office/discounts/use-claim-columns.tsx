import { Link } from 'react-router'
import { useLocale, useTexts } from '../../i18n.ts'
import { percent } from '../../money.ts'
import type { Column } from '../list/column.ts'
import { ClaimList } from './claim-list.tsx'
import type { DiscountWish, Evidence, StudentClaims } from './discount.ts'

export function useClaimColumns(onAsk: (wish: DiscountWish) => void): readonly Column<StudentClaims>[] {
  const text = useTexts()
  const { locale } = useLocale()
  const inWords = ({ kind, percent: points, state }: Evidence) =>
    `${text(`office.discounts.kind.${kind}`)} ${percent(points, locale)}: ${text(`office.claims.state.${state}`)}`
  return [
    {
      key: 'student',
      title: text('office.discounts.student'),
      value: ({ student }) => student,
      show: ({ student }, marked) => (
        <Link to={`/enrollment/admin/students/${student}`}>{marked(student)}</Link>
      ),
      sorts: true,
    },
    { key: 'name', title: text('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: text('office.grades.present'), value: ({ grade }) => grade, sorts: true },
    {
      key: 'claims',
      title: text('office.claims.claims'),
      value: ({ claims }) =>
        claims === null ? text('office.claims.unknown') : claims.map(inWords).join(' · '),
      show: (row) => <ClaimList of={row} onAsk={onAsk} />,
    },
  ]
}
