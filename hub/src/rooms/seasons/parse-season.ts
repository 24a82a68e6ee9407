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

export type ParsedSeason = { readonly season: Season } | { readonly problems: readonly string[] }

/**
 * A season file as data, checked and frozen, or every problem of it at once, each with file and place. The
 * season's name must be the file's, so that a copied file is a season of its own.
 */
export function parseSeason(raw: unknown, file: string): ParsedSeason {
  const { value, error } = schema.validate(raw, {
    abortEarly: false,
    convert: false,
    errors: { wrap: { label: false } },
  })
  if (error) return { problems: error.details.map(({ message }) => `${file}: ${message}`) }
  const name = basename(file, extname(file))
  if (value.season !== name) return { problems: [`${file}: season must be ${name}, as the file`] }
  return { season: freeze({ ...value, file }) }
}

function freeze<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) {
    Object.values(tree).forEach((branch) => freeze(branch))
    Object.freeze(tree)
  }
  return tree
}
