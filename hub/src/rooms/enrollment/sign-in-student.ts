import type { Locale } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { documentsOfGuardians, endsADocument, isProof, stepBefore } from '../access/index.ts'
import { enterStudent, type SignedIn, type StudentDoor } from './enter-student.ts'
import { type LookedUp, lookUpCode } from './look-up-code.ts'
import { mailSignInLink } from './mail-sign-in-link.ts'
import { logSignIn } from './sign-in-log.store.ts'

export interface StudentSignIn {
  readonly studentCode: string
  /** What the family shows besides the code; empty when it shows nothing. */
  readonly secondProof: string
  readonly address: string
  readonly locale: Locale
  readonly trace: string
}

/** Sign-in by school code (specification 4, readings 2.1). Every try counts and is logged, whatever its outcome. */
export async function signInStudent(
  house: House,
  door: StudentDoor,
  { studentCode, secondProof, address, locale, trace }: StudentSignIn,
): Promise<Refusal | SignedIn> {
  const code = studentCode.toUpperCase()
  const tooMany = (await door.byAddress.take(address)) ?? (await door.byCode.take(code))
  if (tooMany !== null) return tooMany
  const found = await lookUpCode(house, code)
  const step = stepBefore(found.outcome, house.config.settings.access.secondProof)
  if (step === 'check-mail') return mailSignInLink(house, door, { ...found, locale, trace })
  if (step === 'ask' && !(await isProven(house, found, { secondProof, trace })))
    return refuseProof(house, code, secondProof)
  return enterStudent(house, door, found, { trace })
}

type Shown = Pick<StudentSignIn, 'secondProof' | 'trace'>

async function isProven(house: House, found: LookedUp, { secondProof, trace }: Shown): Promise<boolean> {
  if (!isProof(secondProof)) return false
  return endsADocument(secondProof, await documentsOfGuardians(house, { ...found, trace }))
}

async function refuseProof(
  { database, clock }: House,
  code: string,
  shown: string,
): Promise<Refusal<'SECOND_PROOF'>> {
  await logSignIn(database, { student: code, result: 'second-proof', at: clock.now() })
  const key = isProof(shown) ? 'access.secondProofWrong' : 'access.secondProofMissing'
  return refuse('SECOND_PROOF', { fields: { secondProof: [key] } })
}
