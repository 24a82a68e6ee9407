import type { AppContext } from '../../app-context.ts'
import { findOrder, quoteOf } from './order.store.ts'
import type { EnrollmentChoices, EnrollmentQuote } from './enrollment-quote.ts'
import { isBeingPaid } from './still-open.ts'

/**
 * What is being paid for these very choices, as its order priced them: neither a period that closes nor a fee that
 * changes meanwhile touches it. Null where no payment of them is under way.
 */
export async function quoteUnderWay(
  { database, config }: Pick<AppContext, 'database' | 'config'>,
  studentCode: string,
  choices: EnrollmentChoices,
): Promise<EnrollmentQuote | null> {
  const order = await findOrder(database, { project: config.seasons.parents.project, studentCode })
  if (order === null || order.flow !== 'parent' || !isBeingPaid(order.status)) return null
  const quote = quoteOf(order)
  return pricedBy(quote.choices) === pricedBy(choices) ? quote : null
}

/** What of the choices the price hangs on, in one order. */
function pricedBy({ period, method, quotas, transport, activities }: EnrollmentChoices): string {
  const ride = transport.is === 'chosen' ? transport.itemCode : null
  return JSON.stringify([period, method, quotas, ride, activities.toSorted()])
}
