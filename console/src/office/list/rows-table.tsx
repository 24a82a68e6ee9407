import { Table, Button, Empty, Pagination } from 'antd'
import type { TableColumnType } from 'antd'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Deferred } from '../../components/deferred.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { formatCop } from '../../money.ts'
import { usePreferences } from '../theme/preferences.ts'
import { rem } from '../theme/rem.ts'
import type { Column } from './column.ts'
import { highlight } from './highlight.tsx'
import { ProblemPanel } from './problem-panel.tsx'
import { cellValue } from './cell-value.ts'
import { SearchBox } from './text-filter.tsx'
import type { RowsState } from './use-rows.ts'
import { dayOf } from '../../dates.ts'
import { listQuery } from '../providers/data-provider.ts'
import { useIsWide, widths } from '../use-is-wide.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { readAllPages } from './export-rows.ts'
import { SaveMenu } from './save-menu.tsx'
import './list.css'

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
  const isWide = useIsWide(widths.pages)
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
      {rows.problem !== null && <ProblemPanel problem={rows.problem} onRetry={rows.refetch} />}
      {rows.isFirstReading && <Skeleton blocks={[48, 240]} />}
      {!rows.isFirstReading && (rows.problem === null || rows.hasRows) && (
        <Table<Row>
          {...rows.tableProps}
          size={preferences.density === 'dense' ? 'small' : 'middle'}
          rowKey={rowKey}
          columns={shown}
          // There and back: a click that only takes the order away would show nothing.
          sortDirections={['ascend', 'descend', 'ascend']}
          showSorterTooltip={false}
          // On a phone each row is a card, and nothing scrolls sideways.
          {...(isWide && { sticky: { offsetHeader: rem(56) }, scroll: { x: 'max-content' } })}
          expandable={{ childrenColumnName: '__none' }}
          locale={{ emptyText: <EmptyRows rows={rows} empty={empty} /> }}
          {...(rowClassName && { rowClassName })}
          {...(onOpen && {
            onRow: (row) => ({ className: 'rows__open', onClick: () => onOpen(row) }),
          })}
        />
      )}
      {rows.total > 0 && <Pages rows={rows} />}
    </section>
  )
}

/** The pages of a list, each with an address of its own. */
function Pages<Row>({ rows }: { readonly rows: RowsState<Row> }) {
  const isWide = useIsWide(widths.pages)
  return (
    <Deferred until={null}>
      <Pagination
        {...rows.pages}
        className="rows__pages"
        size="small"
        align={isWide ? 'end' : 'center'}
        simple={!isWide}
        showSizeChanger
        pageSizeOptions={[...rows.pageSizes]}
      />
    </Deferred>
  )
}

function useColumns<Row>(columns: readonly Column<Row>[], rows: RowsState<Row>, search: string) {
  const { locale } = useLocale()
  const mark = useCallback((content: string) => highlight(content, search), [search])
  const shown = columns.filter(({ only }) => only !== 'file')
  return shown.map((column): TableColumnType<Row> => {
    const { key, title, show, sorts = false, width, wraps } = column
    const sorted = rows.sorters.find(({ field }) => field === key)
    const className = wraps ? 'rows__cell rows__cell--wraps' : 'rows__cell'
    const cell = { className, 'data-label': title }
    return {
      key,
      dataIndex: key,
      title,
      onCell: () => cell,
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

type SumOf = 'paid' | 'open' | 'returned' | 'expected'

const sumTexts = {
  paid: 'office.list.amountPaid',
  open: 'office.list.amountOpen',
  returned: 'office.list.amountReturned',
  expected: 'office.list.amountExpected',
} as const

interface RowsCountProps<Row> {
  readonly rows: RowsState<Row>
  /** What the sum is of, where it leaves rows out. */
  readonly sums?: SumOf | undefined
}

/** How many rows the filters leave on all pages, and how much money; not before they have been read. */
function RowsCount<Row>({ rows, sums }: RowsCountProps<Row>) {
  const t = useTranslate()
  const { total, age, amount, out, isFirstReading, problem } = rows
  if (isFirstReading || problem !== null) return <output className="rows__count" aria-busy={isFirstReading} />
  return (
    <output className="rows__count">
      {t('office.list.count', { n: total })}
      {/* Not told anew with every reading. */}
      {age > 0 && <span aria-live="off">{` · ${t('office.list.counted', { n: age })}`}</span>}
      {amount !== null &&
        total > 0 &&
        ` · ${t(sums === undefined ? 'office.list.amount' : sumTexts[sums], { amount: formatCop(amount), out: formatCop(out ?? 0) })}`}
    </output>
  )
}

/** Nothing to show: because there is nothing, or because the filters leave nothing over. */
function EmptyRows<Row>({ rows, empty }: { rows: RowsState<Row>; empty: string }) {
  const t = useTranslate()
  const isFiltered = rows.filters.some((filter) => filter.value !== undefined && filter.value !== '')
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? t('office.list.noneFound') : empty}>
      {isFiltered && <Button onClick={rows.clearFilters}>{t('office.list.clear')}</Button>}
    </Empty>
  )
}

interface ExportMenuProps<Row> {
  readonly rows: RowsState<Row>
  readonly columns: readonly Column<Row>[]
  readonly title: string
}

/** Every row that the filters leave, on all pages, as a file. */
function ExportMenu<Row extends object>({ rows, columns, title }: ExportMenuProps<Row>) {
  const toSeason = useSeasonTime()
  return (
    <SaveMenu<Row>
      columns={columns}
      name={() => fileName(title, toSeason(new Date().toISOString()))}
      isEmpty={rows.total === 0}
      read={(onProgress) =>
        readAllPages<Row>(rows.resource, listQuery(rows.sorters, rows.filters), onProgress)
      }
    />
  )
}

function fileName(title: string, at: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return `${plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${dayOf(at)}`
}
