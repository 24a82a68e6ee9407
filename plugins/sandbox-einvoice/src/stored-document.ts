import Joi from 'joi'
import type { Json } from '@matricula/contract'
import type { RawStatus } from './outcome.ts'

/** What the vendor keeps of an invoice or a credit note; it never changes. */
export type StoredDocument = {
  readonly is: 'invoice' | 'credit-note'
  readonly reference: string
  readonly number: string
  /** COP */
  readonly total: number
  readonly day: string
  readonly buyer: { readonly name: string; readonly number: string }
  readonly lines: readonly string[]
  readonly cufe: string
  /** The reference of the invoice that a credit note is of; else null. */
  readonly credits: string | null
  readonly issuedAt: string
  /** When the tax authority answers, and what. */
  readonly answeredAt: string
  readonly outcome: RawStatus
}

const text = Joi.string().allow('').required()

const schema = Joi.object<StoredDocument>({
  is: Joi.valid('invoice', 'credit-note').required(),
  reference: text,
  number: text,
  total: Joi.number().integer().required(),
  day: text,
  buyer: Joi.object({ name: text, number: text }).required(),
  lines: Joi.array().items(text).required(),
  cufe: text,
  credits: text.allow(null),
  issuedAt: text,
  answeredAt: text,
  outcome: text,
})

export function parseDocument(stored: Json): StoredDocument {
  return Joi.attempt(stored, schema)
}

/** What a tester, or the kit, says of a document instead of the tax authority. */
export type Verdict = { readonly rawStatus: string }

const verdictSchema = Joi.object<Verdict>({ rawStatus: text })

export function parseVerdict(stored: Json): Verdict {
  return Joi.attempt(stored, verdictSchema)
}
