import Joi from 'joi'
import { isInstant, isLocalDate } from '../../shared/local-date.ts'
import { largestCop, whole } from '../../shared/money.ts'

/** The leaves of a season file; nothing is converted, so that a file says what it means. */
export const text = Joi.string().trim().required()
export const percent = Joi.number().integer().min(0).max(whole).required()
export const money = Joi.number().integer().min(0).max(largestCop).required()
export const point = Joi.object({
  lat: Joi.number().min(-90).max(90).required(),
  lng: Joi.number().min(-180).max(180).required(),
}).required()
export const count = Joi.number().integer().min(1).required()
export const instant = checked(isInstant, 'must be an instant such as 2025-07-29T00:00:00-05:00')
export const day = checked(isLocalDate, 'must be a day such as 2025-07-28')
export const time = Joi.string()
  .pattern(/^([01]\d|2[0-3]):[0-5]\d$/)
  .required()
  .messages({ 'string.pattern.base': '{{#label}} must be a time such as 06:00' })

/** Days in their order, none twice. */
export const days = Joi.array()
  .items(day)
  .min(1)
  .required()
  .custom((list: readonly string[], helpers) =>
    list.every((item, index) => index === 0 || item > (list[index - 1] ?? ''))
      ? list
      : helpers.message({ custom: '{{#label}} must be in order, each day once' }),
  )

/** `group({ a, b })`: an object with exactly these keys. */
export function group(keys: Joi.SchemaMap): Joi.ObjectSchema {
  return Joi.object(keys).required()
}

function checked(holds: (value: string) => boolean, message: string): Joi.StringSchema {
  return Joi.string()
    .required()
    .custom((value: string, helpers) =>
      holds(value) ? value : helpers.message({ custom: `{{#label}} ${message}` }),
    )
}
