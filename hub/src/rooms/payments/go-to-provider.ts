import type { CheckoutStart } from '@matricula/contract'

/** How the browser goes to the provider. */
export function goToProvider(checkout: CheckoutStart) {
  return checkout.is === 'form'
    ? { is: checkout.is, action: checkout.action, fields: checkout.fields }
    : { is: checkout.is, url: checkout.url }
}
