import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import type { Caller } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { announceLink } from './announce-link.ts'
import { type GuardianDoor, guardianSession } from './guardian-door.ts'
import { type Guardian, guardianByEmail, holdGuardian } from './guardian.store.ts'
import { isPassword, nobodysHash } from './password.ts'
import type { Call } from './register-guardian.ts'

export interface GuardianSignIn extends Call {
  readonly email: string
  readonly password: string
}

/** Opens a guardian's session. An unknown address and a wrong password get the same answer and time. */
export async function signInGuardian(
  house: House,
  door: GuardianDoor,
  { email, password, address, ...mail }: GuardianSignIn,
): Promise<Refusal | { secret: string; caller: Caller }> {
  const tooMany = (await door.byAddress.take(address)) ?? (await door.byAccount.take(email))
  if (tooMany !== null) return tooMany
  const guardian = await guardianByEmail(house.database, email)
  const right = await isPassword(password, guardian?.passwordHash ?? nobodysHash)
  if (guardian === null || !right) return refuse('BAD_CREDENTIALS')
  if (guardian.isVerified) return openSession(house, door, guardian)
  return (await door.byMailbox.take(email)) ?? (await sendLinkAgain(house, guardian, mail))
}

/** Refused when the password was changed while it was being checked. */
async function openSession(house: House, { sessions }: GuardianDoor, checked: Guardian) {
  return inTransaction(house.database, async (trx) => {
    const guardian = await holdGuardian(trx, checked.id)
    if (guardian?.passwordHash !== checked.passwordHash) return refuse('BAD_CREDENTIALS')
    return sessions.open(guardianSession(house, guardian), trx)
  })
}

/** Only who knows the password learns that the address is not verified. */
async function sendLinkAgain(house: House, { id }: Guardian, mail: Omit<Call, 'address'>): Promise<Refusal> {
  const wish = { purpose: 'guardian-verify', subject: id, ...mail } as const
  await inTransaction(house.database, (trx) => announceLink(trx, house, wish))
  house.work.wake('deliver-outbox')
  return refuse('NOT_VERIFIED')
}
