import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { readDraft } from '../enrollment/index.ts'
import { startLinkedFamily } from '../families/index.ts'
import { startLinkedInvoices } from '../invoices/index.ts'
import { checkedPayer } from '../payers/index.ts'
import {
  attemptsOfLinks,
  type BegunByLink,
  type LinkedCommand,
  priceNow,
  startAccountPayment,
  startCheckout,
  startPartPayment,
} from '../payments/index.ts'
import { checkPayer } from '../payments/check-payer.ts'
import type { LinkUse } from '../payments/link-use.ts'
import type { Payer } from '../payments/payer.ts'
import { overAs, stateOfUse } from './decide-link-state.ts'
import { describeAtProvider } from './describe-at-provider.ts'
import { isAmount, isDocument, isEnrollment } from './due.ts'
import { isInvoiced, type PayLink } from './pay-link.ts'
import { lockPayLink } from './pay-link.store.ts'
import { readLink } from './read-link.ts'
import { refusals, tellPayer } from './tell-payer.ts'

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
export async function payByLink(
  app: AppContext,
  link: PayLink,
  { invoicePayer, ...asked }: LinkPaymentCommand,
) {
  const checked = checkedInvoicePayer(link, invoicePayer)
  if (isRefused(checked)) return checked
  const use = useOf(app, link, { invoicePayer: checked, locale: asked.locale })
  const begun = await begin(app, link, { ...asked, link: use })
  return isRefused(begun) ? tellPayer(app, link, { refusal: begun, shownTotal: asked.shownTotal }) : begun
}

/** Whether a payment can begin with what was typed; one that cannot uses up no try of the link (pay-links-8). */
export function isTypedRight(
  link: PayLink,
  { payer, invoicePayer }: Pick<LinkPaymentCommand, 'payer' | 'invoicePayer'>,
): boolean {
  return checkPayer(payer).is === 'payer' && !isRefused(checkedInvoicePayer(link, invoicePayer))
}

function checkedInvoicePayer(link: PayLink, invoicePayer: InvoicePayer | null) {
  if (invoicePayer === null) return null
  return isInvoiced(link)
    ? checkedPayer(invoicePayer)
    : refuse('PAYER_INCOMPLETE', { fields: { invoicePayer: ['invoicePayer.wrong.notInvoiced'] } })
}

/** What it is begun as follows from the link alone, so that a key finds what it has begun, whatever can be paid now. */
async function begin(app: AppContext, link: PayLink, command: LinkedCommand): Promise<Refusal | BegunByLink> {
  const { partId, kind, students } = link
  if (partId !== null) {
    const attempt = await startPartPayment(app, { ...command, partId })
    return isRefused(attempt) ? attempt : { of: 'part', attempt }
  }
  if (kind === 'invoices') {
    const attempt = await payDocuments(app, link, command)
    return isRefused(attempt) ? attempt : { of: 'invoices', attempt }
  }
  if (kind === 'account') {
    const attempt = await payOnAccount(app, link, command)
    return isRefused(attempt) ? attempt : { of: 'account', attempt }
  }
  const [code] = students
  if (students.length > 1 || code === undefined) {
    const attempt = await payFamily(app, link, command)
    return isRefused(attempt) ? attempt : { of: 'orders', attempt }
  }
  const attempt = await payWhole(app, code, command)
  return isRefused(attempt) ? attempt : { of: 'order', attempt }
}

async function payWhole(app: AppContext, studentCode: string, command: LinkedCommand) {
  const { period, method, quotas, transport, activities } = await readDraft(app, studentCode)
  const choices = { period, method, quotas, transport, activities }
  return startCheckout(app, { ...command, studentCode, choices, kind: 'diners', invoicePayer: null })
}

function payFamily(app: AppContext, link: PayLink, command: LinkedCommand) {
  return startLinkedFamily(app, command, async () => {
    const dues = await duesNow(app, link, command)
    if (isRefused(dues)) return dues
    return dues.filter(isEnrollment).map(({ student, quote }) => ({ studentCode: student.code, quote }))
  })
}

function payDocuments(app: AppContext, link: PayLink, command: LinkedCommand) {
  return startLinkedInvoices(app, command, async () => {
    const dues = await duesNow(app, link, command)
    return isRefused(dues) ? dues : dues.filter(isDocument).map(({ document }) => document)
  })
}

function payOnAccount(app: AppContext, link: PayLink, command: LinkedCommand) {
  return startAccountPayment(app, command, async () => {
    const dues = await duesNow(app, link, command)
    if (isRefused(dues)) return dues
    const [due] = dues.filter(isAmount)
    return due === undefined ? refuse('PAYMENT_KIND') : { studentCode: due.student.code, amount: due.amount }
  })
}

/** With nothing that was read a moment ago. */
async function duesNow(app: AppContext, link: PayLink, { shownTotal }: Pick<LinkedCommand, 'shownTotal'>) {
  const read = await readLink(app, link, priceNow)
  if (read.state !== 'payable') return refuse(refusals[read.state])
  return read.amount === shownTotal ? read.dues : refuse('PRICE_CHANGED')
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
      if (held === null || overAs(held, app.clock.now()) !== null) return refuse('NOT_FOUND')
      if (held.partId !== null) return null
      const payments = await attemptsOfLinks(trx, [held.id])
      return stateOfUse(payments.map(({ status }) => status)) === null ? null : refuse('NOT_FOUND')
    },
    describe: (token) => describeAtProvider(app, link, { token, locale }),
  }
}
