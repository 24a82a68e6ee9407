import { Button, Empty } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { RowsState } from './use-rows.ts'

/** Nothing to show: because there is nothing, or because the filters leave nothing over. */
export function EmptyRows<Row>({ rows, empty }: { rows: RowsState<Row>; empty: string }) {
  const t = useTranslate()
  const isFiltered = rows.filters.some((filter) => filter.value !== undefined && filter.value !== '')
  if (rows.isFirstReading) return <div className="rows__waiting">{t('common.loading')}</div>
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? t('office.list.noneFound') : empty}>
      {isFiltered && <Button onClick={rows.clearFilters}>{t('office.list.clear')}</Button>}
    </Empty>
  )
}
