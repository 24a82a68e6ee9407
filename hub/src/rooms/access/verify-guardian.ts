import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import type { Caller } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type GuardianDoor, guardianSession } from './guardian-door.ts'
import { guardianById, holdGuardian, markVerified } from './guardian.store.ts'
import { closeLinksTo, findLink, useLink } from './mail-link.store.ts'
import { noteGuardian } from './note-guardian.ts'
import { isPassword, nobodysHash } from './password.ts'

export interface Verification {
  readonly token: string
  readonly password: string
  readonly address: string
  readonly trace: string
}

/**
 * Verifies the address of a guardian and opens a session. The link alone is not enough: whoever registered somebody
 * else's address would gain what that person sees as soon as that person opened the mail. So the password must be that
 * of the registration; who does not know it asks for a new one, and that verifies the address as well.
 */
export async function verifyGuardian(
  house: House,
  door: GuardianDoor,
  { token, password, address, trace }: Verification,
): Promise<Refusal | { secret: string; caller: Caller }> {
  const tooMany = await door.byAddress.take(address)
  if (tooMany !== null) return tooMany
  const { database, clock } = house
  const link = { purpose: 'guardian-verify', secret: token, at: clock.wall() } as const
  const guardian = await guardianById(database, (await findLink(database, link)) ?? '')
  if (guardian === null) return refuse('LINK_EXPIRED')
  const tooOften = await door.byAccount.take(guardian.email)
  if (tooOften !== null) return tooOften
  if (!(await isPassword(password, guardian.passwordHash ?? nobodysHash))) return refuse('BAD_CREDENTIALS')
  return inTransaction(database, async (trx) => {
    if ((await useLink(trx, link)) === null) return refuse('LINK_EXPIRED')
    // A registration may have come in between: what is verified is the password that was shown.
    const held = await holdGuardian(trx, guardian.id)
    if (held?.passwordHash !== guardian.passwordHash) return refuse('BAD_CREDENTIALS')
    await markVerified(trx, guardian.id, link.at)
    await closeLinksTo(trx, guardian.id)
    await noteGuardian(house, trx, { act: 'guardian.verify', id: guardian.id, trace })
    return door.sessions.open(guardianSession(house, guardian), trx)
  })
}
