import { setTimeout as pause } from 'node:timers/promises'
import { HubUnreachable, Interrupted } from '../../faults.ts'

export interface Outage {
  /** How often it was tried in vain. */
  readonly tries: number
  /** Since the hub last answered anything. */
  readonly outMs: number
  readonly retryForMs: number
  readonly retryAfterMs: number | null
  /** From 0 to 1, so that calls do not all come back at once. */
  readonly random: number
}

export type Decision = { readonly is: 'wait'; readonly ms: number } | { readonly is: 'stop' }

const firstMs = 500
const longestMs = 15_000

/** How long to wait before the next try; the hub's own word counts more than ours. */
export function decideWait({ tries, outMs, retryForMs, retryAfterMs, random }: Outage): Decision {
  const leftMs = retryForMs - outMs
  if (leftMs <= 0 || (retryAfterMs ?? 0) > leftMs) return { is: 'stop' }
  const usual = Math.min(longestMs, firstMs * 2 ** (tries - 1)) * (0.75 + random / 4)
  return { is: 'wait', ms: Math.min(leftMs, Math.max(usual, retryAfterMs ?? 0)) }
}

/** Makes a call until it is answered or the time is over; then the last HubUnreachable is thrown. */
export type WithRetry = <T>(call: (isAgain: boolean) => Promise<T>) => Promise<T>

export interface RetryOptions {
  readonly retryForMs: number
  /** Ends the waiting. */
  readonly signal: AbortSignal
  readonly interrupted: string
  /** A moment to come in milliseconds while waiting, null once the hub answers again. */
  readonly onWait: (until: number | null) => void
}

/** One for all that run at once: an answer to one of them counts for all. */
export function createRetry({ retryForMs, signal, interrupted, onWait }: RetryOptions): WithRetry {
  let outSince: number | null = null
  return async (call) => {
    for (let tries = 0; ;) {
      try {
        const answer = await call(tries > 0)
        if (outSince !== null) onWait(null)
        outSince = null
        return answer
      } catch (error) {
        if (!(error instanceof HubUnreachable)) throw error
        if (signal.aborted) throw new Interrupted(interrupted, [], { cause: error })
        outSince ??= Date.now()
        tries += 1
        const outMs = Date.now() - outSince
        const { retryAfterMs } = error
        const decision = decideWait({ tries, outMs, retryForMs, retryAfterMs, random: Math.random() })
        if (decision.is === 'stop') throw error
        onWait(Date.now() + decision.ms)
        await pause(decision.ms, undefined, { signal }).catch(() => {
          throw new Interrupted(interrupted)
        })
      }
    }
  }
}
