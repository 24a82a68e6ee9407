import { PluginFault, wholePesos } from '@matricula/contract'
import type { Log, ProviderPayment } from '@matricula/contract'
import type { Transaction, Validation } from './answers.ts'
import { isSigned } from './signature.ts'
import type { SigningKeys } from './signature.ts'
import { codeOf, stateOf } from './states.ts'

export interface VendorPayment {
  readonly transaction: Transaction
  readonly validation: Validation
}

/**
 * What `find` tells the hub of a payment: its state from the authenticated API, its amount and currency from the open
 * validation, which is trusted as far as ePayco signed it. Throws `unknown-outcome` for what isn't proven.
 */
export function paymentFrom(
  { transaction, validation }: VendorPayment,
  { signer, log, now }: { readonly signer: SigningKeys; readonly log: Log; readonly now: Date },
): ProviderPayment {
  if (!isProven(validation, signer)) throw unproven('ePayco’s signature does not prove the payment')
  const amount = wholePesos(validation.x_amount)
  if (amount === null) throw unproven('ePayco names an amount that is not whole pesos')
  const { word, status, reason } = stateOf(codeOf(transaction.codeResponse, transaction.status), log)
  return {
    reference: validation.x_id_invoice,
    providerRef: validation.x_ref_payco,
    status,
    rawStatus: word,
    amount,
    currency: validation.x_currency_code,
    at: instantOf(transaction.date) ?? now.toISOString(),
    means: meansOf(validation.x_franchise),
    reason,
    test: isTest(validation.x_test_request),
  }
}

/** The amount comes as a number here and is signed as a text, so that the texts it can have been are tried. */
function isProven(validation: Validation, signer: SigningKeys): boolean {
  if (validation.x_cust_id_cliente !== signer.custId) return false
  const whole = wholePesos(validation.x_amount)
  const amounts =
    whole === null ? [validation.x_amount] : [validation.x_amount, `${whole}`, `${whole}.00`, `${whole}.0`]
  const {
    x_ref_payco: ref,
    x_transaction_id: transactionId,
    x_currency_code: currency,
    x_signature: signature,
  } = validation
  return amounts.some((amount) => isSigned({ ref, transactionId, amount, currency, signature }, signer))
}

function unproven(message: string): PluginFault {
  return new PluginFault('unknown-outcome', message)
}

/** ePayco's clock is Bogotá's: `2026-01-20 15:04:05`; null for anything else. */
export function instantOf(date: string | null): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(date ?? '') ?? []
  const at = new Date(`${day}T${time}-05:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** A form's test flag isn't signed, so that a payment counts as real only where ePayco says so. */
export function isTest(flag: string | null): boolean {
  return flag === null || !/^(false|0|no)$/i.test(flag)
}

const means: ReadonlyMap<string, string> = new Map([
  ['PSE', 'pse'],
  ['VS', 'card'],
  ['MC', 'card'],
  ['AM', 'card'],
  ['DC', 'card'],
  ['CR', 'card'],
  ['EF', 'cash'],
  ['BA', 'cash'],
  ['GA', 'cash'],
  ['PR', 'cash'],
  ['RS', 'cash'],
])

function meansOf(franchise: string | null): string | null {
  return means.get(franchise ?? '') ?? null
}
