import { basename, extname } from 'node:path'
import Joi from 'joi'
import { adminSchema } from './admin-schema.ts'
import { parentSchema } from './parent-schema.ts'
import type { Season } from './season.ts'
import { group, text } from './season-forms.ts'

const documented = Joi.object({
  what: text,
  values: Joi.array().items(Joi.string()).required(),
  source: text,
})

const schema = Joi.object<Omit<Season, 'file'>>({
  season: text,
  project: text,
  names: group({ 'es-CO': text, en: text }),
  parent: parentSchema.allow(null).default(null),
  admin: adminSchema.allow(null).default(null),
  documented: Joi.array().items(documented).default([]),
})
  .required()
  .custom((value: Season, helpers) =>
    value.parent || value.admin ? value : helpers.message({ custom: 'must hold parent, admin or both' }),
  )

/** What is wrong at one place of a season. */
export interface SeasonProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

export type CheckedSeason =
  { readonly season: Omit<Season, 'file'> } | { readonly problems: readonly SeasonProblem[] }

/** A season as data, checked, or every problem of it at once. With a `name`, the season must bear it. */
export function checkSeason(raw: unknown, name: string | null): CheckedSeason {
  const { value, error } = schema.validate(raw, {
    abortEarly: false,
    convert: false,
    errors: { wrap: { label: false } },
  })
  if (error) return { problems: error.details.map(({ path, message }) => ({ path, message })) }
  if (name === null || value.season === name) return { season: value }
  return { problems: [{ path: ['season'], message: `season must be ${name}, as the file` }] }
}

export type ParsedSeason = { readonly season: Season } | { readonly problems: readonly string[] }

/**
 * A season file as data, checked and frozen, or every problem of it at once, each with file and place. The
 * season's name must be the file's, so that a copied file is a season of its own.
 */
export function parseSeason(raw: unknown, file: string): ParsedSeason {
  const checked = checkSeason(raw, basename(file, extname(file)))
  if ('problems' in checked) return { problems: checked.problems.map(({ message }) => `${file}: ${message}`) }
  return { season: freeze({ ...checked.season, file }) }
}

function freeze<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) {
    Object.values(tree).forEach((branch) => freeze(branch))
    Object.freeze(tree)
  }
  return tree
}
