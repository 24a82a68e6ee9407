import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { DashboardFrame } from '../enrollments/dashboard-frame.tsx'
import { SeasonPageSize } from '../enrollments/season-page-size.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { CreateButton } from './create-button.tsx'
import { FeeDrawer } from './fee-drawer.tsx'
import { FeeFilters } from './fee-filters.tsx'
import type { Fee } from './fee-form.ts'
import { useFeeColumns } from './use-fee-columns.tsx'

/** 'Tarifas': the fee catalogue; a row opens the fee, and who may creates one. */
export default function FeesPage() {
  return (
    <DashboardFrame tab="fees">
      <SeasonPageSize>{(pageSize) => <Fees pageSize={pageSize} />}</SeasonPageSize>
    </DashboardFrame>
  )
}

function Fees({ pageSize }: { readonly pageSize: number }) {
  const t = useTranslate()
  const rows = useRows<Fee>({ resource: 'fees', pageSize })
  const opened = useOpenRecord('fee')
  const mayCreate = usePermission('POST /api/enrollment/admin/fee')
  return (
    <>
      <RowsTable
        rows={rows}
        columns={useFeeColumns(rows.filter('search'), opened)}
        rowKey={({ id }) => id}
        title={t('office.fees.title')}
        searches={t('office.fees.searches')}
        filters={<FeeFilters rows={rows} />}
        actions={mayCreate && <CreateButton onCreate={() => opened.open('new')} />}
        empty={t('office.fees.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <FeeDrawer opened={opened.value} onClose={opened.close} />
    </>
  )
}
