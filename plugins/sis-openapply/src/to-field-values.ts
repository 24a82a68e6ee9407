import { parseAnswer } from '@matricula/contract'
import type { EmergencyContact } from '@matricula/contract'
import Joi from 'joi'
import { codeText, fold, joinWords } from '@matricula/contract/parts'
import type { FieldValues } from '@matricula/contract/parts'
import { text } from './parse.ts'

type CustomFieldMap = Readonly<Record<string, unknown>> | null | undefined

/** Custom fields by folded slug. Lists of words are joined; what nests deeper has a reader of its own or none. */
export function fieldValuesOf(fields: CustomFieldMap): FieldValues {
  return new Map(Object.entries(fields ?? {}).map(([slug, value]) => [fold(slug), textOf(value)]))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value === 'string') return value.normalize('NFC').trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

interface WireContact {
  readonly name: string
  readonly relationship?: string | null
  readonly phone?: string | number | null
}

const contacts = Joi.array()
  .items(
    Joi.object<WireContact>({
      name: Joi.string().required(),
      relationship: text,
      phone: Joi.alternatives(text, Joi.number()),
    }),
  )
  .required()

/** The contacts in the custom field of that slug, where the school keeps them; none when it doesn't. */
export function emergencyContactsOf(fields: CustomFieldMap, slug: string): readonly EmergencyContact[] {
  const [, rawContacts] = Object.entries(fields ?? {}).find(([key]) => fold(key) === fold(slug)) ?? []
  if (rawContacts === undefined || rawContacts === null || rawContacts === '') return []
  return parseAnswer<WireContact[]>(contacts, rawContacts).map(({ name, relationship, phone }) => ({
    name: joinWords(name),
    relationship: relationship ?? '',
    phone: codeText(phone),
  }))
}
