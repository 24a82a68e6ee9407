import { callbackForm, confirmedPesos, forged } from '@matricula/contract'
import Joi from 'joi'
import type { Log, ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import type { Settings } from './settings.ts'
import { isSigned } from './signature.ts'
import { codeOf, stateOf } from './states.ts'

interface SignedFields {
  readonly x_ref_payco: string
  readonly x_transaction_id: string
  readonly x_amount: string
  readonly x_currency_code: string
  readonly x_signature: string
}

const text = Joi.string().required()

const signedFields = Joi.object<SignedFields>({
  x_ref_payco: text,
  x_transaction_id: text,
  x_amount: text,
  x_currency_code: text,
  x_signature: text,
}).unknown()

export interface CallbackDeps {
  readonly settings: Settings
  readonly log: Log
  readonly now: () => Date
}

/**
 * The verdict over a confirmation, in the query, the body or both. ePayco signs its own reference, the
 * amount and the currency. Our reference and the state it only repeats, each under several names: they must agree, and
 * even then the event is a reason to ask, never a proof. Nothing else gets into the event.
 */
export function readCallback(request: RawRequest, reader: CallbackDeps): WebhookVerdict<ProviderPayment> {
  const { settings, log } = reader
  const fields = callbackForm(request)
  const { error, value: signed } = signedFields.validate(Object.fromEntries(fields))
  if (error || signed === undefined) return forged('a field that ePayco signs is missing')
  if (!isSignedBy(signed, settings)) return forged('the signature is wrong')
  if ((fields.get('x_cust_id_cliente') ?? settings.custId) !== settings.custId) {
    return forged('it is for another merchant')
  }
  const reference = agreedValue(fields, ['x_id_invoice', 'x_id_factura'])
  const code = agreedCodeOf(fields)
  if (reference === null || code === null) return forged('its fields contradict each other')
  const mode = { test: settings.test, isSame: isOfMode(fields.get('x_test_request') ?? '', settings) }
  const amount = confirmedPesos({ vendor: 'ePayco', reference, amount: signed.x_amount, mode }, log)
  if (amount === null) return { is: 'nothing-for-us' }
  return eventFrom({ signed, reference, code, amount }, reader)
}

function isSignedBy(signed: SignedFields, settings: Settings): boolean {
  const { x_ref_payco: ref, x_transaction_id: transactionId } = signed
  const { x_amount: amount, x_currency_code: currency, x_signature: signature } = signed
  return isSigned({ ref, transactionId, amount, currency, signature }, settings)
}

/** What all the names that are there say; null when they differ or none is there. */
function agreedValue(fields: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  const [value, ...others] = new Set(names.flatMap((name) => fields.get(name) ?? []))
  return value === undefined || others.length > 0 ? null : value
}

/** `x_cod_transaction_state` is known to be 0 while the response has the code. */
function agreedCodeOf(fields: ReadonlyMap<string, string>): string | null {
  const state = fields.get('x_cod_transaction_state')
  const codes = ['x_cod_response', 'x_cod_respuesta', ...(state === '0' ? [] : ['x_cod_transaction_state'])]
  return agreedValue(fields, codes)
}

function isOfMode(flag: string, { test }: Settings): boolean {
  return test ? /^(true|1)$/i.test(flag) : /^(false|0)$/i.test(flag)
}

interface VerifiedConfirmation {
  readonly signed: SignedFields
  readonly reference: string
  readonly code: string
  readonly amount: number
}

function eventFrom(
  { signed, reference, code, amount }: VerifiedConfirmation,
  { settings, log, now }: CallbackDeps,
): WebhookVerdict<ProviderPayment> {
  const { word, status, reason } = stateOf(codeOf(code, null), log)
  const { x_ref_payco: providerRef, x_transaction_id: transactionId, x_currency_code: currency } = signed
  return {
    is: 'event',
    eventId: [providerRef, transactionId, code].join(':'),
    event: {
      reference,
      providerRef,
      status,
      rawStatus: word,
      amount,
      currency,
      at: now().toISOString(),
      means: null,
      reason,
      test: settings.test,
    },
  }
}
