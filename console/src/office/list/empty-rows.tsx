import { Button, Empty } from 'antd'
import { useTexts } from '../../i18n.ts'
import type { RowsState } from './use-rows.ts'

/** Nothing to show: because there is nothing, or because the filters leave nothing over. */
export function EmptyRows<Row>({ rows, empty }: { rows: RowsState<Row>; empty: string }) {
  const text = useTexts()
  const isFiltered = rows.filters.some((filter) => filter.value !== undefined && filter.value !== '')
  if (rows.isFirstReading) return <div className="rows__waiting">{text('common.loading')}</div>
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={isFiltered ? text('office.list.noneFound') : empty}
    >
      {isFiltered && <Button onClick={rows.clearFilters}>{text('office.list.clear')}</Button>}
    </Empty>
  )
}
