import { basename, extname } from 'node:path'
import Joi, { type ValidationErrorItem } from 'joi'
import { describeProblem } from '../../config/describe-problem.ts'
import type { Locale } from '../../config/texts.ts'
import { parentSchema } from './parent-schema.ts'
import { type Season, serviceFields, type AdminSeason } from './season.ts'
import { group, text, count, money, percent } from './season-forms.ts'

const priceByParentsFee = Joi.object({ parentsFee: money, price: money, otherwise: money })

// The code of such a service comes with its price, from the transport table.

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
const adminSchema = Joi.object<AdminSeason>({
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

const documented = Joi.object({
  what: text,
  values: Joi.array().items(Joi.string()).required(),
  source: text,
})

const schema = Joi.object<Season>({
  season: text.custom((value: string, helpers) => {
    const name: unknown = helpers.prefs.context?.['name']
    return name === null || value === name ? value : helpers.error('season.name', { limit: name })
  }),
  project: text,
  names: group({ 'es-CO': text, en: text }),
  parent: parentSchema.allow(null).default(null),
  admin: adminSchema.allow(null).default(null),
  documented: Joi.array().items(documented).default([]),
})
  .required()
  .custom((value: Season, helpers) => (value.parent || value.admin ? value : helpers.error('season.parts')))

export type CheckedSeason =
  { readonly season: Season } | { readonly problems: readonly ValidationErrorItem[] }

/** A season as data, checked, or every problem of it at once. With a `name`, the season must bear it. */
export function checkSeason(raw: unknown, name: string | null): CheckedSeason {
  const { value, error } = schema.validate(raw, { abortEarly: false, convert: false, context: { name } })
  return error === undefined ? { season: value } : { problems: error.details }
}

export type ParsedSeason = { readonly season: Season } | { readonly problems: readonly string[] }

/**
 * A season file as data, checked and frozen, or every problem of it at once, each with file and place. The
 * season's name must be the file's, so that a copied file is a season of its own.
 */
export function parseSeason(raw: unknown, file: string, locale: Locale): ParsedSeason {
  const checked = checkSeason(raw, basename(file, extname(file)))
  if ('problems' in checked) {
    return { problems: checked.problems.map((item) => describeProblem(`${file}:`, item, locale)) }
  }
  return { season: freeze(checked.season) }
}

function freeze<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) {
    Object.values(tree).forEach((branch) => freeze(branch))
    Object.freeze(tree)
  }
  return tree
}
