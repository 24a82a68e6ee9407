import Joi from 'joi'
import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import { guardianFacts, guardianResult } from '../payments/guardian-payment.schemas.ts'
import { payerForm } from '../payments/payer.ts'
import { invoicePayerForm } from '../payers/payers.schemas.ts'
import type { LinkPaymentCommand } from './pay-by-link.ts'
import { retainedPayerData } from './payer-data.schemas.ts'
import { payLinkShows } from '../payments/link-shows.ts'
import {
  longestConcept,
  longestNote,
  mostDays,
  mostDocuments,
  mostStudents,
  type PayLink,
  usualDays,
} from './pay-link.ts'

const cop = Joi.number().integer()
const text = Joi.string().allow('')

const code = Joi.string().pattern(/^[A-Za-z0-9]{5}$/)
export const studentCode = code.required()

interface AskedLink extends Pick<PayLink, 'shows' | 'note'> {
  readonly days: number
}

interface AskedEnrollments extends AskedLink {
  readonly kind: 'enrollment'
  readonly students: readonly string[]
}

interface AskedInvoices extends AskedLink {
  readonly kind: 'invoices'
  readonly documents: readonly AskedDocument[]
}

/** COP, on account of a student. */
export interface AskedOnAccount extends AskedLink {
  readonly kind: 'account'
  readonly student: string
  readonly amount: number
  readonly concept: string
}

/** A link that is asked for: for students' enrolments, for documents of accounting, or for an amount on account. */
export type PayLinkPayload = AskedEnrollments | AskedInvoices | AskedOnAccount

/** By accounting's own names. */
export interface AskedDocument {
  readonly DocNum: string
  readonly CardCode: string
}

function oneLine(longest: number): Joi.StringSchema {
  return Joi.string()
    .trim()
    .max(longest)
    .pattern(/^\P{C}+$/u)
    .allow('')
    .default('')
}

const asked = {
  shows: Joi.valid(...payLinkShows)
    .required()
    .description(
      'amount: nothing of the child; concepts: what is paid without names; name: its first name too',
    ),
  days: Joi.number().integer().min(1).max(mostDays).default(usualDays),
  note: oneLine(longestNote),
}

const document = {
  DocNum: Joi.string()
    .max(60)
    .pattern(/^\P{Cc}+$/u)
    .required(),
  CardCode: Joi.string()
    .pattern(/^C[A-Za-z0-9]{5}$/)
    .required(),
}

const forEnrollments = Joi.object<AskedEnrollments>({
  kind: Joi.valid('enrollment').required(),
  students: Joi.array().items(code.uppercase()).min(1).max(mostStudents).unique().required(),
  ...asked,
}).label('EnrollmentLinkRequest')

const forInvoices = Joi.object<AskedInvoices>({
  kind: Joi.valid('invoices').required(),
  documents: Joi.array()
    .items(Joi.object(document).label('DocumentToLink'))
    .min(1)
    .max(mostDocuments)
    .unique(
      (one: AskedDocument, other: AskedDocument) =>
        one.DocNum === other.DocNum && one.CardCode === other.CardCode,
    )
    .required(),
  ...asked,
}).label('InvoicesLinkRequest')

const forAmount = Joi.object<AskedOnAccount>({
  kind: Joi.valid('account').required(),
  student: code.uppercase().required(),
  amount: cop.required().description('COP, within what may be sent'),
  concept: oneLine(longestConcept).description(
    'What it is for, as the payer reads it; no names of the child',
  ),
  ...asked,
}).label('AmountLinkRequest')

/** By its kind, so that what is wrong in it is told at its field; of any other kind, at that. */
export const payLinkPayload = Joi.alternatives()
  .conditional('.kind', { not: 'enrollment', otherwise: forEnrollments })
  .conditional('.kind', { not: 'invoices', otherwise: forInvoices })
  .conditional<PayLinkPayload, AskedOnAccount>('.kind', {
    is: Joi.valid('enrollment', 'invoices'),
    otherwise: forAmount,
  })
  .required()
  .label('PayLinkRequest')

export const sentLink = Joi.object({
  id: Joi.string().guid().required(),
  kind: Joi.valid('enrollment', 'invoices', 'account').required(),
  students: Joi.array().items(Joi.string()).required().description('Whom it is for; of documents, whose'),
  documents: Joi.array()
    .items(
      Joi.object({
        CardCode: Joi.string().required(),
        DocNum: Joi.string().required(),
        concept: text.required(),
      }).label('DocumentByLink'),
    )
    .required(),
  onAccount: Joi.object({ amount: cop.required(), concept: text.required() })
    .allow(null)
    .required()
    .description(
      'What is paid on account, COP; the concept is empty where none was said, or it named the child',
    )
    .label('AmountByLink'),
  by: Joi.valid('family', 'guardian', 'office').required(),
  shows: Joi.valid(...payLinkShows).required(),
  note: text.required(),
  address: Joi.string().required().description('What is sent to the payer'),
  madeAt: Joi.string().required(),
  expiresAt: Joi.string().required(),
  state: Joi.valid('standing', 'paying', 'paid', 'returned', 'withdrawn', 'expired')
    .required()
    .description('returned: it was paid, and all of that went back since'),
  paid: Joi.object({
    amount: cop.required(),
    at: Joi.string().required(),
    reference: Joi.string().required(),
  })
    .allow(null)
    .required()
    .label('PaidByLink'),
}).label('SentPayLink')

export const amountTermsView = Joi.object({
  onAccount: Joi.object({ least: cop.required(), most: cop.required() })
    .allow(null)
    .required()
    .description('COP; null where nobody pays an amount on account')
    .label('AmountTerms'),
}).label('PayLinkAmounts')

export const sentLinks = Joi.array().items(sentLink).label('SentPayLinks')

const school = { name: Joi.string().required(), phone: text.required() }
const concepts = Joi.array().items(Joi.string()).allow(null).required()
const children = cop.required().description('For how many students it is')
const names = Joi.array()
  .items(text)
  .allow(null)
  .required()
  .description('The first names alone, where the sender allows it')

const lastDay = Joi.string().isoDate().raw().allow(null).required()

export const shownLink = Joi.object({
  state: Joi.valid('payable', 'paying', 'paid', 'expired', 'withdrawn', 'over', 'not-now').required(),
  school: Joi.object(school).required().label('PaidSchool'),
  isPart: Joi.boolean()
    .required()
    .description('Others pay the rest; what is not complete by `expiresAt` goes back to who paid'),
  isInvoiced: Joi.boolean()
    .required()
    .description('Whether who pays may say whom an electronic invoice is made out to'),
  amount: cop.allow(null).required(),
  expiresAt: Joi.string().allow(null).required(),
  priceUntil: lastDay.description('Of what paying early takes off; null where nothing is taken off'),
  daysFromFirst: cop.allow(null).required().description('Of a part while none is paid'),
  children: children.allow(null),
  concepts,
  names,
  note: text.required(),
}).label('ShownPayLink')

export interface LinkPaymentPayload extends Pick<LinkPaymentCommand, 'shownTotal' | 'payer'> {
  readonly invoicePayer: InvoicePayer | null
}

export const linkPaymentPayload = Joi.object<LinkPaymentPayload>({
  shownTotal: cop.min(1).max(1_000_000_000_000).required(),
  payer: payerForm.required().label('LinkPayer'),
  invoicePayer: invoicePayerForm.optional().allow(null).default(null),
})
  .required()
  .label('LinkPaymentRequest')

export const linkPaymentView = Joi.object({
  ...guardianResult,
  school: Joi.object({ ...school, nit: text.required() })
    .required()
    .label('PayeeSchool'),
  payer: text.allow(null).required().description('Who paid, by name'),
  children,
  concepts,
  names,
  link: Joi.string()
    .allow(null)
    .required()
    .description('The link’s own token, while it can be paid by again'),
  erased: Joi.object({ kept: retainedPayerData })
    .allow(null)
    .required()
    .description('Null while the school keeps what the payer typed')
    .label('PayerGone'),
  completeBy: Joi.string()
    .allow(null)
    .required()
    .description('Of a part while others are to be paid: the last day for them; else it goes back'),
  data: Joi.object({
    ...guardianFacts,
    path: Joi.valid('provider').required(),
    receiptToken: Joi.valid(null).required(),
  })
    .required()
    .label('LinkPaymentData'),
}).label('LinkPaymentResult')
