import { Link } from 'react-router'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { studentPath } from '../steps.ts'
import { ageingBuckets } from './ageing-buckets.ts'

type AgedDebt = RowOf<'GET /api/invoices/ageing'>

export function useAgeingColumns(): readonly Column<AgedDebt>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  return [
    {
      key: 'student',
      title: t('office.ageing.student'),
      value: ({ student, id }) => student ?? id,
      show: ({ student, id }, marked) =>
        student === null ? (
          marked(id)
        ) : (
          <Link to={`${studentPath(student)}?tab=charges`}>{marked(student)}</Link>
        ),
      sorts: true,
    },
    { key: 'name', title: t('office.ageing.name'), value: ({ name }) => name, sorts: true },
    { key: 'grade', title: t('office.grades.present'), value: ({ grade }) => grade, only: 'file' },
    ...[...ageingBuckets, 'total' as const].map((age): Column<AgedDebt> => ({
      key: age,
      title: t(`office.ageing.age.${age}`),
      value: (debt) => debt[age],
      is: 'pesos',
      sorts: true,
    })),
    {
      key: 'oldest',
      title: t('office.ageing.oldest'),
      at: ({ oldest }) => oldest,
      value: ({ oldest }) => oldest,
      show: ({ oldest }) => longDate(oldest, locale),
      sorts: true,
    },
    {
      key: 'invoices',
      title: t('office.ageing.invoices'),
      value: ({ invoices }) => invoices,
      is: 'count',
      only: 'file',
    },
    {
      key: 'surcharge',
      title: t('office.ageing.age.surcharge'),
      value: ({ surcharge }) => surcharge,
      is: 'pesos',
      only: 'file',
    },
  ]
}
