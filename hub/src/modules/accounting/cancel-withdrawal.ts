import { type AccountingAdapter, PluginFault, type Withdrawal, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { orderById } from '../enrollment/index.ts'
import { findDelivery, type Handler } from '../outbox/index.ts'
import { withdrawalById } from '../withdrawals/index.ts'

/**
 * Has accounting bill nothing more of what is dated after a student's leaving, once (accounting-16). An accounting that
 * cannot be told gets a person.
 */
export function tellWithdrawal({ database, plugins }: Pick<AppContext, 'database' | 'plugins'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { orderId, day, reason } = await withdrawalById(database, payload['withdrawalId'] ?? '')
    const { reference } = await orderById(database, orderId)
    const write = { key, trace, signal }
    await cancelOnce(
      plugins.accounting,
      { reference, day, reason: reason ?? '' },
      {
        write,
        isBooked: () => requireBooked(database, orderId),
      },
    )
    return () => Promise.resolve()
  }
}

interface CancelOptions {
  readonly write: Write
  /** Throws while the order itself is on its way. */
  readonly isBooked: () => Promise<void>
}

async function cancelOnce(
  { withdrawals }: Pick<AccountingAdapter, 'withdrawals'>,
  withdrawal: Withdrawal,
  { write, isBooked }: CancelOptions,
): Promise<void> {
  if (withdrawals === undefined) {
    throw new PluginFault(
      'unsupported',
      'accounting cannot be told that a student leaves: cancel there by hand what is dated after the day',
    )
  }
  await isBooked()
  if ((await withdrawals.find(withdrawal.reference, write)) !== null) return
  try {
    await withdrawals.cancel(withdrawal, write)
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    if (mayBeThere && (await withdrawals.find(withdrawal.reference, write)) !== null) return
    throw error
  }
}

const againMs = 60_000

/** The order's own delivery goes first: one that waits for a person has this wait for the same. */
async function requireBooked(database: Database, orderId: string): Promise<void> {
  const delivery = await findDelivery(database, `order:${orderId}`)
  if (delivery === null || delivery.status === 'done') return
  const message = 'accounting does not have the order yet, which goes first'
  throw delivery.status === 'on_hold'
    ? new PluginFault('not-found', message)
    : new PluginFault('throttled', message, { retryAfterMs: againMs })
}
