import { parseAnswer } from '@matricula/contract'
import Joi from 'joi'
import { fold } from '@matricula/contract/parts'
import type { FieldValues } from '@matricula/contract/parts'
import { responseOf } from './parse.ts'

type Value = string | number | boolean | null | readonly (string | number)[] | undefined

interface WireField {
  readonly name?: string
  readonly label?: string
  readonly value?: Value
}

const value = Joi.alternatives(
  Joi.string().allow('', null),
  Joi.number(),
  Joi.boolean(),
  Joi.array().items(Joi.string().allow(''), Joi.number()),
)
const listed = Joi.array()
  .items(Joi.object<WireField>({ name: Joi.string(), label: Joi.string(), value }).or('name', 'label'))
  .required()
const named = Joi.object<Record<string, Value>>().pattern(Joi.string(), value).required()

/**
 * A student's custom fields by folded name. The shape is UNVERIFIED: a list of name (or label) and value, such a list
 * in `customFields`, or one object of names and values.
 */
export function fieldValuesFrom(answer: unknown): FieldValues {
  const record = responseOf(answer)
  const inner =
    typeof record === 'object' && record !== null && 'customFields' in record ? record.customFields : record
  if (!Array.isArray(inner)) return valuesOf(Object.entries(parseAnswer<Record<string, Value>>(named, inner)))
  return valuesOf(
    parseAnswer<WireField[]>(listed, inner).map(
      ({ name, label, value }) => [name ?? label ?? '', value] as const,
    ),
  )
}

function valuesOf(entries: readonly (readonly [string, Value])[]): FieldValues {
  return new Map(entries.map(([name, value]) => [fold(name), textOf(value)]))
}

function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  const words = typeof value === 'object' ? value.join(', ') : String(value)
  return words.normalize('NFC').trim()
}
