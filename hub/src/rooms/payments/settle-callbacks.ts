import type { House } from '../../house.ts'
import { processWithConcurrency } from '../../shared/process-with-concurrency.ts'
import { withLease } from '../../shared/with-lease.ts'
import { attemptByReference } from './attempt.store.ts'
import { endCallback, type InboxRow, leaseCallback, putCallbackOff } from './inbox.store.ts'
import { faultOf } from './fault-of.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'
import { raiseUnknown } from './raise-unknown.ts'
import { settlePayment } from './settle-payment.ts'

/** One after the other they would fall behind the families who come in meanwhile. */
const sideBySide = 20
const leaseMs = 60_000
const pauseMs = 5000

/** Works through the callbacks that arrived. One that meets a fault is tried again; the rest go on. */
export async function settleCallbacks(
  house: House,
  stopping: AbortSignal,
  keepers: readonly ReferenceKeeper[] = [],
): Promise<void> {
  await processWithConcurrency({
    concurrency: sideBySide,
    take: async () => (stopping.aborted ? null : leaseCallback(house.database, house.clock.wall(), leaseMs)),
    act: (row) => settleCallback(house, keepers, row),
  })
}

async function settleCallback(
  house: House,
  keepers: readonly ReferenceKeeper[],
  row: InboxRow,
): Promise<void> {
  const { database, clock, log } = house
  const lease = {
    table: 'callback_inbox',
    key: { id: row.id },
    token: row.lease_token,
    until: row.leased_until,
    ms: leaseMs,
  }
  try {
    await withLease(house, lease, (signal) => actOn(house, keepers, { row, signal }))
    await endCallback(database, row, clock.wall())
  } catch (error) {
    const fault = faultOf(error, log)
    log.warn({ instance: row.instance, fault, attempts: row.attempts }, 'a callback waits')
    const dueAt = new Date(clock.wall().getTime() + pauseMs * row.attempts)
    await putCallbackOff(database, row, { dueAt, fault })
  }
}

interface Settling {
  readonly row: InboxRow
  readonly signal: AbortSignal
}

async function actOn(
  house: House,
  keepers: readonly ReferenceKeeper[],
  { row, signal }: Settling,
): Promise<void> {
  const { instance, reference } = row
  const attempt = await attemptByReference(house.database, instance, reference)
  if (attempt !== null) return settlePayment(house, attempt.id, signal)
  for (const keeper of keepers) if (await keeper.settle(instance, reference, signal)) return
  house.log.warn({ instance }, 'a genuine callback names a payment nobody started')
  await raiseUnknown(house, instance, JSON.parse(row.event))
}
