import type { House } from '../../house.ts'
import { attemptByReference } from './attempt.store.ts'
import { raiseException } from './exception.store.ts'
import { endCallback, type InboxRow, leaseCallbacks, putCallbackOff } from './inbox.store.ts'
import { faultOf } from './fault-of.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'
import { settlePayment } from './settle-payment.ts'

const batch = 20
const leaseMs = 60_000
const pauseMs = 5000

/** Works through the callbacks that arrived. One that meets a fault is tried again; the rest go on. */
export async function settleCallbacks(
  house: House,
  signal: AbortSignal,
  keepers: readonly ReferenceKeeper[] = [],
): Promise<void> {
  for (;;) {
    const rows = await leaseCallbacks(house.database, house.clock.wall(), { limit: batch, leaseMs })
    // All at once: one after the other they would fall behind the families who come in meanwhile.
    await Promise.all(rows.map((row) => settleCallback(house, keepers, row)))
    if (rows.length < batch || signal.aborted) return
  }
}

async function settleCallback(
  house: House,
  keepers: readonly ReferenceKeeper[],
  row: InboxRow,
): Promise<void> {
  const { database, clock, log } = house
  try {
    await actOn(house, keepers, row)
    await endCallback(database, row.id, clock.wall())
  } catch (error) {
    const fault = faultOf(error, log)
    log.warn({ instance: row.instance, fault, attempts: row.attempts }, 'a callback waits')
    const dueAt = new Date(clock.wall().getTime() + pauseMs * row.attempts)
    await putCallbackOff(database, row.id, { dueAt, fault })
  }
}

async function actOn(
  house: House,
  keepers: readonly ReferenceKeeper[],
  { instance, reference }: InboxRow,
): Promise<void> {
  const signal = AbortSignal.timeout(leaseMs / 2)
  const attempt = await attemptByReference(house.database, instance, reference)
  if (attempt !== null) return settlePayment(house, attempt.id, signal)
  for (const keeper of keepers) if (await keeper.settle(instance, reference, signal)) return
  house.log.warn({ instance }, 'a genuine callback names a payment nobody started')
  await raiseException(house.database, {
    kind: 'unknown-reference',
    instance,
    reference,
    attemptId: null,
    facts: { task: 'ask the provider' },
    at: house.clock.wall(),
  })
}
