import Joi from 'joi'
import { serviceFields, type AdminSeason } from './season.ts'
import { count, group, money, percent, text } from './season-forms.ts'

const priceByParentsFee = Joi.object({ parentsFee: money, price: money, otherwise: money })

// The code of such a service comes with its price, from the transport table.
const byMode = 'by-transport-mode'

const service = Joi.object({
  key: text,
  name: text,
  quantity: count,
  price: Joi.alternatives(Joi.valid(byMode), Joi.number().integer().min(0), priceByParentsFee).required(),
  code: Joi.string()
    .trim()
    .allow(null)
    .default(null)
    .when('price', { is: byMode, otherwise: Joi.invalid(null).required() })
    .when('price', { not: byMode, otherwise: Joi.valid(null) }),
  field: Joi.valid(...serviceFields, null).default(null),
  discounted: Joi.boolean().default(false),
})

const ascending = (list: readonly { readonly from: number }[], helpers: Joi.CustomHelpers) =>
  list.every((row, index) => index === 0 || row.from > (list[index - 1]?.from ?? 0))
    ? list
    : helpers.error('season.ascending')

const sibling = group({
  unnumbered: percent,
  byChild: Joi.array()
    .items(Joi.object({ from: Joi.number().integer().min(0).required(), discount: percent }))
    .min(1)
    .required()
    .custom(ascending),
})

const mode = Joi.object({ mode: text, code: text, price: money }).required()

/** The administrators' half of a season file. */
export const adminSchema = Joi.object<AdminSeason>({
  partnerPrefix: text,
  taxCode: text,
  discountMode: Joi.valid('literal', 'net').required(),
  discounts: group({
    alumni: percent,
    sister: percent,
    employee: percent,
    advance: percent,
    academicLimit: percent,
    sibling,
  }),
  services: Joi.array().items(service).min(1).unique('key').required(),
  transport: group({
    none: mode,
    modes: Joi.array().items(mode).min(1).unique('mode').unique('code').required(),
  }),
})
