import Joi from 'joi'
import { convertAnswer, PluginFault } from '@matricula/contract'

export interface Person {
  /** Theirs. */
  readonly personId: string
  /** Ours, as they spell it. */
  readonly personCode: string
}

export interface PrivilegeGroup {
  readonly privilegeGroupId: string
}

export interface Member {
  /** A `personId`. */
  readonly id: string
}

export interface ListPage<T> {
  readonly total: number
  /** What the server took for a page, when it says so. */
  readonly pageSize?: number
  readonly list: readonly T[]
}

const id = Joi.alternatives(Joi.string().max(64), Joi.number().integer().strict()).custom(String).required()

const version = Joi.object<{ softVersion: string }>({
  softVersion: Joi.string().max(40).required(),
}).unknown()
const person = Joi.object<Person>({ personId: id, personCode: Joi.string().required() }).unknown()

export const privilegeGroup = Joi.object<PrivilegeGroup>({ privilegeGroupId: id }).unknown()
export const member = Joi.object<Member>({ id }).unknown()

/** Such as `2.4.1`. */
export function versionFrom(data: unknown): string {
  return convertAnswer(version, data).softVersion
}

/**
 * The person with this code; null when nothing matched. Somebody else's record is no answer to the question, and
 * rights must never reach a stranger.
 */
export function personFrom(data: unknown, code: string): Person | null {
  if (isNothing(data)) return null
  const found = convertAnswer(person, data)
  if (found.personCode.toUpperCase() === code.toUpperCase()) return found
  throw new PluginFault('unknown-outcome', 'HikCentral answered another person than the one asked for')
}

/** One page of a list; nothing matched is an empty one. */
export function pageFrom<T>(data: unknown, row: Joi.ObjectSchema<T>): ListPage<T> {
  if (isNothing(data)) return { total: 0, list: [] }
  const page = Joi.object<ListPage<T>>({
    total: Joi.number().integer().min(0).required(),
    pageSize: Joi.number().integer().min(1),
    list: Joi.array().items(row).required(),
  }).unknown()
  return convertAnswer(page, data)
}

function isNothing(data: unknown): boolean {
  return data === undefined || data === null || data === '' || (Array.isArray(data) && data.length === 0)
}
