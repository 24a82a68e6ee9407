import {
  type AdjustedDocument,
  type AdjustedPayment,
  PluginFault,
  type Cop,
  type IncomingPayment,
  type Instant,
  type LocalDate,
  type Memo,
  type PaymentOnAccount,
  type PluginKit,
} from '@matricula/contract'
import type { Numbering } from '@matricula/contract/sandbox'
import Joi from 'joi'
import { checkReference } from './check-reference.ts'
import { requirePartner } from './partners.ts'

export interface Receipt {
  readonly ref: string
}

/**
 * Keeps a payment for ever, one for each reference, with its debit and credit notes where it was late or early; the
 * same act again answers the first one.
 * @throws PluginFault `invalid` or `not-found` for what cannot be booked, `conflict` when another act paid this.
 */
export async function recordPayment(
  deps: Books,
  payment: IncomingPayment | AdjustedPayment,
  key: string,
): Promise<Receipt> {
  return keepPayment(deps, { ...payment, onAccount: false }, key)
}

/**
 * Keeps money on account for ever, one for each reference; the same act again answers the first one.
 * @throws PluginFault `invalid` or `not-found` for what cannot be booked, `conflict` when another act paid this.
 */
export async function recordOnAccount(deps: Books, payment: PaymentOnAccount, key: string): Promise<Receipt> {
  return keepPayment(deps, { ...payment, documents: [], onAccount: true }, key)
}

type Books = Pick<PluginKit, 'memo' | 'now'> & { readonly nextNumber: Numbering }

type NewPayment = (IncomingPayment | AdjustedPayment) & Pick<StoredPayment, 'onAccount'>

async function keepPayment(
  { memo, now, nextNumber }: Books,
  payment: NewPayment,
  key: string,
): Promise<Receipt> {
  checkPayment(payment)
  const { code } = await requirePartner(memo, payment.partnerCode)
  const earlier = await findStored(memo, payment.reference)
  if (earlier !== null) return firstOf(earlier, key)
  const ref = `R${await nextNumber()}`
  // The pointer goes first: without its payment it says nothing, a payment without pointer would pay nothing.
  await memo.set(`${partnerPlace(code)}${payment.reference}`, payment.reference)
  const { reference, amount, paidOn, providerRef, onAccount } = payment
  const documents = payment.documents.map((document) => ({ ...withNotes(document) }))
  const at = now().toISOString()
  const named = { reference, partnerCode: code, amount, paidOn, providerRef }
  const stored = { key, ref, ...named, at, documents, onAccount }
  if (await memo.add(paymentPlace(reference), stored)) return { ref }
  return firstOf((await findStored(memo, reference)) ?? stored, key)
}

export async function findPayment(memo: Memo, reference: string): Promise<Receipt | null> {
  const stored = await findStored(memo, reference)
  return stored === null ? null : { ref: stored.ref }
}

/** A partner's payments, oldest first. */
export async function paymentsOf(memo: Memo, partnerCode: string): Promise<readonly StoredPayment[]> {
  const place = partnerPlace(partnerCode)
  const pointers = await memo.list(place)
  const payments = await Promise.all(pointers.map(({ key }) => findStored(memo, key.slice(place.length))))
  return payments.filter((payment) => payment !== null).sort((a, b) => a.at.localeCompare(b.at))
}

export async function allPayments(memo: Memo): Promise<readonly StoredPayment[]> {
  return (await memo.list(paymentPlace(''))).map(({ value }) => Joi.attempt(value, storedPayment))
}

/** Pesos paid here for each document of a partner, and credited for paying early. */
export async function paidDocuments(memo: Memo, partnerCode: string): Promise<ReadonlyMap<string, Cop>> {
  return paidBy(await paymentsOf(memo, partnerCode))
}

/** The same of some payments. */
export function paidBy(payments: readonly StoredPayment[]): ReadonlyMap<string, Cop> {
  const paid = new Map<string, Cop>()
  for (const { docNum, amount, discount } of payments.flatMap(({ documents }) => documents)) {
    paid.set(docNum, (paid.get(docNum) ?? 0) + amount + discount)
  }
  return paid
}

/** Pesos that stand in a partner's favour for no document. */
export async function paidOnAccount(memo: Memo, partnerCode: string): Promise<Cop> {
  const payments = await paymentsOf(memo, partnerCode)
  return payments.reduce((total, { amount, onAccount }) => (onAccount ? total + amount : total), 0)
}

export interface StoredPayment {
  readonly key: string
  readonly ref: string
  readonly reference: string
  readonly partnerCode: string
  readonly amount: Cop
  readonly paidOn: LocalDate
  /** When it was recorded. */
  readonly at: Instant
  readonly documents: readonly AdjustedDocument[]
  /** For no document. */
  readonly onAccount: boolean
}

function withNotes(document: IncomingPayment['documents'][number] | AdjustedDocument): AdjustedDocument {
  return { surcharge: 0, discount: 0, ...document }
}

function firstOf({ key, ref }: StoredPayment, act: string): Receipt {
  if (key === act) return { ref }
  throw new PluginFault('conflict', 'accounting has a payment with this reference', { existing: ref })
}

function checkPayment({ reference, amount, ...payment }: IncomingPayment | AdjustedPayment): void {
  checkReference(reference)
  const documents = payment.documents.map(withNotes)
  const amounts = [amount, ...documents.map((document) => document.amount)]
  if (!amounts.every((part) => Number.isInteger(part) && part > 0)) {
    throw new PluginFault('invalid', 'a payment is whole pesos above 0', { field: 'amount' })
  }
  const notes = documents.flatMap(({ surcharge, discount }) => [surcharge, discount])
  if (!notes.every((part) => Number.isInteger(part) && part >= 0)) {
    throw new PluginFault('invalid', 'a note is whole pesos', { field: 'documents' })
  }
  if (documents.reduce((sum, document) => sum + document.amount + document.surcharge, 0) > amount) {
    throw new PluginFault('invalid', 'the documents take more than was paid', { field: 'documents' })
  }
}

async function findStored(memo: Memo, reference: string): Promise<StoredPayment | null> {
  const stored = await memo.get(paymentPlace(reference))
  return stored === undefined ? null : Joi.attempt(stored, storedPayment)
}

const text = Joi.string().required()

const storedPayment = Joi.object<StoredPayment>({
  key: text,
  ref: text,
  reference: text,
  partnerCode: text,
  amount: Joi.number().integer().required(),
  paidOn: text,
  at: text,
  documents: Joi.array()
    .items(
      Joi.object({
        docNum: text,
        amount: Joi.number().integer().required(),
        surcharge: Joi.number().integer().default(0),
        discount: Joi.number().integer().default(0),
      }),
    )
    .required(),
  onAccount: Joi.boolean().default(false),
})
  .unknown()
  .required()

const paymentPlace = (reference: string) => `payment/${reference}`
const partnerPlace = (partnerCode: string) => `payments-of/${partnerCode.toUpperCase()}/`
