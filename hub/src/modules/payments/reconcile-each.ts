import type { AppContext } from '../../app-context.ts'
import { faultOf } from './fault-of.ts'

export interface Reconciling {
  readonly due: readonly { readonly id: string }[]
  readonly settle: (id: string, signal: AbortSignal) => Promise<void>
  /** Moves the next question to the provider. */
  readonly putOff: (id: string, at: Date) => Promise<void>
}

const deadlineMs = 10_000
const pauseMs = 30_000

/**
 * Asks the provider about every payment whose callback has not come: late, lost or never sent (payments-21).
 */
export async function reconcileEach(
  app: AppContext,
  { due, settle, putOff }: Reconciling,
  signal: AbortSignal,
): Promise<void> {
  for (const { id } of due) {
    if (signal.aborted) return
    try {
      await settle(id, AbortSignal.timeout(deadlineMs))
    } catch (error) {
      const fault = faultOf(error, app.log)
      app.log.warn({ fault }, 'a payment is asked about later')
      await putOff(id, new Date(app.clock.wall().getTime() + pauseMs))
    }
  }
}
