import { callbackForm, confirmedPesos, forged } from '@matricula/contract'
import Joi from 'joi'
import type { Log, ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import { reasonFor } from './reasons.ts'
import type { Settings } from './settings.ts'
import { followUps } from './choose-attempt.ts'
import { isSignedConfirmation } from './signature.ts'
import { paymentStateOf, wordOfCode } from './statuses.ts'

interface Confirmation {
  readonly merchant_id: string
  readonly reference_sale: string
  readonly value: string
  readonly currency: string
  readonly state_pol: string
  readonly sign: string
  readonly test: string
  /** Not signed: it can only keep a word back, which is then asked for. */
  readonly transaction_type: string
}

const text = Joi.string().required()

const confirmation = Joi.object<Confirmation>({
  merchant_id: text,
  reference_sale: text,
  value: text,
  currency: text,
  state_pol: text,
  sign: text,
  test: Joi.string().allow('').default(''),
  transaction_type: Joi.string().allow('').default(''),
}).unknown()

export interface CallbackDeps {
  readonly settings: Settings
  readonly log: Log
  readonly now: () => Date
}

/**
 * The verdict over a confirmation. PayU signs reference, value, currency and state, and nothing else
 * gets into the event: not its time, its number or its means, which `find` tells.
 */
export function readCallback(request: RawRequest, reader: CallbackDeps): WebhookVerdict<ProviderPayment> {
  const { settings, log } = reader
  const { error, value: signedFields } = confirmation.validate(
    Object.fromEntries(callbackForm({ ...request, query: {} })),
  )
  if (error || signedFields === undefined) return forged('a field that PayU signs is missing')
  if (signedFields.merchant_id !== settings.merchantId) return forged('it is for another merchant')
  if (!isSigned(signedFields, settings)) return forged('the signature is wrong')
  if (followUps.has(signedFields.transaction_type)) return { is: 'nothing-for-us' }
  const { reference_sale: reference, value } = signedFields
  const mode = { test: settings.test, isSame: signedFields.test === (settings.test ? '1' : '0') }
  const amount = confirmedPesos({ vendor: 'PayU', reference, amount: value, mode }, log)
  if (amount === null) return { is: 'nothing-for-us' }
  return eventFrom(signedFields, amount, reader)
}

function isSigned(signedFields: Confirmation, settings: Settings): boolean {
  const { reference_sale: reference, value, currency, state_pol: state, sign } = signedFields
  return isSignedConfirmation({ reference, value, currency, state, sign }, settings)
}

function eventFrom(
  signedFields: Confirmation,
  amount: number,
  { settings, log, now }: CallbackDeps,
): WebhookVerdict<ProviderPayment> {
  const { reference_sale: reference, currency, state_pol: state } = signedFields
  const { status, rawStatus } = paymentStateOf(wordOfCode(state), log)
  return {
    is: 'event',
    eventId: [reference, state, amount, currency].join(':'),
    event: {
      reference,
      providerRef: reference,
      status,
      rawStatus,
      amount,
      currency,
      at: now().toISOString(),
      means: null,
      reason: status === 'declined' ? reasonFor(null) : null,
      test: settings.test,
    },
  }
}
