import type { CheckoutStart } from '@matricula/contract'
import type { PaymentAttempt } from './attempt.model.ts'
import { checkoutOf } from './attempt.store.ts'

/** How the browser goes to the provider; what the payer typed is not in it, for others of the family read this too. */
export function goToProvider(checkout: CheckoutStart) {
  return checkout.is === 'form'
    ? { is: checkout.is, action: checkout.action, fields: checkout.fields }
    : { is: checkout.is, url: checkout.url }
}

/** The same for the browser that has just sent what the payer typed: the provider's page is filled in with it. */
function goPrefilled(checkout: CheckoutStart): ReturnType<typeof goToProvider> {
  const { prefill = {} } = checkout
  if (checkout.is === 'form') {
    return { is: checkout.is, action: checkout.action, fields: { ...checkout.fields, ...prefill } }
  }
  const url = new URL(checkout.url)
  for (const [name, value] of Object.entries(prefill)) url.searchParams.append(name, value)
  return { is: checkout.is, url: url.href }
}

interface Begun {
  readonly data: { readonly go: ReturnType<typeof goToProvider> | null } | null
}

/** The view of a payment for whoever has just begun it, by the key that it was begun with. */
export function forWhoTyped<View extends Begun>(
  view: View,
  begun: Pick<PaymentAttempt, 'idempotencyKey' | 'checkout'>,
  key: string,
): View {
  const checkout = checkoutOf(begun)
  if (begun.idempotencyKey !== key || checkout === null || view.data === null || view.data.go === null)
    return view
  return { ...view, data: { ...view.data, go: goPrefilled(checkout) } }
}
