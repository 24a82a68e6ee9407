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
export const instant = checked(isInstant, 'season.instant')
export const day = checked(isLocalDate, 'season.day')
export const month = checked((value) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(value), 'season.month')
export const time = checked((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'season.time')

/** Days in their order, none twice. */
export const days = Joi.array()
  .items(day)
  .min(1)
  .required()
  .custom((list: readonly string[], helpers) =>
    list.every((item, index) => index === 0 || item > (list[index - 1] ?? ''))
      ? list
      : helpers.error('season.ordered'),
  )

/** `group({ a, b })`: an object with exactly these keys. */
export function group(keys: Joi.SchemaMap): Joi.ObjectSchema {
  return Joi.object(keys).required()
}

/** The refusal of what stands at `place` below what is checked. The rule's sentence is in describe-problem.ts. */
export function refuseAt(helpers: Joi.CustomHelpers, place: string, rule: string, limit: unknown) {
  const path = [...(helpers.state.path ?? []), ...place.split('.')]
  return helpers.error(rule, { limit }, helpers.state.localize?.(path))
}

function checked(isRight: (value: string) => boolean, rule: string): Joi.StringSchema {
  return Joi.string()
    .required()
    .custom((value: string, helpers) => (isRight(value) ? value : helpers.error(rule)))
}
