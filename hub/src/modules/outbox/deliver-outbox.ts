import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { processWithConcurrency } from '../../shared/process-with-concurrency.ts'
import { LeaseLost, withLease } from '../../shared/with-lease.ts'
import { decideDelivery } from './decide-delivery.ts'
import { isVendorUp } from './destinations.ts'
import { type LeasedMessage, leaseMessages, markDone, markFault, type Topic } from './outbox.store.ts'

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

export interface Delivering {
  readonly handlers: Handlers
  /** Messages that are delivered at the same time. */
  readonly sideBySide: number
}

/** Takes what is due of the topics that these handle, each when it can be delivered now; answers how many it took. */
export function deliverOutbox(
  app: AppContext,
  { handlers, sideBySide }: Delivering,
  signal: AbortSignal,
): Promise<number> {
  return processWithConcurrency({
    concurrency: sideBySide,
    take: async (limit) => (signal.aborted ? [] : takeNext(app, handlers, limit)),
    act: (row) => deliver(app, handlers, row),
  })
}

function takeNext(
  { database, clock, config }: Pick<AppContext, 'config' | 'database' | 'clock'>,
  handlers: Handlers,
  limit: number,
): Promise<readonly LeasedMessage[]> {
  const { leaseSeconds: seconds } = config.settings.outbox
  return leaseMessages(database, { now: clock.wall(), seconds, limit, topics: [...handlers.keys()] })
}

async function deliver(app: AppContext, handlers: Handlers, row: LeasedMessage): Promise<void> {
  const { database, clock, config } = app
  const handler = handlers.get(row.topic as Topic)
  if (handler === undefined) throw new Error(`nobody handles ${row.topic}`)
  const message = { payload: JSON.parse(row.payload), key: row.key, attempts: row.attempts, trace: row.trace }
  const lease = {
    table: 'outbox',
    key: { id: row.id },
    token: row.lease_token,
    until: row.leased_until,
    ms: config.settings.outbox.leaseSeconds * 1000,
  }
  try {
    await withLease(app, lease, async (signal) => {
      const record = await handler(message, signal)
      await inTransaction(database, async (trx) => {
        await record(trx)
        if (!(await markDone(trx, row, clock.wall()))) throw new LeaseLost('another has taken it over')
      })
    })
  } catch (error) {
    await setBack(app, row, error)
  }
  app.live.changed('outbox')
}

/**
 * Writes the fault on the row. What is not a plugin's fault is ours: logged whole, and tried again like a lost answer,
 * because a database that was away comes back; a bug ends on hold all the same.
 */
async function setBack(
  {
    database,
    clock,
    config,
    log,
    plugins,
  }: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  row: LeasedMessage,
  error: unknown,
): Promise<void> {
  const { maxAttempts } = config.settings.outbox
  const isFault = error instanceof PluginFault
  const fault = isFault ? error : new PluginFault('unknown-outcome', 'the hub itself failed: see the log')
  const { attempts, postponed } = row
  const tried = { attempts, postponed, isVendorUp: isVendorUp(plugins, row.topic as Topic) }
  const decision = decideDelivery(fault, tried, maxAttempts)
  const afterMs = decision.is === 'retry' ? decision.afterMs : 0
  const facts = { id: row.id, topic: row.topic, trace: row.trace, attempts, next: decision.is }
  if (isFault) log.warn({ ...facts, fault: error.code }, 'a delivery met a fault')
  else log.error({ ...facts, err: error }, 'a delivery broke off')
  const isOurs = await markFault(database, row, {
    status: decision.is === 'retry' ? 'due' : 'on_hold',
    lastFault: describe(fault),
    dueAt: new Date(clock.wall().getTime() + afterMs),
    counts: decision.is === 'hold' || decision.counts,
  })
  if (!isOurs) log.warn(facts, 'a delivery was taken over')
}

/** Read by the person who looks into a delivery on hold; the vendor's reason is most of what helps. */
function describe({ code, message, reason, field }: PluginFault): string {
  const details = [reason, field && `field ${field}`].filter(Boolean).join(', ')
  return details === '' ? `${code}: ${message}` : `${code}: ${message} (${details})`
}
