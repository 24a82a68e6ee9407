import { PluginFault } from '@matricula/contract'
import type { Http, Json, Kind, Log, Memo, PluginKit } from '@matricula/contract'
import type { Logger } from 'pino'
import { instanceOf } from './instance.ts'
import type { Clock } from '../shared/clock.ts'
import { leaseTermOf } from '../shared/lease-term.ts'

/** What plugins remember, apart for each instance (`payments.card`); promises as `Memo` in the contract. */
export interface MemoStore {
  get(instance: string, key: string): Promise<Json | undefined>
  set(instance: string, key: string, value: Json, options?: { ttlMs: number }): Promise<void>
  add(instance: string, key: string, value: Json): Promise<boolean>
  delete(instance: string, key: string): Promise<void>
  list(instance: string, prefix: string): Promise<readonly { readonly key: string; readonly value: Json }[]>
}

export interface KitDeps {
  readonly http: (log: Log) => Http
  readonly log: Logger
  readonly memo: MemoStore
  readonly clock: Clock
  /** Our address without a path, such as `https://matricula.colegio.edu.co`; known once the server listens. */
  readonly publicUrl: () => string
}

/** Where the callbacks of a kind arrive; the others get none. */
const callbackPaths: Partial<Record<Kind, string>> = {
  payments: '/api/payments/callbacks',
  esign: '/api/documents/callbacks',
}

/** Everything one instance may reach. `name` is within the kind: `card` of `payments.card`. */
export function createPluginKit(deps: KitDeps, { kind, name }: { kind: Kind; name: string }): PluginKit {
  const instance = instanceOf({ kind, name })
  const log = pluginLog(deps.log.child({ instance }))
  return {
    http: inTime(deps.http(log)),
    log,
    memo: memoOf(deps.memo, instance),
    now: () => deps.clock.now(),
    callbackUrl(path = '') {
      const callbacks = callbackPaths[kind]
      if (callbacks === undefined) throw new PluginFault('unsupported', `${kind} receives no callbacks`)
      return below(deps.publicUrl(), `${callbacks}/${name}`, path)
    },
    pageUrl: (path = '') => below(deps.publicUrl(), `/sandbox/${instance}/`, path),
  }
}

/** Sends nothing once the time of whoever asked is over, also where no timer could say so yet. */
function inTime(http: Http): Http {
  return {
    async send(request) {
      if (leaseTermOf(request.signal).isOver())
        throw new PluginFault('unreachable', 'the deadline passed before the call')
      return http.send(request)
    },
  }
}

/** Two methods and no more: an adapter cannot reach the logger's other ends. */
function pluginLog(log: Logger): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
  }
}

function memoOf(store: MemoStore, instance: string): Memo {
  return {
    get: (key) => store.get(instance, key),
    set: (key, value, options) => store.set(instance, key, value, options),
    add: (key, value) => store.add(instance, key, value),
    delete: (key) => store.delete(instance, key),
    list: (prefix) => store.list(instance, prefix),
  }
}

function below(base: string, place: string, path: string): URL {
  const joint = path === '' || path.startsWith('?') || place.endsWith('/') ? '' : '/'
  return new URL(`${base.replace(/\/$/, '')}${place}${joint}${path.replace(/^\//, '')}`)
}
