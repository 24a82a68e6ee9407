import Bell from '@hapi/bell'
import type { Server } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { SignInGuard } from './guard/sign-in-guard.ts'
import { addStrategy } from './oidc-strategy.ts'
import { type OidcSignIn, oidcRoute } from './oidc.routes.ts'
import { signInOidcGuardian } from './sign-in-oidc-guardian.ts'
import { signInOidcStaff } from './sign-in-oidc-staff.ts'

/** Sign-in by OpenID Connect (access-28, access-36); one whose issuer is empty is there and closed. */
export async function oidcRoutes(server: Server, app: AppContext): Promise<Route[]> {
  await server.register(Bell)
  const signIns = oidcSignIns(server, app)
  for (const { strategy, client } of signIns) {
    if (client.issuer !== '') addStrategy(server, app, { name: strategy, client })
  }
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
