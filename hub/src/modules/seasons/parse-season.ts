import { basename, extname } from 'node:path'
import Joi, { type ValidationErrorItem } from 'joi'
import { describeProblem } from '../../config/describe-problem.ts'
import type { Locale } from '../../config/texts.ts'
import { adminSchema } from './admin-schema.ts'
import { parentSchema } from './parent-schema.ts'
import type { Season } from './season.ts'
import { group, text } from './season-forms.ts'

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
