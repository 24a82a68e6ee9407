import type { Partner } from '@matricula/contract'
import { isStudentPartner } from '../../shared/partner-code.ts'

/** The students' partners that carry an address, whatever its case; accounting may answer more than was asked. */
export function partnersCarrying(partners: readonly Partner[], email: string): readonly Partner[] {
  const asked = email.toLowerCase()
  return partners.filter(({ code, email: own }) => isStudentPartner(code) && own?.toLowerCase() === asked)
}
