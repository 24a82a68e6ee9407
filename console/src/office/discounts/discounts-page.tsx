import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { RequestDiscountDialog } from './request-dialog.tsx'
import { DiscountDrawer } from './discount-drawer.tsx'
import { DiscountFilters } from './discount-filters.tsx'
import type { Discount } from './discount.ts'
import { DiscountsFrame } from './discounts-frame.tsx'
import { useDiscountColumns } from './use-discount-columns.tsx'

/** Discounts with their proof: asked for by one person, granted by another, until a day. */
export default function DiscountsPage() {
  const t = useTranslate()
  const rows = useRows<Discount>({ resource: 'discounts', sort: { field: 'asked_at', order: 'desc' } })
  const opened = useOpenRecord('discount')
  const mayAsk = usePermission('POST /api/discounts')
  const [isAsking, setAsking] = useState(false)
  return (
    <DiscountsFrame tab="discounts">
      <RowsTable
        rows={rows}
        columns={useDiscountColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.discounts.title')}
        searches={t('office.discounts.searches')}
        filters={<DiscountFilters rows={rows} />}
        actions={mayAsk && <AskButton onAsk={() => setAsking(true)} />}
        empty={t('office.discounts.empty')}
        onOpen={({ id }) => opened.open(id)}
      />
      <DiscountDrawer opened={opened.value} onClose={opened.close} />
      {isAsking && <RequestDiscountDialog draft={{}} onClose={() => setAsking(false)} />}
    </DiscountsFrame>
  )
}

function AskButton({ onAsk }: { onAsk: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.discounts.ask', onAsk)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAsk}>
      {t('office.discounts.ask')}
    </Button>
  )
}
