import { unwrap } from '@matricula/hub/api/answers'
import { openHub, type HubOptions } from '../../hub/hub.ts'
import type { Profile } from '../../profiles/profiles.ts'

export interface SignInInput extends Omit<HubOptions, 'credentials'> {
  readonly user: string
  readonly password: string
}

export interface StaffSession {
  readonly profile: Profile
  readonly roles: readonly string[]
}

/** Opens a staff session at a hub. HubRefusal when the hub does not know the user or the password. */
export async function signIn({ user, password, ...options }: SignInInput): Promise<StaffSession> {
  const { api } = openHub({ ...options, credentials: { is: 'nobody' } })
  const call = api.POST('/api/staff/session', { body: { username: user, password } })
  const { roles, csrfToken } = await unwrap(call)
  const cookie = sessionCookieOf((await call).response)
  return { profile: { hub: options.url, user, cookie, csrfToken }, roles }
}

function sessionCookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ')
}
