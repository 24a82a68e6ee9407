import Joi from 'joi'
import type { Json, NoticeChannel } from '@matricula/contract'

/** What the places of a template are filled with. */
export interface Filling {
  readonly to: string
  readonly text: string
  readonly subject: string
  readonly key: string
  readonly channel: NoticeChannel
}

const places: readonly (keyof Filling)[] = ['to', 'text', 'subject', 'key', 'channel']
const place = /\{(\w+)\}/g

export type Template = { readonly [name: string]: Json }

/** A JSON object in whose texts stand `{to}`, `{text}`, `{subject}`, `{key}` and `{channel}`. */
export const templateSchema = Joi.object<Template>()
  .unknown()
  .custom((template: Template, helpers) => {
    const named = placesOf(template)
    const odd = named.find((name) => !isPlace(name))
    if (odd !== undefined) return helpers.message({ custom: `"body" has a place nobody fills: ${odd}` })
    const missing = ['to', 'text'].find((name) => !named.includes(name))
    return missing === undefined
      ? template
      : helpers.message({ custom: `"body" has no place for ${missing}` })
  })

/** Every place that a template names, in its order. */
export function placesOf(template: Json): readonly string[] {
  return textsOf(template).flatMap((text) => [...text.matchAll(place)].map(([, name = '']) => name))
}

/** The template with its places filled; what a filling says is text, never a place and never JSON. */
export function filled(template: Json, filling: Filling): Json {
  if (typeof template === 'string')
    return template.replace(place, (whole, name: string) => (isPlace(name) ? filling[name] : whole))
  if (typeof template !== 'object' || template === null) return template
  if (isList(template)) return template.map((part) => filled(part, filling))
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part, filling)]))
}

function textsOf(template: Json): readonly string[] {
  if (typeof template === 'string') return [template]
  if (typeof template !== 'object' || template === null) return []
  return Object.values(template).flatMap((part: Json) => textsOf(part))
}

function isPlace(name: string): name is keyof Filling {
  return places.some((known) => known === name)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
