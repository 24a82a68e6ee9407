import { describe, expect, it } from 'vitest'
import { aRead, recordedOpenApply } from './support/recorded-openapply.ts'
import type { RecordedOpenApply, Reply } from './support/recorded-openapply.ts'

const place = '/api/v3/parents/9001'
const ask = ({ openApply }: RecordedOpenApply) => openApply.findGuardian('9001', aRead())

describe('an answer that is none', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [422, 'rejected'],
    [429, 'throttled'],
    [302, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('with status %d is %s', async (status, code) => {
    const scene = recordedOpenApply()
    scene.answers[place] = [status, { error: 'x' }]
    await expect(ask(scene)).rejects.toMatchObject({ code })
  })

  it.each([
    [400, 'unauthorised'],
    [401, 'unauthorised'],
    [404, 'not-found'],
    [429, 'throttled'],
    [500, 'unreachable'],
  ])('at the token endpoint with status %d is %s', async (status, code) => {
    const scene = recordedOpenApply()
    scene.answers['/oauth/token'] = [status, { error: 'invalid_client' }]
    await expect(ask(scene)).rejects.toMatchObject({ code })
  })

  it.each([
    ['2026-01-01T00:00:30Z', 30_000],
    ['2026-01-01 00:00:30', 30_000],
    ['1767225630', 30_000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['2026-01-01T09:00:00Z', 300_000],
    ['2025-12-31T00:00:00Z', 1],
    ['soon', 5000],
  ])('because of too many calls waits until %s: %d ms', async (reset, retryAfterMs) => {
    const scene = recordedOpenApply()
    const limited: Reply = [
      429,
      { error: 'Rate limit reached. Retry later.' },
      { 'x-ratelimit-reset': reset },
    ]
    scene.answers[place] = limited
    await expect(ask(scene)).rejects.toMatchObject({ code: 'throttled', retryAfterMs })
  })

  it.each([
    ['no JSON', '<h1>Volvemos pronto</h1>'],
    ['a parent without an id', { parent: { first_name: 'Laura' } }],
    ['an id that is none', { parent: { id: 0 } }],
    ['a list', []],
  ])('with %s is unreachable: a read that may be asked again', async (_what, body) => {
    const scene = recordedOpenApply()
    scene.answers[place] = [200, body]
    await expect(ask(scene)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('quotes nobody and no secret', async () => {
    const scene = recordedOpenApply()
    scene.answers[place] = [422, { error: 'Laura Díaz, clientSecret, oa_invented_token' }]
    const fault: unknown = await ask(scene).catch((error: unknown) => error)
    const told = JSON.stringify([fault, String(fault), scene.kit.logged])
    expect(told).not.toMatch(/Laura|clientSecret|oa_invented_token/)
  })
})
