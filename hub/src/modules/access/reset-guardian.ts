import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { announceLink } from './announce-link.ts'
import type { GuardianSignInDeps } from './guardian-sign-in-deps.ts'
import { checkPassword } from './guardian-password.ts'
import { guardianByEmail, guardianById, markVerified, savePassword } from './guardian.store.ts'
import { closeLinksTo, findLink, useLink } from './mail-link.store.ts'
import { noteGuardian } from './note-guardian.ts'
import { strangerAt } from './password-turns.ts'
import { type Call, nobody } from './register-guardian.ts'

/** Sends a link to a new password. The answer and the work are the same for an address nobody has. */
export async function askReset(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>,
  deps: GuardianSignInDeps,
  { email, origin, locale, trace }: Call & { readonly email: string },
): Promise<Refusal<'TOO_MANY_TRIES'> | null> {
  const tooMany = (await deps.byNetwork.take(origin)) ?? (await deps.byMailbox.take(email))
  if (tooMany !== null) return tooMany
  const guardian = await guardianByEmail(app.database, email)
  const subject = guardian?.id ?? nobody(app)
  await inTransaction(app.database, (trx) =>
    announceLink(trx, app, { purpose: 'guardian-reset', subject, locale, trace }),
  )
  app.work.trigger('deliver-outbox')
  return null
}

export interface NewPassword {
  readonly token: string
  readonly password: string
  readonly origin: Origin
  readonly trace: string
}

/**
 * Sets a new password by the link of a mail, which proves the address too. Every session of the account ends, and so
 * does every other link that was sent to it.
 */
export async function setPassword(
  app: Pick<AppContext, 'database' | 'clock' | 'passwords'>,
  deps: GuardianSignInDeps,
  input: NewPassword,
) {
  return deps.guard.attempt({ account: null, origin: input.origin }, async () => {
    const answer = await replacePassword(app, deps, input)
    return { verdict: answer?.code === 'LINK_EXPIRED' ? 'failed' : 'undecided', answer }
  })
}

async function replacePassword(
  app: Pick<AppContext, 'database' | 'clock' | 'passwords'>,
  deps: GuardianSignInDeps,
  { token, password, origin, trace }: NewPassword,
): Promise<Refusal<'BAD_INPUT' | 'LINK_EXPIRED'> | null> {
  const { database, clock } = app
  const link = { purpose: 'guardian-reset', secret: token, at: clock.wall() } as const
  const guardian = await guardianById(database, (await findLink(database, link)) ?? '')
  if (guardian === null) return refuse('LINK_EXPIRED')
  const weak = checkPassword(password, guardian.email)
  if (weak !== null) return weak
  const passwordHash = await app.passwords.hash(password, strangerAt(origin))
  return inTransaction(database, async (trx) => {
    if ((await useLink(trx, link)) === null) return refuse('LINK_EXPIRED')
    await savePassword(trx, guardian.id, passwordHash)
    await markVerified(trx, guardian.id, link.at)
    await closeLinksTo(trx, guardian.id)
    await noteGuardian(app, trx, { act: 'guardian.password', id: guardian.id, trace })
    await deps.sessions.closeAllOf('guardian', guardian.id, trx)
    return null
  })
}
