import { foundPayment, PluginFault } from '@matricula/contract'
import type { FoundPayment, PaymentStatus, PluginKit, ProviderPayment } from '@matricula/contract'
import type { Client } from './client.ts'
import { paymentFrom } from './from-answers.ts'
import type { Settings } from './settings.ts'

export interface PaymentQuery {
  readonly reference: string
  readonly providerRef: string | null
}

/**
 * The payment under our reference as it stands. ePayco can hold several tries for it: one that was approved decides,
 * then one that was reversed, then one still open, then the latest; the others whose money has moved are told beside
 * it. Null where ePayco lists none.
 */
export async function findPayment(
  {
    client,
    settings,
    kit,
  }: { readonly client: Client; readonly settings: Settings; readonly kit: PluginKit },
  { reference, providerRef }: PaymentQuery,
  signal: AbortSignal,
): Promise<FoundPayment | null> {
  const refs = new Set(await client.refsOf(reference, signal))
  if (providerRef !== null && /^\d+$/.test(providerRef)) refs.add(providerRef)
  const payments: ProviderPayment[] = []
  for (const ref of refs) {
    const validation = await client.validationOf(ref, signal)
    if (validation === null)
      throw new PluginFault('unknown-outcome', 'ePayco does not prove a payment it lists')
    if (validation.x_id_invoice !== reference) continue
    const transaction = await client.transactionOf(ref, signal)
    payments.push(
      paymentFrom({ transaction, validation }, { signer: settings, log: kit.log, now: kit.now() }),
    )
  }
  const chosen = decisivePayment(payments)
  return chosen && foundPayment(chosen, payments)
}

const weights: Readonly<Record<PaymentStatus, number>> = {
  approved: 3,
  reversed: 2,
  pending: 1,
  declined: 0,
  expired: 0,
}

function decisivePayment(payments: readonly ProviderPayment[]): ProviderPayment | null {
  return (
    payments.toSorted(
      (a, b) => weights[b.status] - weights[a.status] || Number(b.providerRef) - Number(a.providerRef),
    )[0] ?? null
  )
}
