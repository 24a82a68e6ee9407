import { Table } from 'antd'
import type { TableColumnType } from 'antd'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { formatCop } from '../../money.ts'
import { usePreferences } from '../theme/use-preferences.ts'
import type { Column } from './column.ts'
import { EmptyRows } from './empty-rows.tsx'
import { ExportMenu } from './export-menu.tsx'
import './list.css'
import { highlight } from './highlight.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import { RowsCount, type SumOf } from './rows-count.tsx'
import { cellValue } from './cell-value.ts'
import { SearchBox } from './search-box.tsx'
import type { RowsState } from './use-rows.ts'

interface Props<Row> {
  readonly rows: RowsState<Row>
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string | number
  /** What the sum above the rows is of, where it leaves rows out. */
  readonly sums?: SumOf
  /** Names the table for screen readers and the exported file. */
  readonly title: string
  /** What the search box searches; without it there is none. */
  readonly searches?: string
  /** Further filters, beside the search box. */
  readonly filters?: ReactNode
  /** The screen's main act, such as `Crear tarifa`. */
  readonly actions?: ReactNode
  /** What to say when there is nothing at all. */
  readonly empty: string
  /** A click anywhere on a row; its first column must hold a link or button that does the same by keyboard. */
  readonly onOpen?: (row: Row) => void
  readonly rowClassName?: (row: Row) => string
}

/** A list as the office knows it: search, filters, sorting, pages in the address, export, and every state it can be in. */
export function RowsTable<Row extends object>(props: Props<Row>) {
  const { rows, columns, rowKey, title, searches, filters, actions, empty, onOpen, rowClassName } = props
  const { preferences } = usePreferences()
  const shown = useColumns(columns, rows, rows.filter('search'))
  return (
    <section className="rows" aria-label={title}>
      <div className="rows__bar">
        {searches !== undefined && <SearchBox rows={rows} label={searches} />}
        {filters}
        <span className="rows__gap" />
        <RowsCount rows={rows} sums={props.sums} />
        <ExportMenu rows={rows} columns={columns} title={title} />
        {actions}
      </div>
      {rows.problem !== null ? (
        <ProblemPanel problem={rows.problem} onRetry={rows.refetch} />
      ) : (
        <Table<Row>
          {...rows.tableProps}
          size={preferences.density === 'dense' ? 'small' : 'middle'}
          rowKey={rowKey}
          columns={shown}
          // There and back: a click that only takes the order away would show nothing.
          sortDirections={['ascend', 'descend', 'ascend']}
          showSorterTooltip={false}
          sticky={{ offsetHeader: 56 }}
          scroll={{ x: 'max-content' }}
          expandable={{ childrenColumnName: '__none' }}
          locale={{ emptyText: <EmptyRows rows={rows} empty={empty} /> }}
          pagination={{
            ...rows.tableProps.pagination,
            showSizeChanger: true,
            pageSizeOptions: [...rows.pageSizes],
            responsive: true,
          }}
          {...(rowClassName && { rowClassName })}
          {...(onOpen && {
            onRow: (row) => ({ className: 'rows__open', onClick: () => onOpen(row) }),
          })}
        />
      )}
    </section>
  )
}

function useColumns<Row>(columns: readonly Column<Row>[], rows: RowsState<Row>, search: string) {
  const { locale } = useLocale()
  const mark = useCallback((content: string) => highlight(content, search), [search])
  const shown = columns.filter(({ only }) => only !== 'file')
  return shown.map((column): TableColumnType<Row> => {
    const { key, title, show, sorts = false, width } = column
    const sorted = rows.sorters.find(({ field }) => field === key)
    return {
      key,
      dataIndex: key,
      title,
      ...(width !== undefined && { width }),
      ...(column.is !== undefined && { align: 'right', className: 'figures' }),
      ...(sorts && {
        sorter: true,
        sortOrder: sorted === undefined ? null : sorted.order === 'desc' ? 'descend' : 'ascend',
      }),
      render: (_cell, row) => (show === undefined ? plain(column, row, { mark, locale }) : show(row, mark)),
    }
  })
}

function plain<Row>(
  column: Column<Row>,
  row: Row,
  { mark, locale }: { readonly mark: (text: string) => ReactNode; readonly locale: Locale },
): ReactNode {
  const { is } = column
  const written = cellValue(column, row, locale)
  if (written === null || written === '') return '—'
  return typeof written === 'number'
    ? is === 'pesos' || is === 'count'
      ? formatCop(written)
      : written
    : mark(written)
}
