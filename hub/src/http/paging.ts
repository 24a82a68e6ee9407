import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'

/** Which part of a list is asked for; null: all of it (access-40). */
export interface PageQuery {
  readonly offset: number
  readonly limit: number
}

export interface SortOrder<By extends string> {
  readonly by: By
  readonly direction: 'asc' | 'desc'
}

export interface Paged<T> {
  readonly items: readonly T[]
  /** How many there are on all pages. */
  readonly total: number
  /** How many seconds ago that was counted, where it is not just now. */
  readonly age?: number
  /** COP of all of them, where they are money. */
  readonly amount?: number
  /** COP of those that are money that went out, which are not in the other sum. */
  readonly out?: number
}

export const largestPage = 500

interface PageAsked {
  readonly 'page[number]'?: number
  readonly 'page[size]'?: number
}

interface SortAsked<By extends string> {
  readonly sort?: By | `-${By}`
}

/** The query of a list: `page[number]`, `page[size]` and `sort` by one of the fields, descending with a hyphen before it. */
export function listQuery<Filters = Readonly<Record<string, unknown>>>(
  sortable: readonly string[],
  filters: Joi.SchemaMap = {},
): Joi.ObjectSchema<Filters> {
  return Joi.object<Filters, false, Readonly<Record<string, unknown>>>({
    'page[number]': Joi.number().integer().min(1).max(1_000_000),
    'page[size]': Joi.number().integer().min(1).max(largestPage),
    sort: Joi.valid(...sortable.flatMap((field) => [field, `-${field}`])),
    ...filters,
  })
}

/** What a person types into the search of a list: printable signs. */
export const searchText = Joi.string()
  .trim()
  .allow('')
  .max(100)
  .pattern(/^\P{C}+$/u)

/** The page a query asks for; a page without a size has 50 rows. */
export function pageOf({ query }: { readonly query: PageAsked }): PageQuery | null {
  const { 'page[number]': number, 'page[size]': size } = query
  if (number === undefined && size === undefined) return null
  const limit = size ?? 50
  return { offset: ((number ?? 1) - 1) * limit, limit }
}

/** The order a query asks for; the schema has checked that the field is one of the list's. */
export function sortOf<By extends string>(
  { query: { sort } }: { readonly query: SortAsked<By> },
  usual: SortOrder<By>,
): SortOrder<By> {
  if (sort === undefined) return usual
  const descending = sort.startsWith('-')
  return { by: (descending ? sort.slice(1) : sort) as By, direction: descending ? 'desc' : 'asc' }
}

/** What a query asks for besides page and order; the schema has checked that these are the list's own filters. */
export function filtersOf({ query }: Pick<Request, 'query'>): Request['query'] {
  const { 'page[number]': _number, 'page[size]': _size, sort: _sort, ...filters } = query
  return filters
}

/** Answers the rows, and in the headers that begin with X-Total how many and how much there is in all. */
export function answerPage<T>(
  h: ResponseToolkit,
  { items, total, age, amount, out }: Paged<T>,
): ResponseObject {
  const answer = h.response([...items]).header('x-total-count', String(total))
  if (age !== undefined) answer.header('x-total-age', String(age))
  if (out !== undefined) answer.header('x-total-amount-out', String(out))
  return amount === undefined ? answer : answer.header('x-total-amount', String(amount))
}
