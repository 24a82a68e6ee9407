import type { Kind, PluginFault, Read } from '@matricula/contract'
import type { Logger } from 'pino'
import type { Clock } from '../shared/clock.ts'
import { leaseTermOf } from '../shared/lease-term.ts'
import type { Breaker } from './breaker.ts'
import type { Bulkhead } from './bulkhead.ts'
import type { CallRecord } from './call-record.ts'
import type { PluginMetrics } from './metrics.ts'
import type { Mode } from './methods.ts'
import { normaliseFault, NothingSent } from './normalise-fault.ts'
import type { Timers } from './timers.ts'
import { withinDeadline } from './within-deadline.ts'

/** Milliseconds a call may take. */
export interface Deadlines {
  readonly read: number
  readonly write: number
}

/** One call as the modules asked for it; `asked` is null for a local one. */
export interface Act {
  readonly method: string
  readonly mode: Mode
  readonly asked: Read | null
  run(signal: AbortSignal): Promise<unknown>
}

/** Ends in the adapter's answer or in a `PluginFault`, never later than the deadline. */
export type Call = (act: Act) => Promise<unknown>

export interface CallDeps {
  readonly kind: Kind
  readonly instance: string
  readonly log: Logger
  readonly timers: Timers
  readonly clock: Clock
  readonly deadlines: Deadlines
  readonly breaker: Breaker
  readonly bulkhead: Bulkhead
  readonly record: CallRecord
  readonly metrics: PluginMetrics
  /** Why nothing may be sent now; null when it may. */
  refusal(): string | null
  onAnswer(): void
  onFault(fault: PluginFault): void
}

export function createCall(deps: CallDeps): Call {
  return async (act) => {
    const began = deps.timers.now()
    try {
      const answer = await send(deps, act)
      observe(deps, act, { outcome: 'ok', ms: deps.timers.now() - began })
      if (act.mode !== 'local') deps.onAnswer()
      return answer
    } catch (escaped) {
      const fault = normaliseFault(escaped, act.mode)
      if (escaped instanceof NothingSent) observe(deps, act, { outcome: 'refused', ms: 0 })
      else reportFault(deps, act, { fault, escaped, ms: deps.timers.now() - began })
      throw fault
    }
  }
}

async function send(deps: CallDeps, act: Act): Promise<unknown> {
  const { timers } = deps
  const caller = act.asked?.signal ?? null
  // A pretend vendor's page does what a write does, and waits for the callbacks it sends.
  const ms = act.mode === 'read' ? deps.deadlines.read : deps.deadlines.write
  if (act.mode === 'local') return withinDeadline({ ms, caller, timers }, (signal) => act.run(signal))
  if (caller?.aborted === true) throw new NothingSent('the caller had left')
  const refusal = deps.refusal()
  if (refusal !== null) throw new NothingSent(refusal)
  const confirm = act.mode === 'write' && caller !== null ? leaseTermOf(caller).confirm : null
  const limit = { ms: confirm === null ? ms : Math.min(ms, await confirmed(confirm)), caller, timers }
  return deps.bulkhead.run(() => deps.breaker.run(() => withinDeadline(limit, (signal) => act.run(signal))))
}

/** What two must not do at once is begun only by who still holds it, and is over before another may take it. */
function confirmed(confirm: () => Promise<number>): Promise<number> {
  return confirm().catch((error: unknown) => {
    throw new NothingSent('nobody can say that it is still ours to do', { cause: error })
  })
}

function observe(
  deps: CallDeps,
  act: Act,
  seen: { outcome: 'ok' | 'refused' | PluginFault['code']; ms: number },
) {
  const { kind, instance } = deps
  if (seen.outcome !== 'refused') deps.record.addCall(seen.ms)
  deps.metrics.call({ kind, instance, method: act.method, outcome: seen.outcome, seconds: seen.ms / 1000 })
}

function reportFault(deps: CallDeps, act: Act, seen: { fault: PluginFault; escaped: unknown; ms: number }) {
  const { code } = seen.fault
  observe(deps, act, { outcome: code, ms: seen.ms })
  deps.record.addFault({ code, at: deps.clock.wall().toISOString(), call: act.method })
  deps.log.warn(
    {
      instance: deps.instance,
      method: act.method,
      fault: code,
      trace: act.asked?.trace ?? null,
      escaped: nameOf(seen.escaped),
    },
    'plugin call failed',
  )
  // A local act answers a stranger's request, so its faults say nothing about the vendor or our credentials.
  if (act.mode !== 'local') deps.onFault(seen.fault)
}

/** The name alone: an error's text may quote what was sent. */
function nameOf(escaped: unknown): string {
  return escaped instanceof Error ? escaped.name : typeof escaped
}
