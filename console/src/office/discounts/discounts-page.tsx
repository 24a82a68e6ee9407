import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpened } from '../list/use-opened.ts'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { DiscountDrawer } from './discount-drawer.tsx'
import { DiscountFilters } from './discount-filters.tsx'
import type { Discount } from './discount.ts'
import { DiscountsFrame } from './discounts-frame.tsx'
import { useDiscountColumns } from './use-discount-columns.tsx'

/** Discounts with their proof: asked for by one person, granted by another, until a day. */
export default function DiscountsPage() {
  const text = useTexts()
  const rows = useRows<Discount>({ resource: 'discounts', sort: { field: 'asked_at', order: 'desc' } })
  const opened = useOpened('discount')
  const mayAsk = useMay('POST /api/discounts')
  const [isAsking, setAsking] = useState(false)
  return (
    <DiscountsFrame tab="discounts">
      <RowsTable
        rows={rows}
        columns={useDiscountColumns(opened)}
        rowKey={({ id }) => id}
        title={text('office.discounts.title')}
        searches={text('office.discounts.searches')}
        filters={<DiscountFilters rows={rows} />}
        acts={mayAsk && <AskButton onAsk={() => setAsking(true)} />}
        empty={text('office.discounts.empty')}
        onOpen={({ id }) => opened.open(id)}
      />
      <DiscountDrawer opened={opened.value} onClose={opened.close} />
      {isAsking && <AskDialog wish={{}} onClose={() => setAsking(false)} />}
    </DiscountsFrame>
  )
}

function AskButton({ onAsk }: { onAsk: () => void }) {
  const text = useTexts()
  useShortcut('n', 'office.discounts.ask', onAsk)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAsk}>
      {text('office.discounts.ask')}
    </Button>
  )
}
