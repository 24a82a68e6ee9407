import { describe, expect, it } from 'vitest'
import { tokenFrom } from '../src/from-token.ts'
import { aRead, recordedOpenApply } from './support/recorded-openapply.ts'
import type { RecordedOpenApply } from './support/recorded-openapply.ts'

const ask = ({ openApply }: RecordedOpenApply) => openApply.findGuardian('9001', aRead())
const signIns = ({ seen }: RecordedOpenApply) => seen.filter(({ target }) => target === '/oauth/token').length
const day = 24 * 60 * 60 * 1000

describe('the token', () => {
  it('is shared by many calls at once and by later ones', async () => {
    const scene = recordedOpenApply()
    await Promise.all(Array.from({ length: 6 }, () => ask(scene)))
    await ask(scene)
    expect(signIns(scene)).toBe(1)
  })

  it('is renewed when nine tenths of its life are over', async () => {
    const scene = recordedOpenApply()
    await ask(scene)
    scene.now = new Date(scene.now.getTime() + 27 * day)
    await ask(scene)
    expect(signIns(scene)).toBe(1)
    scene.now = new Date(scene.now.getTime() + day)
    await ask(scene)
    expect(signIns(scene)).toBe(2)
  })

  it('is fetched once more when it is refused, and the call made again', async () => {
    const scene = recordedOpenApply()
    const { answers, seen } = scene
    let refusals = 1
    const parent = answers['/api/v3/parents/9001'] ?? [500, '']
    answers['/api/v3/parents/9001'] = () =>
      refusals-- > 0 ? [401, { error: 'invalid_token' }] : typeof parent === 'function' ? parent() : parent
    expect(await ask(scene)).toMatchObject({ id: '9001' })
    expect(seen.map(({ target }) => target)).toEqual([
      '/oauth/token',
      '/api/v3/parents/9001',
      '/oauth/token',
      '/api/v3/parents/9001',
    ])
  })

  it('refused twice is given up', async () => {
    const scene = recordedOpenApply()
    scene.answers['/api/v3/parents/9001'] = [401, { error: 'invalid_token' }]
    await expect(ask(scene)).rejects.toMatchObject({ code: 'unauthorised' })
    expect(scene.seen).toHaveLength(4)
  })

  it('is forgotten at the stop', async () => {
    const scene = recordedOpenApply()
    await ask(scene)
    await scene.openApply.stop()
    await ask(scene)
    expect(signIns(scene)).toBe(2)
  })

  it.each([
    ['when it was made, a while ago', 1_767_225_600, '2026-01-01T00:05:00Z', '2026-01-01T00:15:00.000Z'],
    ['now, when it says nothing', undefined, '2026-01-01T00:05:00Z', '2026-01-01T00:20:00.000Z'],
    [
      'now, when it was made in the future',
      1_767_225_600,
      '2025-06-19T15:00:00Z',
      '2025-06-19T15:15:00.000Z',
    ],
    [
      'now, when it should be dead already',
      1_767_225_600,
      '2026-01-20T00:00:00Z',
      '2026-01-20T00:15:00.000Z',
    ],
  ])('lives from %s', (_since, created_at, now, renewed) => {
    const { expiresAt } = tokenFrom({ access_token: 'x', expires_in: 1000, created_at }, new Date(now))
    expect(expiresAt.toISOString()).toBe(renewed)
  })

  it.each([
    ['no token', { token_type: 'Bearer', expires_in: 10 }],
    ['no life', { access_token: 'x', expires_in: 0 }],
    ['what no header holds', { access_token: 'x\r\ny', expires_in: 10 }],
  ])('cannot be read from %s', (_what, answer) => {
    expect(() => tokenFrom(answer, new Date())).toThrow(expect.objectContaining({ code: 'unknown-outcome' }))
  })
})
