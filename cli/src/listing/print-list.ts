import type { Context } from '../context.ts'
import { largestPage, type Page } from '@matricula/hub/api/answers'
import { type Column, tableLines } from '../output/table.ts'
import type { PageFlags } from './page-flags.ts'
import { translator } from '../i18n.ts'

/** The part of a list's query that says which page. */
export interface PageQuery {
  readonly 'page[number]': number
  readonly 'page[size]': number
}

export interface ListOptions<T> {
  readonly flags: PageFlags
  readonly fetchPage: (page: PageQuery) => Promise<Page<T>>
  readonly columns: readonly Column<T>[]
  /** Said when there is nothing at all. */
  readonly emptyMessage: string
}

/** Answers one page of a list as a table or as an array of the hub's rows; with `--all` every page as it comes. */
export async function printList<T>(context: Context, options: ListOptions<T>): Promise<void> {
  if (options.flags.all === true) return printAllPages(context, options)
  const { flags, fetchPage, columns, emptyMessage } = options
  const { page, limit } = flags
  const t = translator('listing', context.locale)
  const { rows, total } = await fetchPage({ 'page[number]': page, 'page[size]': limit })
  context.out.printResult(rows, () => (rows.length === 0 ? [] : tableLines(rows, columns)))
  if (rows.length === 0) return context.out.info(total === 0 ? emptyMessage : t('beyond', { page, total }))
  const from = (page - 1) * limit + 1
  const to = from + rows.length - 1
  if (to < total) context.out.info(t('more', { from, to, total, next: String(page + 1) }))
  else if (page > 1) context.out.info(t('last', { from, to, total }))
}

async function printAllPages<T>(
  { out }: Context,
  { fetchPage, columns, emptyMessage }: ListOptions<T>,
): Promise<void> {
  for (let page = 1, seen = 0; ; page += 1) {
    const { rows, total } = await fetchPage({ 'page[number]': page, 'page[size]': largestPage })
    if (total === 0) return out.info(emptyMessage)
    if (out.isJson) for (const row of rows) out.printRecord(row, () => '')
    else if (rows.length > 0) out.printResult(rows, () => tableLines(rows, columns))
    seen += rows.length
    if (rows.length === 0 || seen >= total) return
  }
}
