/** The part of the OpenAPI document that says which lists there are and what they take. */
export interface PublishedApi {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] }
}

export interface PublishedList {
  readonly path: string
  readonly asks: readonly Parameter[]
}

/** A value for each filter that takes more than a few words: one that finds some of a grown school's rows. */
const samples: Readonly<Record<string, string | readonly string[]>> = {
  act: 'order.paid',
  actor: 'staff:admin',
  code: 'M',
  concept: 'M',
  day: '2025-06-01',
  disabled: 'true',
  expiring_before: '2025-01-01',
  from: '2025-06-01',
  gender: 'F',
  instance: 'card',
  revoked: 'true',
  search: ['ana', 'Mh-7', '4750000'],
  status: 'enrolled',
  step: 'transport',
  student: '30001',
  students: '30001,30002',
  subject: 'g7',
  to: '2025-09-01',
  trace: 'g9',
  value: '100',
  waiting_since: '2025-01-01',
  year: '2025',
}

/** Whatever answers in pages. */
export function listsOf({ paths }: PublishedApi): readonly PublishedList[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const asks = get?.parameters ?? []
    return asks.some(({ name }) => name === 'page[size]') ? [{ path, asks }] : []
  })
}

/** The first page by each order, of all and narrowed by each filter. */
export function callsOf(
  { path, asks }: PublishedList,
  named: Readonly<Record<string, string>>,
): readonly string[] {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '')
  const isFilter = ({ name, in: where }: Parameter) =>
    where === 'query' && name !== 'sort' && !name.startsWith('page[')
  const isNeeded = ({ required = false }: Parameter) => required
  const needed = asks
    .filter((asked) => isFilter(asked) && isNeeded(asked))
    .flatMap((asked) => valuesOf(asked))
  const filters = asks
    .filter((asked) => isFilter(asked) && !isNeeded(asked))
    .flatMap((asked) => valuesOf(asked))
  const sorts = asks.find(({ name }) => name === 'sort')?.schema.enum ?? []
  return ['', ...filters].flatMap((filter) =>
    ['', ...sorts.map((sort) => `&sort=${sort}`)].map(
      (sort) => `${place}?page[size]=10${needed.join('')}${filter}${sort}`,
    ),
  )
}

function valuesOf({ name, schema }: Parameter): readonly string[] {
  const values = schema.enum ?? (name === 'grade' ? [gradeAs(schema.type)] : samplesOf(name))
  return values.map((value) => `&${name}=${encodeURIComponent(value)}`)
}

/** By its number in the season's lists, by its name in the roster's. */
function gradeAs(type: string | undefined): string {
  return type === 'integer' ? '7' : 'Primero'
}

function samplesOf(filter: string): readonly string[] {
  const sample = samples[filter]
  if (sample === undefined) throw new Error(`no value is known for the filter ${filter}`)
  return [sample].flat()
}
