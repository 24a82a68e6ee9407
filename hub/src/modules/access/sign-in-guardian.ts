import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Caller } from '../../http/caller.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { announceLink } from './announce-link.ts'
import { type GuardianSignInDeps, guardianSession } from './guardian-sign-in-deps.ts'
import { type Guardian, guardianByEmail, lockGuardian, savePassword } from './guardian.store.ts'
import type { Judged } from './guard/sign-in-guard.ts'
import { type Asker, askerFrom } from './password-turns.ts'
import type { Call } from './register-guardian.ts'

export interface GuardianSignIn extends Call {
  readonly email: string
  readonly password: string
}

interface Opened {
  readonly secret: string
  readonly caller: Caller
}

/** Opens a guardian's session. An unknown address and a wrong password get the same answer and time. */
export async function signInGuardian(
  app: AppContext,
  deps: GuardianSignInDeps,
  { origin, ...input }: GuardianSignIn,
) {
  return deps.guard.attempt({ account: input.email, origin }, (device) =>
    checkGuardian(app, deps, { ...input, asker: askerFrom(origin, device) }),
  )
}

interface Checked extends Omit<GuardianSignIn, 'origin'> {
  readonly asker: Asker
}

async function checkGuardian(
  app: AppContext,
  deps: GuardianSignInDeps,
  { email, password, asker, ...mail }: Checked,
): Promise<Judged<Refusal<'BAD_CREDENTIALS' | 'NOT_VERIFIED' | 'TOO_MANY_TRIES'> | Opened>> {
  const guardian = await guardianByEmail(app.database, email)
  const right = await app.passwords.isRight(password, guardian?.passwordHash ?? null, asker)
  if (guardian === null || !right) return { verdict: 'failed', answer: refuse('BAD_CREDENTIALS') }
  if (guardian.isVerified)
    return { verdict: 'passed', answer: await openSession(app, deps, { guardian, password, asker }) }
  const unverified = (await deps.byMailbox.take(email)) ?? (await sendLinkAgain(app, guardian, mail))
  return { verdict: 'undecided', answer: unverified }
}

/** Refused when the password was changed while it was being checked. */
async function openSession(
  app: Pick<AppContext, 'config' | 'database' | 'passwords'>,
  { sessions }: GuardianSignInDeps,
  {
    guardian: checked,
    password,
    asker,
  }: Pick<Checked, 'password' | 'asker'> & { readonly guardian: Guardian },
) {
  const renewed = await app.passwords.renew(password, checked.passwordHash ?? '', asker)
  return inTransaction(app.database, async (trx) => {
    const guardian = await lockGuardian(trx, checked.id)
    if (guardian?.passwordHash !== checked.passwordHash) return refuse('BAD_CREDENTIALS')
    if (renewed !== null) await savePassword(trx, guardian.id, renewed)
    return sessions.open(guardianSession(app, guardian), trx)
  })
}

/** Only who knows the password learns that the address is not verified. */
async function sendLinkAgain(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>,
  { id }: Guardian,
  mail: Omit<Call, 'origin'>,
): Promise<Refusal<'NOT_VERIFIED'>> {
  const input = { purpose: 'guardian-verify', subject: id, ...mail } as const
  await inTransaction(app.database, (trx) => announceLink(trx, app, input))
  app.work.trigger('deliver-outbox')
  return refuse('NOT_VERIFIED')
}
