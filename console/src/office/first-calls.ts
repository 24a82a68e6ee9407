import type { Locale } from '../locale.ts'

export const signInPath = '/enrollment/admin/sign-in'

/** Where the office's texts of a language are. */
export const textsOf = (locale: Locale) => `/api/texts/${locale}/compiled?for=office`

/** What every screen asks for, but the one of who has not signed in: who this is, what is open to them, and the season. */
export function firstCalls(pathname: string): readonly string[] {
  const whoever = ['/api/session']
  return pathname === signInPath ? whoever : [...whoever, '/api/session/doors', '/api/seasons/current']
}
