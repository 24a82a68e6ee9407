import type { Server } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { addStrategy } from './oidc-strategy.ts'
import { type OidcSignIn, oidcRoute } from './oidc.routes.ts'
import { signInOidcStaff } from './sign-in-oidc-staff.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
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

/** Sign-in by OpenID Connect (access-28, access-36); one whose issuer is empty is there and closed. */
export async function oidcRoutes(server: Server, app: AppContext): Promise<Route[]> {
  const signIns = oidcSignIns(server, app)
  const open = signIns.filter(({ client }) => client.issuer !== '')
  if (open.length > 0) await server.register(await import('@hapi/bell'))
  for (const { strategy, client } of open) addStrategy(server, app, { name: strategy, client })
  return signIns.map((signIn) => oidcRoute(app, signIn))
}

function oidcSignIns(server: Server, app: AppContext): OidcSignIn[] {
  const { oidc, triesPerCode } = app.config.settings.access
  const { sessions } = server.app
  const guard = new SignInGuard(app, { kind: 'staff', name: 'oidc', triesPerAccount: triesPerCode })
  return [
    {
      path: '/api/staff/oidc',
      description: 'Staff sign-in by OpenID Connect: to the provider and back',
      strategy: 'oidc-staff',
      client: oidc.staff,
      groupsClaim: oidc.staff.rolesClaim,
      page: '/enrollment/admin/dashboard',
      guard,
      signIn: (claims, trace) => signInOidcStaff(app, sessions, { claims, trace }),
    },
    {
      path: '/api/guardians/oidc',
      description: 'Guardian sign-in by OpenID Connect: to the provider and back',
      strategy: 'oidc-guardians',
      client: oidc.guardians,
      page: '/enrollment/ParentsLogin',
      guard,
      signIn: (claims, trace) => signInOidcGuardian(app, sessions, claims, trace),
    },
  ]
}

/** Opens the session of a guardian who has signed in at the provider. */
async function signInOidcGuardian(
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
