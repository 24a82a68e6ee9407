import type { Partner } from '@matricula/contract'

/** `C` and the five signs of a school code; accounting bills others too (accounting-10). */
const studentPartner = /^C.{5}$/

/** The students' partners that carry an address, whatever its case; accounting may answer more than was asked. */
export function partnersCarrying(partners: readonly Partner[], email: string): readonly Partner[] {
  const asked = email.toLowerCase()
  return partners.filter(({ code, email: own }) => studentPartner.test(code) && own?.toLowerCase() === asked)
}
