import { PluginFault } from '@matricula/contract'
import type { CheckoutRequest } from '@matricula/contract'

/** Throws `invalid` with the field for what the vendor would not even read. */
export function checkRequest(request: CheckoutRequest): void {
  if (!/^[A-Za-z0-9-]{1,32}$/.test(request.reference)) throw invalidField('reference')
  if (!Number.isSafeInteger(request.amount) || request.amount <= 0) throw invalidField('amount')
  if (!isWebAddress(request.returnUrl)) throw invalidField('returnUrl')
  if (Number.isNaN(Date.parse(request.expiresAt))) throw invalidField('expiresAt')
}

function invalidField(field: string): PluginFault {
  return new PluginFault('invalid', 'the sandbox vendor cannot read the checkout', { field })
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
