import type { components } from '@matricula/hub/api'
import { UsageFault } from '../faults.ts'
import { several, WrongValue } from '../flags.ts'
import { texts } from '../texts/users.ts'
import { type Locale, translator } from '../i18n.ts'
import { everyOf } from '../every-of.ts'

export type Role = components['schemas']['StaffUser']['roles'][number]

export const roles = everyOf<Role>()([
  'admissions',
  'finance',
  'transport',
  'food',
  'security',
  'it',
  'metrics',
  'admin',
])

/** Reads the roles of a flag, each once. */
export function rolesReader(locale: Locale): (written: string, before?: readonly Role[]) => readonly Role[] {
  return (written, before = []) => {
    const named = several(written).map((name) => {
      const known = roles.find((role) => role === name)
      if (known !== undefined) return known
      const t = translator(texts, locale)
      throw new UsageFault(t('noRole', { role: name }), [t('noRoleNext', { roles: roles.join(', ') })])
    })
    return [...new Set([...before, ...named])]
  }
}

export function username(written: string): string {
  if (!/^[a-z0-9._-]{3,60}$/.test(written)) throw new WrongValue('user')
  return written
}
