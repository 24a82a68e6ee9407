import { useTable } from '@refinedev/core'
import type { CrudFilters, CrudSort, HttpError } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { PaginationProps, TableProps } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import type { ListName, ListRow } from '../resources.ts'
import { pagesOf, tablePropsOf } from './table-props.tsx'

interface TableOptions {
  readonly pageSize?: number
  readonly sort?: CrudSort
}

/** The rows of a list as the address says: page, size, order, filters. */
export interface RowsState<Row> {
  readonly resource: string
  readonly tableProps: TableProps<Row>
  readonly pages: PaginationProps
  /** How many rows a page may have. */
  readonly pageSizes: readonly number[]
  readonly total: number
  /** How many seconds before it was answered the total was counted. */
  readonly age: number
  /** Pesos of all of them; null for lists that are no money. */
  readonly amount: number | null
  /** Pesos that went out, of lists that tell them by themselves. */
  readonly out: number | null
  readonly isFirstReading: boolean
  /** Rows are here, be they of the last reading that went well. */
  readonly hasRows: boolean
  readonly problem: HubProblem | null
  readonly refetch: () => void
  readonly sorters: readonly CrudSort[]
  readonly filters: CrudFilters
  readonly filter: (field: string) => string
  readonly setFilter: (field: string, value: string | readonly string[] | undefined) => void
  readonly clearFilters: () => void
}

const pageSizes = [12, 25, 50, 100]

/**
 * A list of the hub, its state in the address, so that a link or the back button shows the same rows. It follows what
 * changes; a record that is open does not, for each reading of it is in the audit trail.
 */
export function useRows<N extends ListName>(
  resource: N,
  { pageSize = 25, sort }: TableOptions = {},
): RowsState<ListRow<N>> {
  const table = useTable<ListRow<N>, HubProblem & HttpError>({
    resource,
    syncWithLocation: true,
    pagination: { pageSize },
    ...(sort && { sorters: { initial: [sort] } }),
    filters: { defaultBehavior: 'merge' },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
    liveMode: 'manual',
    onLiveEvent: () => void table.tableQuery.refetch({ cancelRefetch: false }),
  })
  const { tableQuery, filters, sorters, setFilters } = table
  return {
    resource,
    tableProps: tablePropsOf(table),
    pages: pagesOf(table),
    pageSizes: [...new Set([pageSize, ...pageSizes])].toSorted((one, other) => one - other),
    total: table.result.total ?? 0,
    age: numberIn(tableQuery.data, 'age') ?? 0,
    amount: numberIn(tableQuery.data, 'amount'),
    out: numberIn(tableQuery.data, 'out'),
    isFirstReading: tableQuery.isLoading,
    hasRows: tableQuery.data !== undefined,
    problem: tableQuery.error,
    refetch: () => void tableQuery.refetch(),
    sorters,
    filters,
    filter: (field) => valueOf(filters, field),
    setFilter(field, value) {
      table.setCurrentPage(1)
      setFilters([{ field, operator: 'eq', value: isNothing(value) ? undefined : value }], 'merge')
    },
    clearFilters() {
      table.setCurrentPage(1)
      setFilters([], 'replace')
    },
  }
}

function numberIn(answer: { readonly [part: string]: unknown } | undefined, part: string): number | null {
  const value = answer?.[part]
  return typeof value === 'number' ? value : null
}

function valueOf(filters: CrudFilters, field: string): string {
  const found = filters.find((filter) => 'field' in filter && filter.field === field)
  const value: unknown = found?.value
  return Array.isArray(value)
    ? value.join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''
}

function isNothing(value: string | readonly string[] | undefined): boolean {
  return value === undefined || value.length === 0
}
