import Joi from 'joi'
import { charged, familyRefunds, go, returned, statusWord } from './payments.schemas.ts'

const cop = Joi.number().integer()

/** The fields of a result beside its data. */
export const guardianResult = {
  status: statusWord.required(),
  token: Joi.string().required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
}

/** What both kinds say of where a payment stands at the provider. */
export const guardianFacts = {
  reference: Joi.string().required(),
  providerRef: Joi.string().allow(null).required(),
  amount: cop.required(),
  charged,
  since: Joi.string().required(),
  finishedAt: Joi.string().allow(null).required(),
  expiresAt: Joi.string().required(),
  nextCheckAt: Joi.string().allow(null).required(),
  payAgainSafe: Joi.boolean().required(),
  returned,
  refunds: familyRefunds,
  reason: Joi.string().allow(null).required(),
  go: go.allow(null).required(),
}

const maybeText = Joi.string().allow(null).required()

/** What both kinds say as a line of the guardian's history. */
export const pastFacts = {
  token: Joi.string().required(),
  status: statusWord.required(),
  reference: Joi.string().required(),
  providerRef: maybeText,
  amount: cop.required(),
  means: maybeText,
  reason: maybeText,
  since: Joi.string().required(),
  finishedAt: maybeText,
}

/** A new payment has a key of its own, so that asking twice pays once. */
export const keyHeader = Joi.object({
  'idempotency-key': Joi.string().min(8).max(100).required(),
}).unknown()
