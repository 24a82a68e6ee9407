import type { Cop, IdentityDocument, Instant, LocalDate } from './common.ts'

/** Whom the invoice is made out to. */
export interface EinvoicePayer {
  readonly name: EinvoicePayerName
  readonly document: IdentityDocument
  /** Without dots and, of a NIT, without its check digit. */
  readonly number: string
  /** Of a NIT alone; null of every other document. */
  readonly checkDigit: string | null
  readonly email: string
  /** Null where the payer gave none, which makes no invoice invalid; the adapter's settings then say the school's. */
  readonly address: EinvoiceAddress | null
}

export type EinvoicePayerName =
  | { readonly kind: 'person'; readonly names: string; readonly surnames: string }
  | { readonly kind: 'company'; readonly company: string }

export interface EinvoiceAddress {
  readonly line: string
  /** DANE: five digits, of which the first two are the department's. */
  readonly municipality: string
}

/** None of them bears IVA: excluded is schooling's, exempt is taxed at 0 %. */
export type EinvoiceTaxClass = 'excluded' | 'exempt'

export interface EinvoiceLine {
  /** What it is for, by which the adapter's settings know the product, such as `enrollment`. */
  readonly concept: string
  /** With the month or the year it is for: the document bears the day it is issued. */
  readonly description: string
  /** A whole number from 1. */
  readonly quantity: number
  readonly unitPrice: Cop
  readonly taxClass: EinvoiceTaxClass
}

export type EinvoiceMeans = 'card' | 'transfer' | 'deposit' | 'cash' | 'other'

interface EinvoiceDocumentOf {
  /** Ours, unique for ever: at most 32 letters, digits and hyphens. */
  readonly reference: string
  /** Today in Bogotá: the tax authority rejects every other day. */
  readonly day: LocalDate
  readonly lines: readonly EinvoiceLine[]
  /** The sum of the lines; more than 0. */
  readonly total: Cop
}

export interface ElectronicInvoice extends EinvoiceDocumentOf {
  readonly payer: EinvoicePayer
  /** The hub invoices what was paid. */
  readonly paid: { readonly form: 'cash'; readonly means: EinvoiceMeans }
  /** Printed on it; empty for none. */
  readonly note: string
}

/** Our words; each provider has numbers or words of its own for them. */
export const creditReasons = [
  'annulment',
  'partial-return',
  'discount',
  'price-adjustment',
  'prompt-payment',
] as const

export type CreditReason = (typeof creditReasons)[number]

export interface ElectronicCreditNote extends EinvoiceDocumentOf {
  readonly invoice: CreditedInvoice
  readonly reason: CreditReason
  /** What a person wrote to explain it. */
  readonly note: string
}

export interface CreditedInvoice {
  /** The provider's. */
  readonly ref: string
  readonly number: string
  readonly cufe: string
  /** The Bogotá day on which it was issued. */
  readonly day: LocalDate
  /** What no earlier note has credited of it. */
  readonly left: Cop
}

export type EinvoiceStatus = 'waiting' | 'accepted' | 'accepted-with-notices' | 'rejected'

/** An invoice or a credit note as the provider holds it. */
export interface IssuedDocument {
  /** The provider's own id. */
  readonly ref: string
  readonly reference: string
  readonly status: EinvoiceStatus
  readonly rawStatus: string
  /** With its prefix, as it is printed; null while the provider has given none. */
  readonly number: string | null
  /** CUFE of an invoice, CUDE of a credit note: 96 hexadecimal digits; null until it is accepted. */
  readonly cufe: string | null
  /** When the provider issued it. */
  readonly at: Instant
  /** Why it was rejected, without personal data; null otherwise. */
  readonly reason: string | null
  /** What the tax authority remarked on what it accepted, without personal data. */
  readonly notices: readonly string[]
}
