import { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { inLanes } from '../../shared/in-lanes.ts'
import { decideDelivery } from './decide-delivery.ts'
import { leaseMessages, markDone, markFault, type OutboxRow, type Topic } from './outbox.store.ts'

export interface Message {
  readonly payload: Readonly<Record<string, string>>
  /** Sent to the vendor as its idempotency key. */
  readonly key: string
  readonly attempts: number
  readonly trace: string
}

/**
 * Delivers one message: talks to the vendor first and answers what to write down. That is written together with
 * the message's end, so that a crash in between delivers again and finds what is already there.
 */
export type Handler = (message: Message, signal: AbortSignal) => Promise<(trx: Transaction) => Promise<void>>

export type Handlers = ReadonlyMap<Topic, Handler>

export const batch = 20

export interface Delivering {
  readonly handlers: Handlers
  /** Messages that are delivered at the same time. */
  readonly sideBySide: number
}

/** Takes what is due of the topics that these handle, a batch at a time; answers how many it took. */
export async function deliverOutbox(
  house: House,
  { handlers, sideBySide }: Delivering,
  signal: AbortSignal,
): Promise<number> {
  const { leaseSeconds: seconds } = house.config.settings.outbox
  const topics = [...handlers.keys()]
  for (let taken = 0; ;) {
    const terms = { now: house.clock.wall(), seconds, limit: batch, topics }
    const rows = await leaseMessages(house.database, terms)
    await inLanes(rows, sideBySide, async (row) => {
      if (signal.aborted) return
      taken += 1
      await deliver(house, handlers, row)
    })
    if (rows.length < batch || signal.aborted) return taken
  }
}

async function deliver(house: House, handlers: Handlers, row: OutboxRow): Promise<void> {
  const { database, clock, config } = house
  const handler = handlers.get(row.topic as Topic)
  if (handler === undefined) throw new Error(`nobody handles ${row.topic}`)
  const message = { payload: JSON.parse(row.payload), key: row.key, attempts: row.attempts, trace: row.trace }
  try {
    const record = await handler(message, AbortSignal.timeout(config.settings.outbox.leaseSeconds * 500))
    await inTransaction(database, async (trx) => {
      await record(trx)
      await markDone(trx, row.id, clock.wall())
    })
  } catch (error) {
    await setBack(house, row, error)
  }
}

/**
 * Writes the fault on the row. What is not a plugin's fault is ours: logged whole, and tried again like a lost answer,
 * because a database that was away comes back; a bug ends parked all the same.
 */
async function setBack(
  { database, clock, config, log }: House,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const { maxAttempts } = config.settings.outbox
  const isFault = error instanceof PluginFault
  const fault = isFault ? error : new PluginFault('unknown-outcome', 'the hub itself failed: see the log')
  const decision = decideDelivery(fault, row.attempts, maxAttempts)
  const afterMs = decision.is === 'retry' ? decision.afterMs : 0
  const facts = { id: row.id, topic: row.topic, trace: row.trace, attempts: row.attempts, next: decision.is }
  if (isFault) log.warn({ ...facts, fault: error.code }, 'a delivery met a fault')
  else log.error({ ...facts, err: error }, 'a delivery broke off')
  await markFault(database, row.id, {
    status: decision.is === 'retry' ? 'due' : 'parked',
    lastFault: describe(fault),
    dueAt: new Date(clock.wall().getTime() + afterMs),
  })
}

/** Read by the person who looks into a parked delivery; the vendor's reason is most of what helps. */
function describe({ code, message, reason, field }: PluginFault): string {
  const details = [reason, field && `field ${field}`].filter(Boolean).join(', ')
  return details === '' ? `${code}: ${message}` : `${code}: ${message} (${details})`
}
