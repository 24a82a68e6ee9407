import { type AccountingAdapter, type IncomingPayment, PluginFault, type Write } from '@matricula/contract'

/**
 * Books a payment in accounting exactly once: looked up by our reference first, and adopted when it is already
 * there. An accounting system that records no payments gets a person.
 */
export async function findOrRecordPayment(
  { incomingPayments }: Pick<AccountingAdapter, 'incomingPayments'>,
  payment: IncomingPayment,
  write: Write,
): Promise<{ readonly ref: string }> {
  if (incomingPayments === undefined) {
    throw new PluginFault('unsupported', 'accounting records no incoming payments: book it there by hand')
  }
  const present = await incomingPayments.find(payment.reference, write)
  if (present !== null) return present
  try {
    return await incomingPayments.record(payment, write)
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    const recorded = mayBeThere ? await incomingPayments.find(payment.reference, write) : null
    if (recorded !== null) return recorded
    throw error
  }
}
