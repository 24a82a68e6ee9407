import type { Cop, PayoutLine } from '@matricula/contract'
import type { PaymentStep } from './payment.ts'

/** 2.9 % and 900 pesos, and 19 % of IVA on both. */
export function feeOf(gross: Cop): Cop {
  const fee = Math.round((gross * 29) / 1000) + 900
  return fee + Math.round((fee * 19) / 100)
}

/** 1.5 % of what was paid by card, on income. */
function retefuenteOf({ amount, means }: Pick<PaymentStep, 'amount' | 'means'>): Cop {
  return means === 'card' ? Math.round((amount * 15) / 1000) : 0
}

export function chargeLine(providerRef: string, step: Pick<PaymentStep, 'amount' | 'means'>): PayoutLine {
  const gross = step.amount
  const fee = feeOf(gross)
  const retefuente = retefuenteOf(step)
  const withheld = retefuente === 0 ? {} : { retefuente }
  return { kind: 'charge', providerRef, gross, fee, withheld, net: gross - fee - retefuente }
}

/** Neither fee nor what was withheld comes back. */
export function refundLine(providerRef: string, amount: Cop): PayoutLine {
  return { kind: 'refund', providerRef, gross: -amount, fee: 0, withheld: {}, net: -amount }
}

/** What is contested goes less than 0, what was won comes back. */
export function disputeLine(providerRef: string, gross: Cop, fee: Cop): PayoutLine {
  return { kind: 'dispute', providerRef, gross, fee, withheld: {}, net: gross - fee }
}
