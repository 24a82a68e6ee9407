import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { DiscountWish, StudentClaims } from './discount.ts'
import { DiscountsFrame } from './discounts-frame.tsx'
import { useClaimColumns } from './use-claim-columns.tsx'

/** What the student information system says that students get, beside the proof of it that somebody has seen. */
export default function ClaimsPage() {
  const text = useTexts()
  const rows = useRows<StudentClaims>({ resource: 'claims', sort: { field: 'name', order: 'asc' } })
  const { answer: words } = useRead('GET /api/enrollment/admin/students/filters')
  const [wish, setWish] = useState<DiscountWish | null>(null)
  return (
    <DiscountsFrame tab="claims">
      <RowsTable
        rows={rows}
        columns={useClaimColumns(setWish)}
        rowKey={({ student }) => student}
        title={text('office.claims.title')}
        searches={text('office.discounts.searches')}
        filters={
          <FilterSelect
            rows={rows}
            field="grade"
            label={text('office.grades.present')}
            width={210}
            options={(words?.grade ?? []).map((value) => ({ value, label: value }))}
          />
        }
        empty={text('office.claims.empty')}
      />
      {wish !== null && <AskDialog wish={wish} onClose={() => setWish(null)} />}
    </DiscountsFrame>
  )
}
