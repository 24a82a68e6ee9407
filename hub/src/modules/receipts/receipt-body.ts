import type { EnrollmentOrder } from '../enrollment/index.ts'
import { kindOfBalance, quoteOf } from '../enrollment/index.ts'
import type { QuoteRow } from '../pricing/quote.ts'
import { type Issuer, issuerOf } from './issuer.ts'

/** What a receipt says, frozen when it is issued. `version` tells a later reader how to read it. */
export interface ReceiptBody {
  /** 2: with the school of that day. */
  readonly version: 1 | 2
  readonly school?: Issuer
  readonly paymentMethod: string
  readonly cycle: string
  readonly reference: string
  readonly student: { readonly code: string; readonly name: string; readonly grade: string }
  readonly annual: readonly { code: string; name: string; resolution: number; total: number }[]
  readonly other: readonly { code: string; name: string; total: number; later: number }[]
  readonly balance: { readonly amount: number; readonly kind: 'due' | 'in-favour' | 'none' }
  readonly totalPaid: number
  readonly laterTotal: number
}

export interface ReceiptFacts {
  readonly order: Pick<EnrollmentOrder, 'project' | 'quote'>
  readonly reference: string
  readonly amount: number
  /** A text key: `payment.method.<this>`. */
  readonly paymentMethod: string
  readonly student: ReceiptBody['student']
  readonly school: Issuer
}

/** Pure: the receipt of a paid order. */
export function receiptBody(facts: ReceiptFacts): ReceiptBody {
  const { order, reference, amount, paymentMethod, student, school } = facts
  const quote = quoteOf(order)
  const { totals } = quote
  const others: QuoteRow[] = [...quote.monthly, ...quote.transport, ...quote.activities]
  return {
    version: 2,
    school: issuerOf(school),
    paymentMethod,
    cycle: order.project,
    reference,
    student,
    annual: quote.annual.map(({ code, name, resolution, now }) => ({ code, name, resolution, total: now })),
    other: others.map(({ code, name, now, later }) => ({ code, name, total: now, later })),
    balance: { amount: Math.abs(totals.balance), kind: kindOfBalance(totals.balance) },
    totalPaid: amount,
    laterTotal: totals.later,
  }
}
