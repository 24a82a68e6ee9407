import type { Log, ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import { openCallback } from '@matricula/contract/sandbox'
import { paymentCallbackSchema, type PaymentCallback } from './callback-body.ts'
import type { SigningKeys } from './checkout-form.ts'
import { statusOf } from './raw-status.ts'

/** The verdict over a callback's raw bytes: signature first, then for whom, then about what. */
export function readCallback(
  request: RawRequest,
  signer: SigningKeys,
  log: Log,
): WebhookVerdict<ProviderPayment> {
  const opened = openCallback(request, signer.secret)
  if (opened.is === 'forged') return opened
  const { error, value } = paymentCallbackSchema.validate(opened.is === 'genuine' ? opened.content : null)
  if (error || !value) {
    log.warn({}, 'a genuine callback tells nothing this adapter reads')
    return { is: 'nothing-for-us' }
  }
  if (value.merchant !== signer.merchant) return { is: 'forged', why: 'it is for another merchant' }
  return { is: 'event', eventId: value.eventId, event: eventFrom(value, log) }
}

function eventFrom(callback: PaymentCallback, log: Log): ProviderPayment {
  const { reference, providerRef, status: rawStatus, amount, currency, at, means, reason, test } = callback
  const status = statusOf(rawStatus, log)
  return { reference, providerRef, status, rawStatus, amount, currency, at, means, reason, test }
}
