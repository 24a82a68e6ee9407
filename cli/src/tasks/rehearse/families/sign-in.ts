import { openHub, type Hub } from '../../../hub/hub.ts'
import type { SignInAnswer } from '../sign-in-rule.ts'
import { Deviation } from '../deviation.ts'
import { withRetry, type World } from '../world.ts'

export interface FamilySignIn {
  readonly outcome: SignInAnswer | 'check-mail'
  /** The session, where the code opened one. */
  readonly parent: Hub | null
}

/** What a parent does on the first page: types the code. */
export function signIn(world: World, code: string): Promise<FamilySignIn> {
  const { hubProcess, locale, signal } = world
  return withRetry(world, async () => {
    const { api } = openHub({ url: hubProcess.url, credentials: { is: 'nobody' }, locale, signal })
    const { data, response } = await api.POST('/api/enrollment/login', {
      body: { studentCode: code, remember: false },
    })
    if (data === undefined) throw new Error('a sign-in has an answer')
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
    const { outcome, csrfToken } = data
    if (cookie === undefined || csrfToken === null) return { outcome, parent: null }
    const credentials = { is: 'session', cookie, csrfToken } as const
    return { outcome, parent: openHub({ url: hubProcess.url, credentials, locale, signal }) }
  })
}

/** The session of a parent whom the season lets in. */
export async function enter(world: World, code: string): Promise<Hub> {
  const { outcome, parent } = await signIn(world, code)
  if (parent !== null) return parent
  throw new Deviation({ student: code, step: 'sign-in', expected: 'proceed', found: outcome, token: null })
}
