import { type AccountingDocument, type AccountingOrder, PluginFault, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'

type Accounting = AppContext['plugins']['accounting']

/** Which of the student's other orders in the project stands for ours; null: none does, and a person must look. */
export type Adopts = (others: readonly AccountingDocument[]) => AccountingDocument | null

/**
 * Accounting's document of an order, created at most once: looked up by our reference and by student and
 * project first, adopted when it is there, and created only when accounting has never seen it (accounting-4,
 * accounting-5).
 */
export async function findOrCreateOrder(
  accounting: Accounting,
  order: AccountingOrder,
  { adopts, write }: { readonly adopts: Adopts; readonly write: Write },
): Promise<AccountingDocument> {
  const present = await accounting.findOrder(order.reference, write)
  if (present !== null) return present
  const others = await accounting.ordersOf(order.numAtCard, order.project, write)
  if (others.length === 0) return createOrAdopt(accounting, order, write)
  const adopted = adopts(others)
  if (adopted !== null) return adopted
  throw new PluginFault('rejected', 'accounting has another order of this student and project', {
    reason: others.map(({ number }) => number).join(', '),
  })
}

async function createOrAdopt(
  accounting: Accounting,
  order: AccountingOrder,
  write: Write,
): Promise<AccountingDocument> {
  try {
    return await accounting.createOrder(order, write)
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    const present = mayBeThere ? await accounting.findOrder(order.reference, write) : null
    if (present !== null) return present
    throw error
  }
}
