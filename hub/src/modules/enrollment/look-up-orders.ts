import { type AccountingDocument, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { OrderKey } from './order.store.ts'

const lookUpMs = 5000

/** A first look at accounting: nothing when it does not answer, for the delivery looks again before it creates. */
export async function lookUpOrders(
  { plugins, log }: Pick<AppContext, 'log' | 'plugins'>,
  { studentCode, project }: OrderKey,
  trace: string,
): Promise<readonly AccountingDocument[]> {
  try {
    const read = { signal: AbortSignal.timeout(lookUpMs), trace }
    return await plugins.accounting.ordersOf(studentCode, project, read)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code, trace }, 'an order goes on without a first look at accounting')
    return []
  }
}
