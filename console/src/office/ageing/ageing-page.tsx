import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { studentPath } from '../steps.ts'
import { AgeingTotals } from './ageing-totals.tsx'
import { useAgeingColumns } from './use-ageing-columns.tsx'

/** What is owed to the school by its age, partner by partner, as accounting says. */
export default function AgeingPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const rows = useRows('ageing', { sort: { field: 'total', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.ageing.title')}</h1>
      <p className="page__lead">{t('office.ageing.lead')}</p>
      <AgeingTotals day={rows.filter('day')} />
      <RowsTable
        rows={rows}
        columns={useAgeingColumns()}
        rowKey={({ id }) => id}
        title={t('office.ageing.title')}
        searches={t('office.ageing.search')}
        empty={t('office.ageing.empty')}
        filters={<DayFilter rows={rows} field="day" label={t('office.ageing.day')} />}
        onOpen={({ student }) => {
          if (student !== null) void navigate(`${studentPath(student)}?tab=charges`)
        }}
      />
    </div>
  )
}
