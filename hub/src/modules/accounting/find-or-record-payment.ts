import {
  type AccountingAdapter,
  type AdjustedPayment,
  type IncomingPayment,
  type IncomingPayments,
  PluginFault,
  type Write,
} from '@matricula/contract'

type Accounting = Pick<AccountingAdapter, 'incomingPayments' | 'adjustedPayments'>
type Receipt = Awaited<ReturnType<IncomingPayments['record']>>

/**
 * Books a payment in accounting exactly once: looked up by our reference first, and adopted when it is already
 * there. An accounting system that records no payments gets a person.
 */
export async function findOrRecordPayment(
  { incomingPayments }: Accounting,
  payment: IncomingPayment,
  write: Write,
): Promise<Receipt> {
  if (incomingPayments === undefined) {
    throw new PluginFault('unsupported', 'accounting records no incoming payments: book it there by hand')
  }
  const record = () => incomingPayments.record(payment, write)
  return findOrRecord(incomingPayments, payment.reference, { write, record })
}

/** The same of one that was late or early, with its notes; of one that was neither, the payment alone. */
export async function findOrRecordAdjusted(
  accounting: Accounting,
  payment: AdjustedPayment,
  write: Write,
): Promise<Receipt> {
  const { incomingPayments, adjustedPayments } = accounting
  if (!payment.documents.some(isAdjusted)) return findOrRecordPayment(accounting, plain(payment), write)
  if (incomingPayments === undefined || adjustedPayments === undefined) {
    const message = 'accounting books no surcharge and no discount with a payment: book it there by hand'
    throw new PluginFault('unsupported', message)
  }
  const record = () => adjustedPayments.record(payment, write)
  return findOrRecord(incomingPayments, payment.reference, { write, record })
}

function isAdjusted({ surcharge, discount }: AdjustedPayment['documents'][number]): boolean {
  return surcharge > 0 || discount > 0
}

function plain({ documents, ...payment }: AdjustedPayment): IncomingPayment {
  return { ...payment, documents: documents.map(({ docNum, amount }) => ({ docNum, amount })) }
}

interface Recording {
  readonly write: Write
  readonly record: () => Promise<Receipt>
}

/** Looked up first; what was recorded and not answered is looked up again. */
export async function findOrRecord(
  payments: Pick<IncomingPayments, 'find'>,
  reference: string,
  { write, record }: Recording,
): Promise<Receipt> {
  const present = await payments.find(reference, write)
  if (present !== null) return present
  try {
    return await record()
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    const recorded = mayBeThere ? await payments.find(reference, write) : null
    if (recorded !== null) return recorded
    throw error
  }
}
