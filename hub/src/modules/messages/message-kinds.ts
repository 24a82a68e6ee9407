import type { Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { type Locale, locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import { sha256 } from '../../shared/ids.ts'
import { codeOfChallenge, type LinkPurpose, openLink } from '../access/index.ts'
import { asksPayer, type PaymentAttempt } from '../payments/index.ts'
import type { Step } from '../students/steps.ts'
import type { Student } from '../students/student.ts'
import {
  addressOfAccount,
  eachOnce,
  guardianForReceipt,
  guardiansOnFile,
  guardiansWhoPay,
  type NamedRecipient,
  payerOfAttempt,
  type Recipient,
} from './recipients.ts'
import { type AboutInvoiceRefund, writeInvoiceRefund } from './invoice-refund-letter.ts'
import { type AboutInvoices, writeInvoices } from './invoices-letter.ts'
import type { MessageText } from './letter.ts'
import { type AboutLinkPayment, writeLinkPayment } from './link-payment-letter.ts'
import { type AboutRefund, type RefundRecipient, writeRefund } from './refund-letter.ts'
import { type AboutReceipt, writeReceipt } from './receipt-letter.ts'
import { type AboutSplitEnded, writeSplitEnded } from './split-ended-letter.ts'
import { type AboutWithdrawal, writeWithdrawal } from './withdrawal-letter.ts'
import { fillTemplate, type PlaceholderValues, type Template } from './template.ts'

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

export interface AboutStep {
  readonly student: Pick<Student, 'id' | 'firstNames' | 'nextGrade'>
  readonly step: Step
  readonly template: Template
}

export const messageKinds = {
  // For one alone: under one key a vendor sends one message.
  receipt: { recipients: whoPaid, write: writeReceipt, keyFor: (key) => key },
  refund: { recipients: whoPaidAndWhoPays, write: writeRefund, keyFor: keyOfEach },
  'invoice-refund': { recipients: whoBegan, write: writeInvoiceRefund, keyFor: (key) => key },
  withdrawal: { recipients: whoIsToldOfWithdrawal, write: writeWithdrawal, keyFor: keyOfEach },
  invoices: { recipients: whoBegan, write: writeInvoices, keyFor: (key) => key },
  'link-payment': { recipients: whoBegan, write: writeLinkPayment, keyFor: (key) => key },
  'split-ended': { recipients: familyOfSplit, write: writeSplitEnded, keyFor: keyOfEach },
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
  readonly 'link-payment': MessageKind<AboutLinkPayment, NamedRecipient>
  readonly 'split-ended': MessageKind<AboutSplitEnded, NamedRecipient>
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

function familyOfSplit(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { split }: AboutSplitEnded,
  read: Read,
) {
  return guardianForReceipt(app, split.studentCode, read)
}

function whoBegan(app: Pick<AppContext, 'plugins'>, about: Pick<PaymentAttempt, 'payer'>) {
  return Promise.resolve(payerOfAttempt(app, about))
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

const betweenLanguages = '\n\n—\n\n'

/** In every language the template has, Spanish first: nobody has told us what a family reads. */
function writeReminder(
  app: Pick<AppContext, 'config' | 'publicUrl'>,
  { template, ...about }: AboutStep,
): MessageText {
  const written = locales.flatMap((locale) => {
    const wording = template[locale]
    if (wording === undefined) return []
    const values = valuesFor(app, locale, about)
    return [{ subject: fillTemplate(wording.subject, values), body: fillTemplate(wording.body, values) }]
  })
  return {
    subject: written.map(({ subject }) => subject).join(' / '),
    text: written.map(({ body }) => body).join(betweenLanguages),
    html: null,
  }
}

/** The link goes to where a family signs in: it opens nothing by itself. */
function valuesFor(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  locale: Locale,
  { student, step }: Omit<AboutStep, 'template'>,
): PlaceholderValues {
  const { settings, seasons, texts } = config
  return {
    estudiante: onOneLine(student.firstNames),
    grado: onOneLine(student.nextGrade?.name ?? ''),
    paso: translate(texts, locale, `reminders.step.${step}`),
    colegio: settings.school.name,
    enlace: `${publicUrl()}/enrollment/login`,
    cierra: lastDay(seasons.parents.parent.windows.closes, locale),
    telefono: settings.school.phone,
  }
}

/** A name becomes part of a mail's subject, where a line break would begin a header. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function lastDay(closes: string, locale: Locale): string {
  return longDay(new Date(Date.parse(closes) - 1), locale)
}
