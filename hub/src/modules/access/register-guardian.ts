import type { Locale } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Origin } from '../../http/origin.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { announceLink } from './announce-link.ts'
import type { GuardianSignInDeps } from './guardian-sign-in-deps.ts'
import { checkPassword } from './guardian-password.ts'
import { addGuardian, type Guardian, guardianByEmail, renewRegistration } from './guardian.store.ts'
import { noteGuardian } from './note-guardian.ts'
import { strangerAt } from './password-turns.ts'

export interface Registration {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** From where a call comes and how to speak to who makes it. */
export interface Call {
  readonly origin: Origin
  readonly locale: Locale
  readonly trace: string
}

/**
 * Registers a guardian and sends a link to verify the address. The answer and the work are the same for every
 * address, so that they tell nobody who has an account: who has one gets a mail that leads to a new password. Until the
 * address is verified the last registration counts; its password must be known to use the link (verify-guardian.ts).
 */
export async function registerGuardian(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work' | 'passwords'>,
  deps: GuardianSignInDeps,
  { email, name, password, origin, locale, trace }: Registration & Call,
): Promise<Refusal<'BAD_INPUT' | 'TOO_MANY_TRIES'> | null> {
  const refusal =
    (await deps.byNetwork.take(origin)) ??
    checkPassword(password, email) ??
    (await deps.byMailbox.take(email))
  if (refusal !== null) return refusal
  const registration = {
    email,
    name,
    passwordHash: await app.passwords.hash(password, strangerAt(origin)),
    at: app.clock.wall(),
  }
  await inTransaction(app.database, async (trx) => {
    const isNew = await addGuardian(trx, { id: app.ids.id(), ...registration })
    if (!isNew) await renewRegistration(trx, registration)
    const link = linkFor(app, await guardianByEmail(trx, email))
    await noteGuardian(app, trx, { act: 'guardian.register', id: link.subject, trace })
    await announceLink(trx, app, { ...link, locale, trace })
  })
  app.work.trigger('deliver-outbox')
  return null
}

function linkFor(app: Pick<AppContext, 'ids'>, guardian: Guardian | null) {
  const purpose = guardian?.isVerified === true ? 'guardian-reset' : 'guardian-verify'
  return { purpose, subject: guardian?.id ?? nobody(app) } as const
}

/** Whom a mail is announced for that nobody gets: it takes as long, and leaves nothing to compare. */
export function nobody({ ids }: Pick<AppContext, 'ids'>): string {
  return ids.id()
}
