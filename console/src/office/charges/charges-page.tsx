import { Link, useNavigate } from 'react-router'
import { useLocale, useTexts } from '../../i18n.ts'
import { longDate } from '../../money.ts'
import type { RowOf } from '../api/call.ts'
import type { Column } from '../list/column.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { studentPath } from '../steps.ts'

type Charge = RowOf<'GET /api/enrollment/admin/charges'>

/** What paid enrolments still bring, charge by charge and date by date. */
export default function ChargesPage() {
  const text = useTexts()
  const navigate = useNavigate()
  const rows = useRows<Charge>({ resource: 'charges', sort: { field: 'date', order: 'asc' } })
  return (
    <div className="page">
      <h1 className="page__title">{text('office.charges.title')}</h1>
      <p className="page__lead">{text('office.charges.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useChargeColumns()}
        rowKey={({ id }) => id}
        title={text('office.charges.title')}
        searches={text('office.charges.search')}
        empty={text('office.charges.empty')}
        filters={
          <>
            <DayFilter rows={rows} field="from" label={text('office.charges.from')} max={rows.filter('to')} />
            <DayFilter rows={rows} field="to" label={text('office.charges.to')} min={rows.filter('from')} />
          </>
        }
        onOpen={({ student }) => void navigate(studentPath(student))}
      />
    </div>
  )
}

function useChargeColumns(): readonly Column<Charge>[] {
  const text = useTexts()
  const { locale } = useLocale()
  return [
    {
      key: 'student',
      title: text('office.charges.student'),
      value: ({ student }) => student,
      show: ({ student }, marked) => <Link to={studentPath(student)}>{marked(student)}</Link>,
      sorts: true,
    },
    {
      key: 'name',
      title: text('office.charges.name'),
      value: ({ name }) => name,
      sorts: true,
    },
    { key: 'grade', title: text('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'date',
      title: text('office.charges.date'),
      at: ({ date }) => date,
      value: ({ date }) => date,
      show: ({ date }) => longDate(date, locale),
      sorts: true,
    },
    { key: 'code', title: text('office.charges.code'), value: ({ code }) => code },
    { key: 'concept', title: text('office.charges.concept'), value: ({ concept }) => concept, sorts: true },
    {
      key: 'amount',
      title: text('office.charges.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
  ]
}
