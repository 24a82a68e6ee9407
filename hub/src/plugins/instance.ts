import type { Adapters, Instant, Kind } from '@matricula/contract'
import type { Logger } from 'pino'
import type { Clock } from '../shared/clock.ts'
import type { BreakerSettings } from './breaker.ts'
import { createBulkhead } from './bulkhead.ts'
import { createCall } from './call.ts'
import type { Deadlines } from './call.ts'
import { createCallRecord } from './call-record.ts'
import type { CallsSeen } from './call-record.ts'
import type { CheckedEntry } from './check-entries.ts'
import { guard } from './guard.ts'
import type { Guarded } from './guard.ts'
import { createLife } from './life.ts'
import type { Life, Seen } from './life.ts'
import { methods } from './methods.ts'
import type { PluginMetrics } from './metrics.ts'
import type { State } from './state.ts'
import type { Timers } from './timers.ts'

/** What staff see of one instance. */
export interface InstanceView extends CallsSeen, Seen {
  /** Kind and name, one in the hub: `payments.card`. */
  readonly instance: string
  readonly kind: Kind
  readonly name: string
  readonly use: string
  readonly required: boolean
  readonly supports: unknown
}

export interface StateChange {
  readonly instance: string
  readonly kind: Kind
  readonly from: State
  readonly to: State
  readonly at: Instant
}

export interface Instance<K extends Kind = Kind> extends Pick<
  Life,
  'start' | 'check' | 'heedPause' | 'stop'
> {
  readonly instance: string
  readonly entry: CheckedEntry<K>
  readonly guarded: Guarded<K>
  view(): InstanceView
}

export interface InstanceDeps {
  readonly log: Logger
  readonly clock: Clock
  readonly timers: Timers
  readonly metrics: PluginMetrics
  readonly deadlines: Deadlines
  readonly lifecycleMs: number
  readonly breaker: BreakerSettings
  /** Calls of one instance that may be under way; the next is refused at once. */
  readonly callsAtOnce: number
  readonly onState: (change: StateChange) => void
}

export function instanceOf({ kind, name }: { kind: Kind; name: string }): string {
  return `${kind}.${name}`
}

/** An adapter with its policy around it: deadlines, breaker, faults, measures, standing. */
export function createInstance<K extends Kind>(
  entry: CheckedEntry<K>,
  adapter: Adapters[K],
  deps: InstanceDeps,
): Instance<K> {
  const { kind, name, use, required } = entry
  const instance = instanceOf(entry)
  const log = deps.log.child({ instance })
  const record = createCallRecord()
  const life = createLife(adapter, {
    ...deps,
    log,
    onTurn: ({ from, to, at }) => {
      deps.metrics.state({ kind, instance, state: to })
      log.info({ from, to }, 'plugin changed its state')
      deps.onState({ instance, kind, from, to, at })
    },
  })
  const call = createCall({
    ...deps,
    kind,
    instance,
    log,
    record,
    breaker: life.breaker,
    bulkhead: createBulkhead(deps.callsAtOnce),
    refusal: () => life.refusal(),
    onAnswer: () => life.heedAnswer(),
    onFault: (fault) => life.heed(fault),
  })
  deps.metrics.state({ kind, instance, state: 'starting' })
  return {
    instance,
    entry,
    guarded: guard(adapter, methods[kind], call),
    start: () => life.start(),
    check: () => life.check(),
    heedPause: (told) => life.heedPause(told),
    stop: () => life.stop(),
    view: () =>
      Object.assign(record.read(), {
        instance,
        kind,
        name,
        use,
        required,
        supports: adapter.supports,
        ...life.seen(),
      }),
  }
}
