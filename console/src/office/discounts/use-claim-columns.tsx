import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatPercent } from '../../numbers.ts'
import type { Column } from '../list/column.ts'
import { ClaimList } from './claim-list.tsx'
import type { DiscountDraft, Evidence, StudentClaims } from './discount.ts'

export function useClaimColumns(onAsk: (draft: DiscountDraft) => void): readonly Column<StudentClaims>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const inWords = ({ kind, percent: points, state }: Evidence) =>
    `${t(`office.discounts.kind.${kind}`)} ${formatPercent(points, locale)}: ${t(`office.claims.state.${state}`)}`
  return [
    {
      key: 'student',
      title: t('office.discounts.student'),
      value: ({ student }) => student,
      show: ({ student }, marked) => (
        <Link to={`/enrollment/admin/students/${student}`}>{marked(student)}</Link>
      ),
      sorts: true,
    },
    { key: 'name', title: t('office.discounts.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade, sorts: true },
    {
      key: 'claims',
      title: t('office.claims.claims'),
      value: ({ claims }) => (claims === null ? t('office.claims.unknown') : claims.map(inWords).join(' · ')),
      show: (row) => <ClaimList of={row} onAsk={onAsk} />,
    },
  ]
}
