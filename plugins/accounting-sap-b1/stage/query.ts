import { own } from '@matricula/contract'
import type { Company } from './company.ts'
import { b1Error, type ApiVersion } from './errors.ts'
import { filterFrom, order, type Row } from './filter.ts'
import { schema } from './schema.ts'

export interface ListQuery {
  readonly root: ApiVersion
  readonly entity: string
  readonly query: URLSearchParams
  /** Rows of a page. */
  readonly pageSize: number
}

/** A page of a list, with a link to the next one in the form each root likes: v1 from the host on, v2 from the root. */
export function listAnswer(company: Company, { root, entity, query, pageSize }: ListQuery): unknown {
  const entitySchema = own(schema, entity)
  if (entitySchema === undefined) throw b1Error(404, -2028, `Unrecognized resource path ${entity}`)
  const known = new Set([...entitySchema.properties, ...Object.keys(entitySchema.collections)])
  const selected = parseNames(query.get('$select'), known)
  const filter = query.get('$filter')
  const test = filter === null ? () => true : filterFrom(filter, known)
  const rows = company
    .rowsOf(entity)
    .filter(test)
    .toSorted(byOrder(query.get('$orderby'), known))
  const skip = Number(query.get('$skip') ?? 0)
  const top = Number(query.get('$top') ?? Number.MAX_SAFE_INTEGER)
  const fromSkip = rows.slice(skip, skip + top)
  const page = fromSkip.slice(0, pageSize).map((row) => pickColumns(row, selected))
  const more = fromSkip.length > pageSize ? linkTo({ root, entity, query, skip, top, pageSize }) : null
  const link = root === 'v1' ? 'odata.nextLink' : '@odata.nextLink'
  return { value: page, ...(more === null ? {} : { [link]: more }) }
}

function parseNames(list: string | null, known: ReadonlySet<string>): readonly string[] | null {
  if (list === null) return null
  const names = list.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) throw b1Error(400, -1000, `Property '${unknown}' is invalid`)
  return names
}

function pickColumns(row: Row, selected: readonly string[] | null): Row {
  return selected === null ? row : Object.fromEntries(selected.map((name) => [name, row[name] ?? null]))
}

function byOrder(orderby: string | null, known: ReadonlySet<string>): (one: Row, other: Row) => number {
  const keys = (orderby ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.trim().split(' '))
  parseNames(orderby === null ? null : keys.map(([name = '']) => name).join(','), known)
  return (one, other) => {
    for (const [name = '', direction] of keys) {
      const found = order(one[name], other[name])
      if (found !== 0) return direction === 'desc' ? -found : found
    }
    return 0
  }
}

function linkTo({
  root,
  entity,
  query,
  skip,
  top,
  pageSize,
}: ListQuery & { readonly skip: number; readonly top: number }): string {
  const rest = [...query].filter(([name]) => name !== '$skip' && name !== '$top')
  if (top !== Number.MAX_SAFE_INTEGER) rest.push(['$top', String(top - pageSize)])
  rest.push(['$skip', String(skip + pageSize)])
  const options = rest.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return root === 'v1' ? `/b1s/v1/${entity}?${options}` : `${entity}?${options}`
}
