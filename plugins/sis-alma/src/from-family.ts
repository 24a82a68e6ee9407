import { parseAnswer } from '@matricula/contract'
import type { EmergencyContact, Guardian, Relationship } from '@matricula/contract'
import Joi from 'joi'
import { code, listIn, responseOf, text } from './parse.ts'
import type { Code } from './parse.ts'
import type { Members, Settings } from './settings.ts'
import { codeText, joinWords, siNo } from '@matricula/contract/parts'

export interface Household {
  readonly id: string
  readonly memberIds: readonly string[]
}

const households = Joi.array()
  .items(
    Joi.object({
      id: Joi.string().required(),
      memberIds: Joi.array().items(Joi.string()).allow(null),
    }),
  )
  .required()

/** The households, by id. */
export function householdsFrom(answer: unknown): readonly Household[] {
  return parseAnswer<{ id: string; memberIds?: readonly string[] | null }[]>(
    households,
    listIn(answer, 'households'),
  )
    .map(({ id, memberIds }) => ({ id, memberIds: memberIds ?? [] }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** A student's relationships by the settings' member names; one that lacks the related id can't be read. */
export function relationshipsFrom(
  answer: unknown,
  studentId: string,
  { relatedId, role, pays }: Members['relationship'],
): readonly Relationship[] {
  const schema = Joi.array()
    .items(
      Joi.object<Record<string, Code | boolean>>({
        [relatedId]: Joi.alternatives(Joi.string(), Joi.number().integer()).required(),
        [role]: text,
        [pays]: Joi.alternatives(Joi.boolean(), text, Joi.number()),
      }),
    )
    .required()
  return parseAnswer<Record<string, Code | boolean>[]>(schema, listIn(answer, 'relationships')).map(
    (row) => ({
      studentId,
      relatedId: String(row[relatedId]),
      role: String(row[role] ?? ''),
      financiallyResponsible: siNo(String(row[pays] ?? '')) === 'Si',
    }),
  )
}

export function emergencyContactsFrom(
  answer: unknown,
  { name, relationship, phone }: Members['emergency'],
): readonly EmergencyContact[] {
  const schema = Joi.array()
    .items(
      Joi.object<Record<string, string | null>>({
        [name]: Joi.string().required(),
        [relationship]: text,
        [phone]: text,
      }),
    )
    .required()
  return parseAnswer<Record<string, string | null>[]>(schema, listIn(answer, 'emergencyContacts')).map(
    (row) => ({
      name: joinWords(row[name] ?? ''),
      relationship: row[relationship] ?? '',
      phone: row[phone] ?? '',
    }),
  )
}

type ExternalId = string | { readonly id?: Code; readonly value?: Code; readonly externalId?: Code }

interface WireParent {
  readonly id: string
  readonly username?: Code
  readonly firstName?: string | null
  readonly middleName?: string | null
  readonly lastName?: string | null
  readonly externalIds?: readonly ExternalId[] | null
}

const parent = Joi.object<WireParent>({
  id: Joi.string().required(),
  username: code,
  firstName: text,
  middleName: text,
  lastName: text,
  externalIds: Joi.array()
    .items(Joi.string(), Joi.object({ id: code, value: code, externalId: code }))
    .allow(null),
}).required()

export function guardianFrom(answer: unknown, documentIn: Settings['guardianDocument']): Guardian {
  const wire = parseAnswer<WireParent>(parent, responseOf(answer))
  const document = documentOf(wire, documentIn)
  return {
    id: wire.id,
    firstNames: joinWords(wire.firstName ?? '', wire.middleName ?? ''),
    lastNames: joinWords(wire.lastName ?? ''),
    document: document === '' ? null : document,
  }
}

function documentOf({ username, externalIds }: WireParent, documentIn: Settings['guardianDocument']): string {
  if (documentIn === 'none') return ''
  if (documentIn === 'username') return codeText(username)
  const [first] = externalIds ?? []
  if (first === undefined || typeof first === 'string') return first ?? ''
  return codeText(first.value ?? first.externalId ?? first.id)
}
