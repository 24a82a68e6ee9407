import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { readDraft } from '../enrollment/index.ts'
import { checkedPayer } from '../payers/index.ts'
import { startCheckout, startPartPayment } from '../payments/index.ts'
import type { LinkRefusal, LinkUse } from '../payments/link-use.ts'
import type { Payer } from '../payments/payer.ts'
import { overAs } from './decide-link-state.ts'
import type { PayLink } from './pay-link.ts'
import { lockPayLink } from './pay-link.store.ts'
import { firstNameOf, type PayLinkState, readLink } from './read-link.ts'

/** What a payer asks who was sent a link. */
export interface LinkPaymentCommand {
  /** What the page showed, COP; must be ours to the peso. */
  readonly shownTotal: number
  readonly payer: Payer
  /** Whom the invoice is made out to; null where the payer wants none in anybody's name. */
  readonly invoicePayer: InvoicePayer | null
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}

/** Begins a payment by a link. The same key answers the same payment, also once the link is over (pay-links-6). */
export async function payByLink(app: AppContext, link: PayLink, command: LinkPaymentCommand) {
  const { invoicePayer: typed, ...asked } = command
  const invoicePayer = typed === null ? null : checkedPayer(typed)
  if (isRefused(invoicePayer)) return invoicePayer
  const use = useOf(app, link, { invoicePayer, locale: command.locale })
  const started = await (link.partId === null
    ? payWhole(app, link, asked, use)
    : startPartPayment(app, { ...asked, partId: link.partId, link: use }))
  return isRefused(started) ? toldToPayer(app, link, started) : started
}

async function payWhole(
  app: AppContext,
  { studentCode }: PayLink,
  asked: Omit<LinkPaymentCommand, 'invoicePayer'>,
  link: LinkUse,
) {
  const { period, method, quotas, transport, activities } = await readDraft(app, studentCode)
  const choices = { period, method, quotas, transport, activities }
  return startCheckout(app, { ...asked, studentCode, choices, kind: 'diners', invoicePayer: null, link })
}

function useOf(
  app: AppContext,
  link: PayLink,
  { invoicePayer, locale }: Pick<LinkPaymentCommand, 'invoicePayer' | 'locale'>,
): LinkUse {
  return {
    id: link.id,
    token: app.ids.token(),
    invoicePayer,
    async check() {
      const { state } = await readLink(app, link)
      return state === 'payable' ? null : refuse(refusals[state])
    },
    async lock(trx) {
      const held = await lockPayLink(trx, link.id)
      return held === null || overAs(held, app.clock.now()) !== null ? refuse('NOT_FOUND') : null
    },
    describe: (token) => describeAtProvider(app, link, { token, locale }),
  }
}

const refusals = {
  paying: 'PAYMENT_PENDING',
  paid: 'ORDER_PAID',
  expired: 'NOT_FOUND',
  withdrawn: 'NOT_FOUND',
  'not-now': 'PAYMENT_KIND',
} as const satisfies Readonly<Record<Exclude<PayLinkState, 'payable'>, LinkRefusal>>

/**
 * The provider is told no more of the child than the payer is (pay-links-4): the student's code goes in no field of it,
 * and the school finds the payment by its reference.
 */
async function describeAtProvider(
  app: AppContext,
  { shows, studentCode }: PayLink,
  { token, locale }: { readonly token: string; readonly locale: Locale },
) {
  const { config } = app
  const { project } = config.seasons.parents
  const values = { school: config.settings.school.shortName, project }
  const name = shows === 'name' ? await firstNameOf(app, studentCode) : ''
  return {
    description: translate(config.texts, locale, `payLink.description.${shows}`, { ...values, name }),
    extras: shows === 'amount' ? [] : [project, 'Matriculas'],
    returnPath: `/enrollment/pay/result/${token}`,
  }
}

/** What of a refusal goes on to the payer: no token of the family's order, no quote, no document. */
async function toldToPayer(app: AppContext, link: PayLink, refusal: Refusal) {
  if (refusal.code === 'PRICE_CHANGED') {
    const read = await readLink(app, link)
    return read.state === 'payable'
      ? refuse('PRICE_CHANGED', { facts: { amount: read.amount } })
      : refuse(toldCodes[refusals[read.state]])
  }
  if (refusal.code === 'PAYER_INCOMPLETE') return refuse('PAYER_INCOMPLETE', { fields: refusal.fields })
  if (refusal.code === 'VENDOR_REFUSED') return refuse('VENDOR_REFUSED', { values: refusal.values })
  return refuse(isTold(refusal.code) ? toldCodes[refusal.code] : 'PAY_LINK_NOT_NOW')
}

/** Whatever else there is is the family's to put right. */
const toldCodes = {
  NOT_FOUND: 'NOT_FOUND',
  KEY_REUSED: 'KEY_REUSED',
  ORDER_PAID: 'PAY_LINK_PAID',
  PAYMENT_PENDING: 'PAY_LINK_BUSY',
  INVOICE_PENDING: 'PAY_LINK_BUSY',
  PAYMENT_KIND: 'PAY_LINK_NOT_NOW',
} as const

function isTold(code: string): code is keyof typeof toldCodes {
  return Object.hasOwn(toldCodes, code)
}
