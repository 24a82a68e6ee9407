import Joi from 'joi'
import type { Json, NoticeChannel } from '@matricula/contract'

/** What the places of a template are filled with. */
export interface TemplateValues {
  readonly to: string
  readonly text: string
  readonly subject: string
  readonly key: string
  readonly channel: NoticeChannel
}

const placeholders: readonly (keyof TemplateValues)[] = ['to', 'text', 'subject', 'key', 'channel']
const placeholder = /\{(\w+)\}/g

export type Template = { readonly [name: string]: Json }

/** A JSON object in whose texts stand `{to}`, `{text}`, `{subject}`, `{key}` and `{channel}`. */
export const templateSchema = Joi.object<Template>()
  .unknown()
  .custom((template: Template, helpers) => {
    const named = placeholdersOf(template)
    const odd = named.find((name) => !isPlaceholder(name))
    if (odd !== undefined) return helpers.message({ custom: `"body" has a place nobody fills: ${odd}` })
    const missing = ['to', 'text'].find((name) => !named.includes(name))
    return missing === undefined
      ? template
      : helpers.message({ custom: `"body" has no place for ${missing}` })
  })

/** Every place that a template names, in its order. */
export function placeholdersOf(template: Json): readonly string[] {
  return textsOf(template).flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name))
}

/** The template with its places filled; what a filling says is text, never a place and never JSON. */
export function filled(template: Json, values: TemplateValues): Json {
  if (typeof template === 'string')
    return template.replace(placeholder, (whole, name: string) =>
      isPlaceholder(name) ? values[name] : whole,
    )
  if (typeof template !== 'object' || template === null) return template
  if (isList(template)) return template.map((part) => filled(part, values))
  return Object.fromEntries(Object.entries(template).map(([name, part]) => [name, filled(part, values)]))
}

function textsOf(template: Json): readonly string[] {
  if (typeof template === 'string') return [template]
  if (typeof template !== 'object' || template === null) return []
  return Object.values(template).flatMap((part: Json) => textsOf(part))
}

function isPlaceholder(name: string): name is keyof TemplateValues {
  return placeholders.some((known) => known === name)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
