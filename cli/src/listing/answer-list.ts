import type { Context } from '../context.ts'
import { largestPage, type Page } from '../hub/answered.ts'
import { type Column, tableLines } from '../output/table.ts'
import { texts } from '../texts/listing.ts'
import { speaker } from '../words.ts'
import type { PageFlags } from './page-flags.ts'

/** The part of a list's query that says which page. */
export interface PageQuery {
  readonly 'page[number]': number
  readonly 'page[size]': number
}

export interface Listing<T> {
  readonly flags: PageFlags
  readonly ask: (page: PageQuery) => Promise<Page<T>>
  readonly columns: readonly Column<T>[]
  /** Said when there is nothing at all. */
  readonly nothing: string
}

/** Answers one page of a list as a table or as an array of the hub's rows; with `--all` every page as it comes. */
export async function answerList<T>(context: Context, listing: Listing<T>): Promise<void> {
  if (listing.flags.all === true) return tellAll(context, listing)
  const { flags, ask, columns, nothing } = listing
  const { page, limit } = flags
  const say = speaker(texts, context.locale)
  const { rows, total } = await ask({ 'page[number]': page, 'page[size]': limit })
  context.out.answer(rows, () => (rows.length === 0 ? [] : tableLines(rows, columns)))
  if (rows.length === 0) return context.out.talk(total === 0 ? nothing : say('beyond', { page, total }))
  const from = (page - 1) * limit + 1
  const to = from + rows.length - 1
  if (to < total) context.out.talk(say('more', { from, to, total, next: String(page + 1) }))
  else if (page > 1) context.out.talk(say('last', { from, to, total }))
}

async function tellAll<T>({ out }: Context, { ask, columns, nothing }: Listing<T>): Promise<void> {
  for (let page = 1, seen = 0; ; page += 1) {
    const { rows, total } = await ask({ 'page[number]': page, 'page[size]': largestPage })
    if (total === 0) return out.talk(nothing)
    if (out.isJson) for (const row of rows) out.tell(row, () => '')
    else if (rows.length > 0) out.answer(rows, () => tableLines(rows, columns))
    seen += rows.length
    if (rows.length === 0 || seen >= total) return
  }
}
