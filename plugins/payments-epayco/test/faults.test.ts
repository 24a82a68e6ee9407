import nock from 'nock'
import { describe, expect, it } from 'vitest'
import { aCheckout, anAdapter, api, keys, read, recorded, signsIn, write } from './support/epayco.ts'

const asked = { reference: 'MAT-2026-000123', providerRef: null }
const refused = recorded('refused')

const rows = [
  [400, {}, 'rejected'],
  [401, {}, 'unauthorised'],
  [403, {}, 'unauthorised'],
  [404, {}, 'invalid'],
  [409, {}, 'rejected'],
  [422, {}, 'rejected'],
  [429, {}, 'throttled'],
  [200, refused, 'rejected'],
  [200, { success: false }, 'rejected'],
  [302, {}, 'unknown-outcome'],
  [503, {}, 'unknown-outcome'],
  [200, '<html>', 'unknown-outcome'],
  [200, '', 'unknown-outcome'],
  [200, { success: true }, 'unknown-outcome'],
  [200, { success: true, data: { other: 1 } }, 'unknown-outcome'],
  [200, { success: 'yes', data: [] }, 'unknown-outcome'],
] as const

describe('a session that ePayco answers', () => {
  it.each(rows)('with %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(api).post('/login').twice().reply(200, recorded('login'))
    nock(api).post('/payment/session/create').twice().reply(status, body)
    await expect(adapter.startCheckout(aCheckout(), write('c1'))).rejects.toMatchObject({ code })
  })

  it('with a refusal names the step and the code, and nobody', async () => {
    const { adapter } = anAdapter()
    signsIn()
    nock(api).post('/payment/session/create').reply(200, recorded('refused'))
    const fault: unknown = await adapter
      .startCheckout(aCheckout(), write('c1'))
      .catch((thrown: unknown) => thrown)
    expect(fault).toMatchObject({ reason: 'validation data 500' })
    expect(JSON.stringify(fault) + String(fault)).not.toContain('laura')
  })

  it('with a step that is no step is a refused request', async () => {
    const { adapter } = anAdapter()
    signsIn()
    nock(api)
      .post('/payment/session/create')
      .reply(200, { success: false, lastAction: 'Ana <ana@example.com>' })
    await expect(adapter.startCheckout(aCheckout(), write('c1'))).rejects.toMatchObject({ reason: 'request' })
  })
})

describe('a search that ePayco answers', () => {
  it.each(rows)('with %i and %j is %s, or unreachable where that is unclear', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(api).post('/login').twice().reply(200, recorded('login'))
    nock(api).post('/transaction/detail').twice().reply(status, body)
    const expected = code === 'unknown-outcome' ? 'unreachable' : code
    await expect(adapter.find(asked, read)).rejects.toMatchObject({ code: expected })
  })
})

describe('signing in', () => {
  it.each([
    [401, {}, 'unauthorised'],
    [200, { status: false, message: 'Unauthorized' }, 'unauthorised'],
    [200, { success: false }, 'unauthorised'],
    [200, { token: '', message: 'x' }, 'unauthorised'],
    [200, {}, 'unreachable'],
    [200, '<html>', 'unreachable'],
    [429, {}, 'throttled'],
    [500, {}, 'unreachable'],
  ])('that ePayco answers with %i and %j is %s', async (status, body, code) => {
    const { adapter } = anAdapter()
    nock(api).post('/login').times(3).reply(status, body)
    await expect(adapter.start(read.signal)).rejects.toMatchObject({ code })
    expect(await adapter.check(read.signal)).toMatchObject({ is: 'down' })
    await expect(adapter.startCheckout(aCheckout(), write('c1'))).rejects.toMatchObject({ code })
  })

  it('is the check, anew each time', async () => {
    const { adapter } = anAdapter()
    nock(api).post('/login').twice().reply(200, recorded('login'))
    expect(await adapter.check(read.signal)).toEqual({ is: 'up' })
    expect(await adapter.check(read.signal)).toEqual({ is: 'up' })
    expect(nock.isDone()).toBe(true)
  })

  it('tells nobody the keys', async () => {
    const { adapter, kit } = anAdapter()
    nock(api).post('/login').reply(401, {})
    const health = await adapter.check(read.signal)
    expect(JSON.stringify([health, kit.logged])).not.toContain(keys.privateKey)
  })
})
