import { setLeaseTerm, type LeaseTerm, leaseTermOf } from '../shared/lease-term.ts'
import type { Timers } from './timers.ts'

/** Our own deadline is over; what became of the call is not known. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}

/** Whoever asked went away; it says nothing about the vendor. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft'
}

export interface Limit {
  readonly ms: number
  readonly caller: AbortSignal | null
  readonly timers: Timers
}

/**
 * Runs `act` and settles when it does, when `ms` have passed, or when the caller aborts: whichever is first, so
 * an act that ignores its signal cannot hold anyone. Rejects with `DeadlinePassed` or `CallerLeft`.
 */
export async function withinDeadline<T>(limit: Limit, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (limit.caller?.aborted === true) throw new CallerLeft('the caller had left')
  const controller = new AbortController()
  const leave = () => controller.abort(new CallerLeft('the caller left'))
  const cancel = limit.timers.after(limit.ms, () =>
    controller.abort(new DeadlinePassed('the deadline passed')),
  )
  limit.caller?.addEventListener('abort', leave, { once: true })
  setLeaseTerm(controller.signal, termWithin(limit))
  try {
    return await Promise.race([givenUp(controller.signal), act(controller.signal)])
  } finally {
    // By hand rather than AbortSignal.any, which keeps a trace of every call on a long-lived caller's signal.
    cancel()
    limit.caller?.removeEventListener('abort', leave)
  }
}

function termWithin({ ms, caller, timers }: Limit): LeaseTerm {
  const end = timers.now() + ms
  const above = caller === null ? null : leaseTermOf(caller)
  return {
    isOver: () => timers.now() >= end || above?.isOver() === true,
    confirm: above?.confirm ?? null,
  }
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
