import { useTable } from '@refinedev/antd'
import type { BaseRecord, CrudFilters, CrudSort } from '@refinedev/core'
import type { TableProps } from 'antd'
import type { HubProblem } from '../../api/problem.ts'

interface TableOptions {
  /** The screen's name: its `list` call is asked. */
  readonly resource: string
  readonly pageSize?: number
  readonly sort?: CrudSort
  /** Milliseconds between two readings, for what changes by itself. */
  readonly every?: number
}

/** The rows of a list as the address says: page, size, order, filters. */
export interface RowsState<Row> {
  readonly resource: string
  readonly tableProps: TableProps<Row>
  /** How many rows a page may have. */
  readonly pageSizes: readonly number[]
  readonly total: number
  /** Pesos of all of them; null for lists that are no money. */
  readonly amount: number | null
  readonly isFirstReading: boolean
  readonly problem: HubProblem | null
  readonly refetch: () => void
  readonly sorters: readonly CrudSort[]
  readonly filters: CrudFilters
  readonly filter: (field: string) => string
  readonly setFilter: (field: string, value: string | readonly string[] | undefined) => void
  readonly clearFilters: () => void
}

const pageSizes = [12, 25, 50, 100]

/** A list of the hub, its state in the address, so that a link or the back button shows the same rows. */
export function useRows<Row extends BaseRecord>(options: TableOptions): RowsState<Row> {
  const { resource, pageSize = 25, sort, every } = options
  const table = useTable<Row>({
    resource,
    syncWithLocation: true,
    pagination: { pageSize },
    ...(sort && { sorters: { initial: [sort] } }),
    filters: { defaultBehavior: 'merge' },
    errorNotification: false,
    ...(every !== undefined && { queryOptions: { refetchInterval: every } }),
  })
  const { tableProps, tableQuery, filters, sorters, setFilters } = table
  return {
    resource,
    tableProps,
    pageSizes: [...new Set([pageSize, ...pageSizes])].toSorted((one, other) => one - other),
    total: table.result.total ?? 0,
    amount: amountIn(tableQuery.data),
    isFirstReading: tableQuery.isLoading,
    problem: tableQuery.error as HubProblem | null,
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

function amountIn(answer: { readonly [part: string]: unknown } | undefined): number | null {
  const amount = answer?.['amount']
  return typeof amount === 'number' ? amount : null
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
