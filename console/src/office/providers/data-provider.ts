import type { BaseKey, CrudFilters, CrudSort, DataProvider } from '@refinedev/core'
import { hub } from '../../api/hub.ts'
import { resourceOf } from '../resources.ts'
import { addressOf, change, perform } from '../api/call.ts'
import type { Call, QueryParams } from '../api/call.ts'

/** Refine's words for lists and records, said as calls of the hub's published API; a resource's calls stand in resources.ts. */
export const dataProvider: DataProvider = {
  getApiUrl: () => '',
  async getList({ resource, pagination, sorters = [], filters = [] }) {
    const query = { ...pageQuery(pagination), ...sortQuery(sorters), ...filterQuery(filters) }
    const { rows, ...sums } = await hub.rows(addressOf(callFor(resource, 'list'), { query }))
    return { data: ofRefine([...rows]), ...sums }
  },
  async getOne({ resource, id }) {
    return { data: ofRefine(await hub.get(addressOf(callFor(resource, 'show'), withId(id)))) }
  },
  create: ({ resource, variables }) => changed(callFor(resource, 'create'), undefined, variables),
  update: ({ resource, id, variables }) => changed(callFor(resource, 'edit'), id, variables),
  deleteOne: ({ resource, id }) => changed(callFor(resource, 'delete'), id, undefined),
  async custom({ url, method, payload, headers, meta }) {
    if (method === 'head' || method === 'options') throw new Error(`${method} is no call of the hub`)
    if (meta?.['with'] === 'body') return { data: ofRefine(await hub.ask(url, payload)) }
    if (method !== 'get') return { data: ofRefine(await change(method, url, payload, { ...headers })) }
    return { data: ofRefine(await (meta?.['with'] === 'total' ? hub.rows(url) : hub.get(url))) }
  },
}

/** What a list is asked for, as the hub's query. Also what an export asks for, page by page. */
export function listQuery(sorters: readonly CrudSort[], filters: CrudFilters): QueryParams {
  return { ...sortQuery(sorters), ...filterQuery(filters) }
}

/** What the first page of a list is asked for, in the order that it has by itself. */
export function firstPageQuery(pageSize: number, order: CrudSort): QueryParams {
  return { ...pageQuery({ pageSize }), ...sortQuery([order]) }
}

function pageQuery(pagination: { currentPage?: number; pageSize?: number; mode?: string } = {}): QueryParams {
  if (pagination.mode === 'off') return {}
  return { 'page[number]': pagination.currentPage ?? 1, 'page[size]': pagination.pageSize ?? 50 }
}

function sortQuery([first]: readonly CrudSort[]): QueryParams {
  return first === undefined ? {} : { sort: `${first.order === 'desc' ? '-' : ''}${first.field}` }
}

function filterQuery(filters: CrudFilters): QueryParams {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      if (!('field' in filter) || isEmpty(filter.value)) return []
      const value: unknown = filter.value
      return [[filter.field, Array.isArray(value) ? value.join(',') : String(value)]]
    }),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function callFor(resource: string, act: 'list' | 'show' | 'create' | 'edit' | 'delete'): Call {
  const call = resourceOf(resource)?.[act]
  if (call === undefined) throw new Error(`${resource} has no call to ${act}`)
  return call
}

async function changed(call: Call, id: BaseKey | undefined, variables: unknown) {
  const answer: unknown = await perform(call, variables as never, id === undefined ? {} : withId(id))
  return { data: ofRefine(answer) }
}

/** A path has one place for what names the record, whatever it is called there. */
function withId(id: BaseKey) {
  return { params: { id, username: id, student: id, token: id, instance: id } }
}

/** Refine's types let a caller choose what comes back; what comes back is what the hub publishes. */
function ofRefine(answer: unknown) {
  return answer as never
}
