import Joi from 'joi'

/** A text that may be missing or null. */
export const text = Joi.string().allow('', null)

/** A text or a number that stands for one. */
export const code = Joi.alternatives(text, Joi.number().integer())

export type Code = string | number | null | undefined
