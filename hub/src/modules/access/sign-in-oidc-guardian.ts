import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { guardianSession } from './guardian-sign-in-deps.ts'
import {
  addGuardian,
  type Guardian,
  guardianByEmail,
  lockGuardian,
  verifyElsewhere,
} from './guardian.store.ts'
import { closeLinksTo } from './mail-link.store.ts'
import { noteGuardian } from './note-guardian.ts'
import type { Claims } from './oidc-claims.ts'
import { accountOf, addIdentity } from './oidc-identity.store.ts'

/** Opens the session of a guardian who has signed in at the provider. */
export async function signInOidcGuardian(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  sessions: Sessions,
  claims: Claims,
  trace: string,
): Promise<Refusal<'OIDC_REFUSED'> | Awaited<ReturnType<Sessions['open']>>> {
  const { issuer } = app.config.settings.access.oidc.guardians
  const identity = { kind: 'guardian', issuer, subject: claims.subject } as const
  return inTransaction(app.database, async (trx) => {
    const known = await accountOf(trx, identity)
    const guardian = known === null ? await guardianOf(app, trx, claims) : await lockGuardian(trx, known)
    if (guardian === null) return refuse('OIDC_REFUSED')
    if (known === null) {
      await addIdentity(trx, identity, { account: guardian.id, at: app.clock.wall() })
      await noteGuardian(app, trx, { act: 'guardian.link', id: guardian.id, trace })
    }
    return sessions.open(guardianSession(app, guardian), trx)
  })
}

/** Whose address the provider has verified: who has it here, or somebody new. */
async function guardianOf(
  { ids, clock }: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  claims: Claims,
): Promise<Guardian | null> {
  const { email, isEmailVerified } = claims
  if (email === null || !isEmailVerified) return null
  const at = clock.wall()
  const name = (claims.name ?? email).slice(0, 100)
  await addGuardian(trx, { id: ids.id(), email, name, passwordHash: null, at })
  const found = await guardianByEmail(trx, email)
  const held = found === null ? null : await lockGuardian(trx, found.id)
  if (held === null || held.isVerified) return held
  await verifyElsewhere(trx, { id: held.id, name, at })
  await closeLinksTo(trx, held.id)
  return { ...held, name, passwordHash: null, isVerified: true }
}
