import type { Adapters, Kind, Lifecycle, Read } from '@matricula/contract'
import type { Call } from './call.ts'
import type { MethodTable, Mode } from './methods.ts'

/** An adapter as the modules see it: the same methods, every call guarded, the lifecycle out of reach. */
export type Guarded<K extends Kind> = Omit<Adapters[K], 'start' | 'stop' | 'check'>

type HasLifecycle = Readonly<Record<keyof Lifecycle<unknown>, unknown>>

/** Puts `call` in front of every method of the table. A facet the adapter lacks stays absent. */
export function guard<A extends HasLifecycle>(adapter: A, table: MethodTable, call: Call) {
  const { start: _start, stop: _stop, check: _check, ...guarded } = adapter
  for (const [name, entry] of Object.entries(table)) {
    const member: unknown = Reflect.get(adapter, name)
    if (typeof entry === 'string')
      define(guarded, name, guardMethod({ owner: adapter, name, mode: entry }, call))
    else if (isObject(member)) define(guarded, name, guardFacet(member, { name, table: entry }, call))
  }
  define(guarded, 'supports', adapter.supports)
  return guarded
}

/** What a table promises and an adapter lacks, as `createOrder` or `refunds.refund`. */
export function missingMethods(adapter: object, table: MethodTable, prefix = ''): string[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    const member: unknown = Reflect.get(adapter, name)
    if (typeof entry === 'string') return typeof member === 'function' ? [] : [`${prefix}${name}`]
    return isObject(member) ? missingMethods(member, entry, `${name}.`) : []
  })
}

interface Facet {
  readonly name: string
  readonly table: Readonly<Record<string, Mode>>
}

function guardFacet(owner: object, facet: Facet, call: Call): object {
  const guarded = {}
  for (const [name, mode] of Object.entries(facet.table)) {
    define(guarded, name, guardMethod({ owner, name, mode, facet: facet.name }, call))
  }
  return guarded
}

interface Method {
  readonly owner: object
  readonly name: string
  readonly mode: Mode
  readonly facet?: string
}

function guardMethod({ owner, name, mode, facet }: Method, call: Call) {
  const method = facet === undefined ? name : `${facet}.${name}`
  const invoke = async (given: readonly unknown[]): Promise<unknown> => {
    const member: unknown = Reflect.get(owner, name)
    if (typeof member !== 'function') throw new TypeError(`the adapter has no ${method}`)
    return Reflect.apply(member, owner, given)
  }
  return (...given: readonly unknown[]): Promise<unknown> => {
    const asked = given.at(-1)
    if (mode === 'local') return call({ method, mode, asked: null, run: () => invoke(given) })
    if (!isRead(asked)) throw new TypeError(`${method} needs a signal and a trace`)
    return call({
      method,
      mode,
      asked,
      run: (signal) => invoke([...given.slice(0, -1), { ...asked, signal }]),
    })
  }
}

function define(on: object, name: string, value: unknown): void {
  Object.defineProperty(on, name, { value, enumerable: true, configurable: true })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRead(value: unknown): value is Read {
  return isObject(value) && 'signal' in value && value.signal instanceof AbortSignal && 'trace' in value
}
