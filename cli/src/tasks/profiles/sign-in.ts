import { answered } from '../../hub/answered.ts'
import { openHub, type HubWish } from '../../hub/hub.ts'
import type { Profile } from '../../profiles/profiles.ts'

export interface SignIn extends Omit<HubWish, 'credentials'> {
  readonly user: string
  readonly password: string
}

export interface SignedIn {
  readonly profile: Profile
  readonly roles: readonly string[]
}

/** Opens a staff session at a hub. HubRefusal when the hub does not know the user or the password. */
export async function signIn({ user, password, ...wish }: SignIn): Promise<SignedIn> {
  const { api } = openHub({ ...wish, credentials: { is: 'nobody' } })
  const call = api.POST('/api/staff/session', { body: { username: user, password } })
  const { roles, csrfToken } = await answered(call)
  const cookie = sessionCookieOf((await call).response)
  return { profile: { hub: wish.url, user, cookie, csrfToken }, roles }
}

function sessionCookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ')
}
