import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import {
  lockMessage,
  makeDue,
  makeOnHoldDue,
  type OnHoldFilter,
  type OutboxRow,
  putOnHold,
} from './outbox.store.ts'

type ChangingContext = Pick<AppContext, 'database' | 'clock'>

export interface DeliveryChange {
  readonly id: number
  readonly actor: string
  readonly trace: string
}

/** Lets a delivery on hold try again at once, with all its attempts before it. */
export function retryDelivery(app: ChangingContext, change: DeliveryChange) {
  return changeDelivery(app, change, {
    act: 'delivery.retry',
    whyNot: ({ status }) => (status === 'on_hold' ? null : 'NOT_ON_HOLD'),
    write: (trx, { id }) => makeDue(trx, [id], app.clock.wall()),
  })
}

/**
 * Keeps a due delivery for a person. One that a worker has just taken is not stopped: what it does at the vendor
 * happens anyway, and its end must be written down.
 */
export function holdDelivery(app: ChangingContext, change: DeliveryChange) {
  const now = app.clock.wall().toISOString()
  return changeDelivery(app, change, {
    act: 'delivery.hold',
    whyNot: ({ status, leased_until }) => {
      if (status === 'done') return 'DELIVERY_DONE'
      return status === 'due' && (leased_until === null || leased_until <= now) ? null : 'NOT_WAITING'
    },
    write: (trx, { id }) => putOnHold(trx, id, `by ${change.actor}`),
  })
}

interface Way {
  readonly act: 'delivery.retry' | 'delivery.hold'
  readonly whyNot: (row: OutboxRow) => 'NOT_ON_HOLD' | 'NOT_WAITING' | 'DELIVERY_DONE' | null
  readonly write: (trx: Transaction, row: OutboxRow) => Promise<void>
}

function changeDelivery(
  { database, clock }: ChangingContext,
  { id, actor, trace }: DeliveryChange,
  { act, whyNot, write }: Way,
) {
  return inTransaction(database, async (trx) => {
    const row = await lockMessage(trx, id)
    if (row === null) return refuse('NOT_FOUND')
    const why = whyNot(row)
    if (why !== null) return refuse(why)
    await write(trx, row)
    const changed = await lockMessage(trx, id)
    if (changed === null) throw new Error('a held row is gone')
    const change = { before: stateOf(row), after: stateOf(changed) }
    await recordAudit(trx, { at: clock.wall(), actor, act, subject: String(id), ...change, trace })
    return changed
  })
}

function stateOf({ topic, status, attempts, last_fault }: OutboxRow) {
  return { topic, status, attempts, lastFault: last_fault }
}

export interface RetryOnHoldCommand {
  readonly filter: OnHoldFilter
  readonly actor: string
  readonly trace: string
}

/** Lets every delivery on hold that the filter leaves try again at once, with all its attempts before it. */
export async function retryOnHold(
  { database, clock, work }: Pick<AppContext, 'database' | 'clock' | 'work'>,
  { filter, actor, trace }: RetryOnHoldCommand,
): Promise<{ readonly retried: number }> {
  const at = clock.wall()
  const retried = await inTransaction(database, async (trx) => {
    const count = await makeOnHoldDue(trx, filter, at)
    const after = { ...filter, retried: count }
    await recordAudit(trx, { at, actor, act: 'delivery.retry', subject: '*', before: null, after, trace })
    return count
  })
  work.trigger('deliver-outbox')
  return { retried }
}
