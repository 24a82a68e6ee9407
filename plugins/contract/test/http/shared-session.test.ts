import { expect, it } from 'vitest'
import { PluginFault, sharedSession } from '../../src/index.ts'
import type { OpenedSession } from '../../src/index.ts'

/** A vendor that hands out numbered tokens of ten minutes. */
function signingIn() {
  let at = Date.parse('2025-06-20T15:00:00Z')
  let opened = 0
  const refused: Error[] = []
  const session = sharedSession<string>({
    now: () => new Date(at),
    earlyMs: 60_000,
    async open(): Promise<OpenedSession<string>> {
      opened += 1
      const refusal = refused.shift()
      if (refusal) throw refusal
      return { value: `token-${opened}`, expiresAt: new Date(at + 600_000) }
    },
  })
  return {
    session,
    opened: () => opened,
    later: (ms: number) => void (at += ms),
    refuseOnce: (error: Error) => void refused.push(error),
  }
}

const asking = () => new AbortController().signal
const content = () => false
const echo = async (token: string) => token

it('signs in once for calls that come together', async () => {
  const { session, opened } = signingIn()
  const calls = await Promise.all([1, 2, 3, 4].map(() => session.use(asking(), echo, content)))
  expect(calls).toEqual(['token-1', 'token-1', 'token-1', 'token-1'])
  expect(opened()).toBe(1)
})

it('renews the session before it ends', async () => {
  const { session, later } = signingIn()
  await session.use(asking(), echo, content)
  later(539_999)
  expect(await session.use(asking(), echo, content)).toBe('token-1')
  later(1)
  expect(await session.use(asking(), echo, content)).toBe('token-2')
})

it('signs in again once when the vendor disowns the session, and then takes the answer as it is', async () => {
  const { session, opened } = signingIn()
  const used: string[] = []
  const answer = await session.use(
    asking(),
    async (token) => {
      used.push(token)
      return 401
    },
    (status) => status === 401,
  )
  expect(answer).toBe(401)
  expect(used).toEqual(['token-1', 'token-2'])
  expect(opened()).toBe(2)
})

it('renews once for many calls whose session was disowned together', async () => {
  const { session, opened } = signingIn()
  const answers = await Promise.all(
    [1, 2, 3].map(() => session.use(asking(), echo, (token) => token === 'token-1')),
  )
  expect(answers).toEqual(['token-2', 'token-2', 'token-2'])
  expect(opened()).toBe(2)
})

it('tries anew after signing in failed', async () => {
  const { session, refuseOnce } = signingIn()
  refuseOnce(new PluginFault('unauthorised', 'no'))
  await expect(session.use(asking(), echo, content)).rejects.toMatchObject({ code: 'unauthorised' })
  expect(await session.use(asking(), echo, content)).toBe('token-2')
})

it('says unreachable when the answer to signing in was lost, as nothing that was asked for has been sent', async () => {
  const { session, refuseOnce } = signingIn()
  refuseOnce(new PluginFault('unknown-outcome', 'lost'))
  await expect(session.use(asking(), echo, content)).rejects.toMatchObject({ code: 'unreachable' })
})

it('lets a caller leave without taking the signing in away from the others', async () => {
  const ready: ((opened: OpenedSession<string>) => void)[] = []
  const session = sharedSession<string>({
    now: () => new Date(0),
    earlyMs: 0,
    open: () => new Promise((resolve) => ready.push(resolve)),
  })
  const leaving = new AbortController()
  const first = session.use(leaving.signal, echo, content)
  const second = session.use(asking(), echo, content)
  leaving.abort()
  await expect(first).rejects.toMatchObject({ code: 'unreachable' })
  ready[0]?.({ value: 'token-1', expiresAt: new Date(1000) })
  expect(await second).toBe('token-1')
})

it('hands out the session that is left, once', async () => {
  const { session } = signingIn()
  expect(session.leave()).toBeNull()
  await session.use(asking(), echo, content)
  expect(session.leave()).toBe('token-1')
  expect(session.leave()).toBeNull()
})
