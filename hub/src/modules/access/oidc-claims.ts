import { staffRoles } from '../../../api/lists.ts'
import { own } from '@matricula/contract'
import Joi from 'joi'
import { plainName } from '../../../api/payer.ts'
import { type StaffRole } from '../../http/caller.ts'

/** What a provider says of a person who has signed in there, as far as the hub reads it. */
export interface Claims {
  readonly subject: string
  /** In lower case; null when the provider tells none, or none that mail can reach. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly username: string | null
  readonly groups: readonly string[]
}

const line = Joi.string().trim().max(200)

const schema = Joi.object({
  sub: Joi.string().max(200).required(),
  email: line.lowercase().email({ tlds: false, allowUnicode: false }).failover(null),
  name: line.pattern(plainName).failover(null),
  preferred_username: line.failover(null),
}).unknown()

/** Null when the provider names nobody. `groupsClaim` is the claim with the person's groups. */
export function readClaims(
  payload: Readonly<Record<string, unknown>>,
  groupsClaim = 'groups',
): Claims | null {
  const { value, error } = schema.validate(payload)
  if (error !== undefined) return null
  const groups: unknown = own(payload, groupsClaim)
  return {
    subject: value.sub,
    email: value.email ?? null,
    isEmailVerified: payload['email_verified'] === true,
    name: value.name ?? null,
    username: value.preferred_username ?? null,
    groups: [groups].flat().filter((group) => typeof group === 'string'),
  }
}

/** The roles that a person's groups give here. */
export function rolesByGroups(
  groups: readonly string[],
  roles: Readonly<Record<string, string>>,
): readonly StaffRole[] {
  const given = new Set(groups.flatMap((group) => (Object.hasOwn(roles, group) ? [roles[group]] : [])))
  return staffRoles.filter((role) => given.has(role))
}

/** A user name as local accounts have them, for who comes from elsewhere: `oidc-` and what they are called there. */
export function usernameFor({ username, email, subject }: Claims): string {
  const [called = ''] = (username ?? email ?? subject).split('@')
  const plain = called
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const slug = plain.replaceAll(/[^a-z0-9._]+/g, '-').slice(0, 40)
  return `oidc-${slug}`
}
