import { staffRoles } from '@matricula/hub/api/lists'
import { UsageFault } from '../faults.ts'
import { several, WrongValue } from '../flags.ts'
import { type Locale, translator } from '../i18n.ts'

export type Role = (typeof staffRoles)[number]

/** Reads the roles of a flag, each once. */
export function rolesReader(locale: Locale): (written: string, before?: readonly Role[]) => readonly Role[] {
  return (written, before = []) => {
    const named = several(written).map((name) => {
      const known = staffRoles.find((role) => role === name)
      if (known !== undefined) return known
      const t = translator('users', locale)
      throw new UsageFault(t('noRole', { role: name }), [t('noRoleNext', { roles: staffRoles.join(', ') })])
    })
    return [...new Set([...before, ...named])]
  }
}

export function username(written: string): string {
  if (!/^[a-z0-9._-]{3,60}$/.test(written)) throw new WrongValue('user')
  return written
}
