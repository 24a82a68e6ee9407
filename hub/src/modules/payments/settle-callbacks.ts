import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { processWithConcurrency } from '../../shared/process-with-concurrency.ts'
import { withLease } from '../../shared/with-lease.ts'
import { attemptByReference } from './attempt.store.ts'
import { endCallback, type InboxRow, leaseCallbacks, putCallbackOff } from './inbox.store.ts'
import { faultOf } from './fault-of.ts'
import { raiseUnknown } from './raise-unknown.ts'
import { settlePayment } from './settle-payment.ts'

/** One after the other they would fall behind the families who come in meanwhile. */
const sideBySide = 20
const leaseMs = 60_000
const pauseMs = 5000

/** Works through the callbacks that arrived. One that meets a fault is tried again; the rest go on. */
export async function settleCallbacks(app: AppContext, stopping: AbortSignal): Promise<void> {
  await processWithConcurrency({
    concurrency: sideBySide,
    take: async (limit) =>
      stopping.aborted ? [] : leaseCallbacks(app.database, { now: app.clock.wall(), leaseMs, limit }),
    act: (row) => settleCallback(app, row),
  })
}

async function settleCallback(app: AppContext, row: InboxRow): Promise<void> {
  const { database, clock, log } = app
  const lease = {
    table: 'callback_inbox',
    key: { id: row.id },
    token: row.lease_token,
    until: row.leased_until,
    ms: leaseMs,
  }
  try {
    await withLease(app, lease, (signal) => actOn(app, row, signal))
  } catch (error) {
    const fault = faultOf(error, log)
    log.warn({ instance: row.instance, fault, attempts: row.attempts }, 'a callback waits')
    const dueAt = new Date(clock.wall().getTime() + pauseMs * row.attempts)
    await putCallbackOff(database, row, { dueAt, fault })
  }
}

async function actOn(app: AppContext, row: InboxRow, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = app
  const { instance, reference, event } = row
  const end = (from: Database) => endCallback(from, row, clock.wall())
  const attempt = await attemptByReference(database, instance, reference)
  if (attempt !== null) return settlePayment(app, attempt, { signal, alongside: end })
  log.warn({ instance }, 'a genuine callback names a payment nobody started')
  await raiseUnknown(app, instance, JSON.parse(event))
  await end(database)
}
