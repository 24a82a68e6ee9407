import { openHub, type Hub } from '../../../hub/hub.ts'
import type { SignInAnswer } from '../sign-in-rule.ts'
import { Surprise } from '../surprise.ts'
import { insist, type World } from '../world.ts'

export interface SignedIn {
  readonly outcome: SignInAnswer | 'check-mail'
  /** The session, where the code opened one. */
  readonly parent: Hub | null
}

/** What a parent does on the first page: types the code. */
export function signIn(world: World, code: string): Promise<SignedIn> {
  const { life, locale, signal } = world
  return insist(world, async () => {
    const { api } = openHub({ url: life.url, credentials: { is: 'nobody' }, locale, signal })
    const { data, response } = await api.POST('/api/enrollment/login', {
      body: { studentCode: code, remember: false },
    })
    if (data === undefined) throw new Error('a sign-in has an answer')
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
    const { outcome, csrfToken } = data
    if (cookie === undefined || csrfToken === null) return { outcome, parent: null }
    const credentials = { is: 'session', cookie, csrfToken } as const
    return { outcome, parent: openHub({ url: life.url, credentials, locale, signal }) }
  })
}

/** The session of a parent whom the season lets in. */
export async function enter(world: World, code: string): Promise<Hub> {
  const { outcome, parent } = await signIn(world, code)
  if (parent !== null) return parent
  throw new Surprise({ student: code, step: 'sign-in', expected: 'proceed', found: outcome, token: null })
}
