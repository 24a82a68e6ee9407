import type { StaffRole } from '../src/http/caller.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

const password = 'una clave larga'

/** An account that somebody of the office has made. */
export async function addAccount(maker: Visitor, username: string, roles: readonly StaffRole[]) {
  const account = { username, name: username, roles, password }
  const answer = await maker.post('/api/staff/users', account)
  if (answer.status !== 200) throw new Error(answer.text)
}

/** Sets the password of an account that is there, as somebody of the office does. */
export async function setPasswordOf(setter: Visitor, username: string) {
  const answer = await setter.send('PATCH', `/api/staff/users/${username}`, JSON.stringify({ password }), {
    'content-type': 'application/json',
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** Whoever knows the password that `addAccount` or `setPasswordOf` has given. */
export async function signInAs({ visitor }: Pick<TestHub, 'visitor'>, username: string): Promise<Visitor> {
  const browser = visitor()
  const answer = await browser.post<{ csrfToken: string }>('/api/staff/session', { username, password })
  if (answer.status !== 200) throw new Error(answer.text)
  browser.csrfToken = answer.body.csrfToken
  return browser
}
