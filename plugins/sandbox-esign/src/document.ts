import Joi from 'joi'
import type { DocumentName, Instant, Json } from '@matricula/contract'

export const documentNames = [
  'contract',
  'promissory-note',
  'life-insurance',
] as const satisfies readonly DocumentName[]

/** What the vendor keeps of a document that was sent; it never changes. */
export type SentDocument = {
  /** Place in the vendor's list, from 1. */
  readonly number: number
  /** The vendor's id: twenty digits, more than a number holds. */
  readonly id: string
  readonly reference: string
  readonly document: DocumentName
  readonly signer: { readonly name: string; readonly email: string }
  readonly fields: { readonly [name: string]: string }
  readonly locale: 'es-CO' | 'en'
  readonly sentAt: Instant
}

/** One thing that happened to a document after it was sent. */
export type SigningStep = { readonly rawStatus: string; readonly at: Instant }

/** A document as it stands. */
export interface SigningCase {
  readonly sent: SentDocument
  readonly steps: readonly SigningStep[]
  readonly now: SigningStep
}

export function caseOf(sent: SentDocument, steps: readonly SigningStep[]): SigningCase {
  return { sent, steps, now: steps.at(-1) ?? { rawStatus: 'Enviado', at: sent.sentAt } }
}

const text = Joi.string().allow('').required()

const sentSchema = Joi.object<SentDocument>({
  number: Joi.number().integer().required(),
  id: text,
  reference: text,
  document: Joi.valid(...documentNames).required(),
  signer: Joi.object({ name: text, email: text }).required(),
  fields: Joi.object().pattern(Joi.string(), Joi.string().allow('')).required(),
  locale: Joi.valid('es-CO', 'en').required(),
  sentAt: text,
})

const stepSchema = Joi.object<SigningStep>({ rawStatus: text, at: text })

export function parseSent(stored: Json): SentDocument {
  return Joi.attempt(stored, sentSchema)
}

export function parseStep(stored: Json): SigningStep {
  return Joi.attempt(stored, stepSchema)
}
