import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import type { Caller } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { Judged } from './guard/sign-in-guard.ts'
import { type GuardianSignInDeps, guardianSession } from './guardian-sign-in-deps.ts'
import { type Guardian, guardianById, lockGuardian, markVerified } from './guardian.store.ts'
import { closeLinksTo, findLink, type ShownLink, useLink } from './mail-link.store.ts'
import { noteGuardian } from './note-guardian.ts'
import { askerFrom } from './password-turns.ts'

export interface Verification {
  readonly token: string
  readonly password: string
  readonly origin: Origin
  readonly trace: string
}

/**
 * Verifies the address of a guardian and opens a session. The link alone is not enough: whoever registered somebody
 * else's address would gain what that person sees as soon as that person opened the mail. So the password must be that
 * of the registration; who does not know it asks for a new one, and that verifies the address as well.
 */
export async function verifyGuardian(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
  deps: GuardianSignInDeps,
  { token, password, origin, trace }: Verification,
) {
  const { database, clock } = app
  const link = { purpose: 'guardian-verify', secret: token, at: clock.wall() } as const
  const guardian = await guardianById(database, (await findLink(database, link)) ?? '')
  return deps.guard.attempt({ account: guardian?.email ?? null, origin }, async (device) => {
    if (guardian === null) return failed('LINK_EXPIRED')
    const asker = askerFrom(origin, device)
    const isRight = await app.passwords.isRight(password, guardian.passwordHash, asker)
    if (!isRight) return failed('BAD_CREDENTIALS')
    return { verdict: 'passed', answer: await openVerified(app, deps, { guardian, link, trace }) }
  })
}

interface Opened {
  readonly secret: string
  readonly caller: Caller
}

type Unverified = Refusal<'LINK_EXPIRED' | 'BAD_CREDENTIALS'>

function failed(code: Unverified['code']): Judged<Unverified | Opened> {
  return { verdict: 'failed', answer: refuse(code) }
}

interface Verified {
  readonly guardian: Guardian
  readonly link: ShownLink
  readonly trace: string
}

async function openVerified(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  deps: GuardianSignInDeps,
  { guardian, link, trace }: Verified,
): Promise<Unverified | Opened> {
  return inTransaction(app.database, async (trx) => {
    if ((await useLink(trx, link)) === null) return refuse('LINK_EXPIRED')
    // A registration may have come in between: what is verified is the password that was shown.
    const held = await lockGuardian(trx, guardian.id)
    if (held?.passwordHash !== guardian.passwordHash) return refuse('BAD_CREDENTIALS')
    await markVerified(trx, guardian.id, link.at)
    await closeLinksTo(trx, guardian.id)
    await noteGuardian(app, trx, { act: 'guardian.verify', id: guardian.id, trace })
    return deps.sessions.open(guardianSession(app, guardian), trx)
  })
}
