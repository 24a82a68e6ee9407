import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { LinkRefusal } from '../payments/link-use.ts'
import type { PayLink } from './pay-link.ts'
import { type PayLinkState, readLink } from './read-link.ts'

export const refusals = {
  paying: 'PAYMENT_PENDING',
  paid: 'ORDER_PAID',
  expired: 'NOT_FOUND',
  withdrawn: 'NOT_FOUND',
  over: 'NOT_FOUND',
  'not-now': 'PAYMENT_KIND',
} as const satisfies Readonly<Record<Exclude<PayLinkState, 'payable'>, LinkRefusal>>

interface Refused {
  readonly refusal: Refusal
  /** COP */
  readonly shownTotal: number
}

/** What of a refusal goes on to the payer: no token of the family's order, no quote, no document, no other child. */
export async function tellPayer(app: AppContext, link: PayLink, { refusal, shownTotal }: Refused) {
  const { code, fields, values } = refusal
  if (code === 'PAYER_INCOMPLETE') return refuse('PAYER_INCOMPLETE', { fields })
  if (code === 'VENDOR_REFUSED') return refuse('VENDOR_REFUSED', { values })
  if (code === 'KEY_REUSED') return refuse('KEY_REUSED')
  const read = await readLink(app, link)
  if (read.state !== 'payable') return refuse(toldCodes[refusals[read.state]])
  if (code === 'PRICE_CHANGED' || read.amount !== shownTotal)
    return refuse('PRICE_CHANGED', { facts: { amount: read.amount } })
  return refuse(isTold(code) ? toldCodes[code] : 'PAY_LINK_NOT_NOW')
}

/** Whatever else there is is the family's to put right. */
const toldCodes = {
  NOT_FOUND: 'NOT_FOUND',
  ORDER_PAID: 'PAY_LINK_PAID',
  PAYMENT_PENDING: 'PAY_LINK_BUSY',
  INVOICE_PENDING: 'PAY_LINK_BUSY',
  PAYMENT_KIND: 'PAY_LINK_NOT_NOW',
} as const

function isTold(code: string): code is keyof typeof toldCodes {
  return Object.hasOwn(toldCodes, code)
}
