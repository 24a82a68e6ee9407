import type { BaseRecord, CrudSort, HttpError, useTableReturnType } from '@refinedev/core'
import type { PaginationProps, TableProps } from 'antd'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

/** Refine's rows as antd's table takes them. */
export function tablePropsOf<Row extends BaseRecord, Problem extends HttpError>({
  tableQuery,
  setSorters,
  setCurrentPage,
}: useTableReturnType<Row, Problem>): TableProps<Row> {
  return {
    ...(tableQuery.data && { dataSource: tableQuery.data.data }),
    loading: !tableQuery.isFetched,
    pagination: false,
    onChange(_page, _filters, sorter) {
      setSorters([sorter].flat().flatMap(sortOf))
      setCurrentPage(1)
    },
  }
}

/** Refine's page and its size as antd's pages below the table take them. */
export function pagesOf<Row extends BaseRecord, Problem extends HttpError>(
  table: useTableReturnType<Row, Problem>,
): PaginationProps {
  const { currentPage, pageSize, tableQuery, setCurrentPage, setPageSize } = table
  return {
    current: currentPage,
    pageSize,
    total: tableQuery.data?.total ?? 0,
    itemRender: linkedPages(table),
    onChange(page, size) {
      setCurrentPage(page)
      setPageSize(size)
    },
  }
}

function sortOf({ columnKey, order }: { columnKey?: unknown; order?: string | null }): CrudSort[] {
  if (typeof columnKey !== 'string' || !order) return []
  return [{ field: columnKey, order: order === 'descend' ? 'desc' : 'asc' }]
}

type LinkedState = Pick<
  useTableReturnType,
  'createLinkForSyncWithLocation' | 'pageSize' | 'sorters' | 'filters'
>

/** A page is a link to its own address, for a tab of its own; here the table turns to it. */
function linkedPages({ createLinkForSyncWithLocation, pageSize, sorters, filters }: LinkedState) {
  const itemRender: PaginationProps['itemRender'] = (page, type, drawn) => {
    if (type !== 'page') return drawn
    const pagination = { pageSize, currentPage: page }
    return (
      <Link to={createLinkForSyncWithLocation({ pagination, sorters, filters })} onClick={leaveToTable}>
        {page}
      </Link>
    )
  }
  return itemRender
}

function leaveToTable(event: MouseEvent): void {
  event.preventDefault()
}
