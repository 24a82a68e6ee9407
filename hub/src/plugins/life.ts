import type { Health, Instant, Lifecycle, PluginFault } from '@matricula/contract'
import type { Logger } from 'pino'
import type { Clock } from '../shared/clock.ts'
import { createBreaker } from './breaker.ts'
import type { Breaker, BreakerSettings } from './breaker.ts'
import { normaliseFault } from './normalise-fault.ts'
import { backoff, stateOf } from './state.ts'
import type { State } from './state.ts'
import type { Cancel, Timers } from './timers.ts'
import { withinDeadline } from './within-deadline.ts'

export type SeenHealth = Health & { readonly at: Instant }

/** A person's word that nothing be sent. */
export interface StaffPause {
  readonly by: string
  readonly at: Instant
  readonly reason: string
}

const pausedByStaff = 'paused by staff'

/** The standing of one adapter, which the hub keeps and the adapter does not. */
export interface Life {
  readonly breaker: Breaker
  /** The first start; null when it went well. Whatever is down afterwards is tried again by itself. */
  start(): Promise<PluginFault | null>
  /** Asks the vendor now, and takes a paused or fallen adapter back when it answers. Callers share one question. */
  check(): Promise<SeenHealth>
  /** Why nothing may be sent now; null when it may. */
  refusal(): string | null
  /** A fault of a call: refused credentials pause the instance. */
  heed(fault: PluginFault): void
  /** The vendor answered a call: whatever a check found before is over. */
  heedAnswer(): void
  /** While staff pause it nothing leaves, not even a start or a check; null lets it go on. */
  heedPause(told: StaffPause | null): void
  seen(): Seen
  /** Ends retries and questions in hand, then lets the adapter close; never hangs. */
  stop(): Promise<void>
}

export interface Seen {
  readonly state: State
  /** When it came into this state. */
  readonly since: Instant
  /** What the latest check found; null before the first. */
  readonly health: SeenHealth | null
  /** Null also while refused credentials pause it. */
  readonly pause: StaffPause | null
}

export interface LifeDeps {
  readonly log: Logger
  readonly clock: Clock
  readonly timers: Timers
  readonly breaker: BreakerSettings
  /** Milliseconds that start, check and stop may take each. */
  readonly lifecycleMs: number
  readonly onTurn: (turn: { readonly from: State; readonly to: State; readonly at: Instant }) => void
}

export function createLife(adapter: Lifecycle<unknown>, deps: LifeDeps): Life {
  const facts = { tried: false, started: false, paused: false, unwell: false }
  const breaker = createBreaker(deps.breaker, turn)
  const closing = new AbortController()
  const wall = () => deps.clock.wall().toISOString()
  let state: State = 'starting'
  let since = wall()
  let health: SeenHealth | null = null
  let checking: Promise<SeenHealth> | null = null
  let pause: StaffPause | null = null
  let retry: Cancel | null = null
  let attempt = 0

  function turn(): void {
    const from = state
    const paused = facts.paused || pause !== null
    state = stateOf({ ...facts, paused, breakerOpen: breaker.isOpen() })
    if (state !== from) {
      since = wall()
      deps.onTurn({ from, to: state, at: since })
    }
    if (state === 'down' && !closing.signal.aborted) retryLater()
    else forgetRetry()
  }

  function retryLater(): void {
    if (retry !== null) return
    retry = deps.timers.after(backoff(attempt), () => {
      retry = null
      void check()
    })
    attempt += 1
  }

  function forgetRetry(): void {
    retry?.()
    retry = null
    if (state === 'up') attempt = 0
  }

  async function start(): Promise<PluginFault | null> {
    facts.tried = true
    if (pause !== null) return null
    const fault = await faultOf((signal) => adapter.start(signal))
    facts.started = fault === null
    if (fault?.code === 'unauthorised') facts.paused = true
    turn()
    return fault
  }

  async function faultOf(act: (signal: AbortSignal) => Promise<void>): Promise<PluginFault | null> {
    try {
      await withinDeadline({ ms: deps.lifecycleMs, caller: closing.signal, timers: deps.timers }, act)
      return null
    } catch (escaped) {
      const fault = normaliseFault(escaped, 'read')
      deps.log.warn({ fault: fault.code }, 'plugin did not start')
      return fault
    }
  }

  function check(): Promise<SeenHealth> {
    checking ??= inspect().finally(() => {
      checking = null
    })
    return checking
  }

  async function inspect(): Promise<SeenHealth> {
    if (pause !== null) return { is: 'down', why: pausedByStaff, at: wall() }
    const fault = facts.started && !facts.paused ? null : await start()
    const found: Health = fault === null ? await ask() : { is: 'down', why: `start: ${fault.code}` }
    facts.unwell = found.is === 'down'
    if (found.is === 'up') {
      facts.paused = false
      breaker.reset()
    }
    health = { ...found, at: wall() }
    turn()
    return health
  }

  async function ask(): Promise<Health> {
    const limit = { ms: deps.lifecycleMs, caller: closing.signal, timers: deps.timers }
    try {
      return await withinDeadline(limit, (signal) => adapter.check(signal))
    } catch (escaped) {
      return { is: 'down', why: `check: ${normaliseFault(escaped, 'read').code}` }
    }
  }

  return {
    breaker,
    start,
    check,
    refusal() {
      if (closing.signal.aborted) return 'the hub is stopping'
      if (pause !== null) return pausedByStaff
      if (facts.paused) return 'paused: the vendor refused our credentials'
      return facts.started ? null : 'the plugin has not started'
    },
    heed(fault) {
      if (fault.code !== 'unauthorised') return
      facts.paused = true
      turn()
    },
    heedAnswer() {
      if (!facts.unwell) return
      facts.unwell = false
      health = { is: 'up', at: wall() }
      turn()
    },
    heedPause(told) {
      if (told === null && pause === null) return
      pause = told
      turn()
    },
    seen: () => ({ state, since, health, pause }),
    async stop() {
      closing.abort()
      forgetRetry()
      await withinDeadline({ ms: deps.lifecycleMs, caller: null, timers: deps.timers }, () =>
        adapter.stop(),
      ).catch((escaped: unknown) => {
        deps.log.warn({ fault: normaliseFault(escaped, 'read').code }, 'plugin did not stop')
      })
    },
  }
}
