import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { sha256 } from '../../shared/ids.ts'
import { codeOfChallenge, type LinkPurpose, openLink } from '../access/index.ts'
import { asksPayer, type PaymentAttempt } from '../payments/index.ts'
import {
  addressOfAccount,
  eachOnce,
  guardianForReceipt,
  guardiansOnFile,
  guardiansWhoPay,
  type LinkSender,
  type NamedRecipient,
  payerOfAttempt,
  type Recipient,
  whoSentLink,
} from './recipients.ts'
import { type AboutInvoiceRefund, writeInvoiceRefund } from './invoice-refund-letter.ts'
import { type AboutInvoices, writeInvoices, writeLinkedInvoices } from './invoices-letter.ts'
import type { MessageText } from './letter.ts'
import { type AboutLinkPayment, writeLinkPayment } from './link-payment-letter.ts'
import { type AboutOnAccount, writeOnAccount } from './on-account-letter.ts'
import { type AboutPart, writePartComplete, writePartEnded } from './part-letters.ts'
import { type AboutPartRefund, writePartRefund, writeUnappliedRefund } from './part-refund-letter.ts'
import { type AboutRefund, type RefundRecipient, writeRefund } from './refund-letter.ts'
import { type AboutReceipt, writeReceipt } from './receipt-letter.ts'
import { type AboutStep, writeReminder } from './reminder-letter.ts'
import { type AboutSplit, writeSplitEnded, writeSplitFixed } from './split-letters.ts'
import { type AboutWithdrawal, writeWithdrawal } from './withdrawal-letter.ts'

/** Whom messages of one kind are for, and what they say. */
export interface MessageKind<About, To extends Recipient = Recipient> {
  recipients(app: AppContext, about: About, read: Read): Promise<readonly To[]>
  write(app: AppContext, about: About, recipient: To): MessageText | Promise<MessageText>
  /** What the vendor knows a recipient's message again by; a later version may be the one that tries again. */
  keyFor(key: string, recipient: To): string
}

export interface AboutLink {
  readonly purpose: LinkPurpose
  readonly subject: string
  readonly locale: Locale
  /** The challenge whose code stands beside the link; empty: none. */
  readonly challenge: string
}

/** What somebody paid by a link. */
export interface AboutLinkedInvoices extends LinkSender {
  readonly attempt: AboutInvoices
}

export interface AboutUnappliedRefund extends AboutPartRefund {
  /** Whose family is told where nobody was asked who pays; null where somebody was. */
  readonly studentCode: string | null
}

export const messageKinds = {
  // For one alone: under one key a vendor sends one message.
  receipt: { recipients: whoPaid, write: writeReceipt, keyFor: (key) => key },
  refund: { recipients: whoPaidAndWhoPays, write: writeRefund, keyFor: keyOfEach },
  'invoice-refund': { recipients: whoBegan, write: writeInvoiceRefund, keyFor: (key) => key },
  withdrawal: { recipients: whoIsToldOfWithdrawal, write: writeWithdrawal, keyFor: keyOfEach },
  invoices: { recipients: whoBegan, write: writeInvoices, keyFor: (key) => key },
  'linked-invoices': {
    recipients: whoSentInvoices,
    write: (app, { attempt }, recipient) => writeLinkedInvoices(app, attempt, recipient),
    keyFor: keyOfEach,
  },
  'link-payment': { recipients: whoBegan, write: writeLinkPayment, keyFor: (key) => key },
  'on-account': { recipients: familyOf, write: writeOnAccount, keyFor: keyOfEach },
  'part-refund': { recipients: whoBegan, write: writePartRefund, keyFor: (key) => key },
  'unapplied-refund': { recipients: whoBeganOrFamily, write: writeUnappliedRefund, keyFor: (key) => key },
  'part-ended': { recipients: whoBegan, write: writePartEnded, keyFor: (key) => key },
  'part-complete': { recipients: whoBegan, write: writePartComplete, keyFor: (key) => key },
  'split-fixed': {
    recipients: (app, { split }, read) => familyOf(app, split, read),
    write: writeSplitFixed,
    keyFor: keyOfEach,
  },
  'split-ended': {
    recipients: (app, { split }, read) => familyOf(app, split, read),
    write: writeSplitEnded,
    keyFor: keyOfEach,
  },
  'guardian-verify': { recipients: addressOfAccount, write: writeLink, keyFor: keyOfEach },
  'guardian-reset': { recipients: addressOfAccount, write: writeLink, keyFor: keyOfEach },
  'student-sign-in': { recipients: guardiansOfLink, write: writeLink, keyFor: keyOfEach },
  reminder: { recipients: guardiansWhoPay, write: writeReminder, keyFor: keyOfEach },
} as const satisfies Readonly<Record<LinkPurpose, MessageKind<AboutLink>>> & {
  readonly receipt: MessageKind<AboutReceipt, NamedRecipient>
  readonly refund: MessageKind<AboutRefund, RefundRecipient>
  readonly 'invoice-refund': MessageKind<AboutInvoiceRefund, NamedRecipient>
  readonly withdrawal: MessageKind<AboutWithdrawal, NamedRecipient>
  readonly invoices: MessageKind<AboutInvoices, NamedRecipient>
  readonly 'linked-invoices': MessageKind<AboutLinkedInvoices, NamedRecipient>
  readonly 'link-payment': MessageKind<AboutLinkPayment, NamedRecipient>
  readonly 'on-account': MessageKind<AboutOnAccount, NamedRecipient>
  readonly 'part-refund': MessageKind<AboutPartRefund, NamedRecipient>
  readonly 'unapplied-refund': MessageKind<AboutUnappliedRefund, NamedRecipient>
  readonly 'part-ended': MessageKind<AboutPart, NamedRecipient>
  readonly 'part-complete': MessageKind<AboutPart, NamedRecipient>
  readonly 'split-fixed': MessageKind<AboutSplit, NamedRecipient>
  readonly 'split-ended': MessageKind<AboutSplit, NamedRecipient>
  readonly reminder: MessageKind<AboutStep>
}

/** The page that a link opens. */
const pages: Readonly<Record<LinkPurpose, string>> = {
  'guardian-verify': '/enrollment/ParentsLogin?verify=',
  'guardian-reset': '/enrollment/ParentsLogin?reset=',
  'student-sign-in': '/enrollment/login?link=',
}

function keyOfEach(key: string, { to }: Recipient): string {
  return `${key}:${sha256(to).slice(0, 16)}`
}

/** Who paid; the family, where somebody paid by a link, who is not to read what was bought for the child. */
async function whoPaid(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { attempt, order }: AboutReceipt,
  read: Read,
) {
  if (asksPayer(attempt) && attempt.payLinkId === null) return payerOfAttempt(app, attempt)
  return guardianForReceipt(app, order.studentCode, read)
}

/** Whoever paid has the money back, and the family is to know. */
async function whoPaidAndWhoPays(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { attempt, order }: Pick<AboutRefund, 'attempt' | 'order'>,
  read: Read,
) {
  const guardians = await guardianForReceipt(app, order.studentCode, read)
  const family = guardians.map((one) => ({ ...one, isFamily: true }))
  const isFamily = attempt.payLinkId === null
  const payer = payerOfAttempt(app, attempt).map((one) => ({ ...one, isFamily }))
  return eachOnce<RefundRecipient>(isFamily ? [...payer, ...family] : [...family, ...payer])
}

/** Who paid by a link is told nothing of the child: the refund has a message of its own. */
async function whoIsToldOfWithdrawal(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { attempt, order }: AboutWithdrawal,
  read: Read,
) {
  const guardians = await guardianForReceipt(app, order.studentCode, read)
  const payer = attempt.payLinkId === null ? payerOfAttempt(app, attempt) : []
  return eachOnce([...payer, ...guardians])
}

function familyOf(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { studentCode }: Pick<AboutOnAccount, 'studentCode'>,
  read: Read,
) {
  return guardianForReceipt(app, studentCode, read)
}

function whoSentInvoices(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  about: AboutLinkedInvoices,
  read: Read,
) {
  return whoSentLink(app, about, read)
}

function whoBegan(app: Pick<AppContext, 'plugins'>, about: Pick<PaymentAttempt, 'payer'>) {
  return Promise.resolve(payerOfAttempt(app, about))
}

function whoBeganOrFamily(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  about: AboutUnappliedRefund,
  read: Read,
) {
  const { studentCode } = about
  return studentCode === null ? whoBegan(app, about) : guardianForReceipt(app, studentCode, read)
}

function guardiansOfLink(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { subject }: AboutLink,
  read: Read,
) {
  return guardiansOnFile(app, subject, read)
}

/** A link of its own to each, made here and now: neither its secret nor an address lies in the outbox. */
async function writeLink(
  { config, database, clock, publicUrl }: Pick<AppContext, 'config' | 'database' | 'clock' | 'publicUrl'>,
  { purpose, subject, locale, challenge }: AboutLink,
  { channel }: Recipient,
): Promise<MessageText> {
  const { school, access } = config.settings
  const minutes = access.linkMinutes
  const code = challenge === '' ? '' : await codeOfChallenge(database, challenge)
  const values = { code, minutes, school: school.name }
  const text = (part: string, url = '') =>
    translate(config.texts, locale, `notice.link.${purpose}.${part}`, { ...values, url })
  if (channel !== 'email') return { subject: text('subject'), text: text('message'), html: null }
  const secret = await openLink(database, {
    purpose,
    subject,
    minutes,
    challenge: challenge === '' ? null : challenge,
    at: clock.wall(),
  })
  return {
    subject: text('subject'),
    text: text('text', `${publicUrl()}${pages[purpose]}${secret}`),
    html: null,
  }
}
