import { openHub, sessionOf, type Hub } from '../hub/hub-client.ts'
import type { SignInAnswer } from '../sign-in-rule.ts'
import { Deviation } from '../deviation.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'

export interface FamilySignIn {
  readonly outcome: SignInAnswer | 'check-mail'
  /** The session, where the code opened one. */
  readonly parent: Hub | null
}

/** What a parent does on the first page: types the code. */
export function signIn(world: World, code: string): Promise<FamilySignIn> {
  return withRetry(world, async () => {
    const { api } = openHub(world.access, null)
    const { data, response } = await api.POST('/api/enrollment/login', {
      body: { studentCode: code, remember: false },
    })
    if (data === undefined) throw new Error('a sign-in has an answer')
    const { outcome, csrfToken } = data
    if (csrfToken === null) return { outcome, parent: null }
    return { outcome, parent: openHub(world.access, sessionOf(response, csrfToken)) }
  })
}

/** The session of a parent whom the season lets in. */
export async function enter(world: World, code: string): Promise<Hub> {
  const { outcome, parent } = await signIn(world, code)
  if (parent !== null) return parent
  throw new Deviation({ student: code, step: 'sign-in', expected: 'proceed', found: outcome, token: null })
}
