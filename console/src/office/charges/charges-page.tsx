import { Link, useNavigate } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { studentPath } from '../steps.ts'

type Charge = RowOf<'GET /api/enrollment/admin/charges'>

/** What paid enrolments still bring, charge by charge and date by date. */
export default function ChargesPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const rows = useRows('charges', { sort: { field: 'date', order: 'asc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.charges.title')}</h1>
      <p className="page__lead">{t('office.charges.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useChargeColumns()}
        rowKey={({ id }) => id}
        title={t('office.charges.title')}
        searches={t('office.charges.search')}
        empty={t('office.charges.empty')}
        filters={
          <>
            <DayFilter rows={rows} field="from" label={t('office.charges.from')} max={rows.filter('to')} />
            <DayFilter rows={rows} field="to" label={t('office.charges.to')} min={rows.filter('from')} />
          </>
        }
        onOpen={({ student }) => void navigate(studentPath(student))}
      />
    </div>
  )
}

function useChargeColumns(): readonly Column<Charge>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  return [
    {
      key: 'student',
      title: t('office.charges.student'),
      value: ({ student }) => student,
      show: ({ student }, marked) => <Link to={studentPath(student)}>{marked(student)}</Link>,
      sorts: true,
    },
    {
      key: 'name',
      title: t('office.charges.name'),
      value: ({ name }) => name,
      sorts: true,
    },
    { key: 'grade', title: t('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'date',
      title: t('office.charges.date'),
      at: ({ date }) => date,
      value: ({ date }) => date,
      show: ({ date }) => longDate(date, locale),
      sorts: true,
    },
    { key: 'code', title: t('office.charges.code'), value: ({ code }) => code },
    { key: 'concept', title: t('office.charges.concept'), value: ({ concept }) => concept, sorts: true },
    {
      key: 'amount',
      title: t('office.charges.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
  ]
}
