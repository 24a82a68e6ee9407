import type { Partner, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { findByCodes } from './roster-lookup.store.ts'
import { partnersCarrying } from './student-partners.ts'
import type { Student } from './student.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'

export interface PartnersOfEmail {
  readonly partners: readonly Partner[]
  /** The partners' students, as far as the roster has them. */
  readonly students: readonly Student[]
  /** How many partners were left out: they are no student's, or carry another address. */
  readonly dropped: number
}

/** Whom accounting bills at an e-mail address, and whose bills those are. */
export async function partnersOf(
  { plugins, database }: Pick<AppContext, 'plugins' | 'database'>,
  email: string,
  read: Read,
): Promise<PartnersOfEmail> {
  const answered = await plugins.accounting.partnersByEmail(email, read)
  const partners = partnersCarrying(answered, email)
  const students = await findByCodes(
    database,
    partners.map(({ code }) => studentCodeOf(code)),
  )
  return { partners, students, dropped: answered.length - partners.length }
}
