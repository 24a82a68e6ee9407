import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { RequestDiscountDialog } from './request-dialog.tsx'
import type { DiscountDraft, StudentClaims } from './discount.ts'
import { DiscountsFrame } from './discounts-frame.tsx'
import { useClaimColumns } from './use-claim-columns.tsx'

/** What the student information system says that students get, beside the proof of it that somebody has seen. */
export default function ClaimsPage() {
  const t = useTranslate()
  const rows = useRows<StudentClaims>({ resource: 'claims', sort: { field: 'name', order: 'asc' } })
  const { answer: words } = useRead('GET /api/enrollment/admin/students/filters')
  const [draft, setDraft] = useState<DiscountDraft | null>(null)
  return (
    <DiscountsFrame tab="claims">
      <RowsTable
        rows={rows}
        columns={useClaimColumns(setDraft)}
        rowKey={({ student }) => student}
        title={t('office.claims.title')}
        searches={t('office.discounts.searches')}
        filters={
          <FilterSelect
            rows={rows}
            field="grade"
            label={t('office.grades.present')}
            width={210}
            options={(words?.grade ?? []).map((value) => ({ value, label: value }))}
          />
        }
        empty={t('office.claims.empty')}
      />
      {draft !== null && <RequestDiscountDialog draft={draft} onClose={() => setDraft(null)} />}
    </DiscountsFrame>
  )
}
