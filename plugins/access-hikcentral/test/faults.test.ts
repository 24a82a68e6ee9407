import { describe, expect, it } from 'vitest'
import type { FaultCode } from '@matricula/contract'
import { anAdapter, answers, appKey, personPath, read } from './support/an-appliance.ts'

/** What a start ends in: it reads, so that an open outcome comes out as unreachable. */
async function faultAfter(answer: unknown, more: Parameters<typeof answers>[2] = {}) {
  answers('/common/v1/version', answer, more)
  const { adapter, kit } = anAdapter()
  const fault: unknown = await adapter.start(read().signal).catch((error: unknown) => error)
  return { fault, kit }
}

const rows: readonly (readonly [string, FaultCode])[] = [
  ['1', 'unreachable'],
  ['2', 'invalid'],
  ['5', 'unreachable'],
  ['8', 'unsupported'],
  ['9', 'unauthorised'],
  ['13', 'unauthorised'],
  ['17', 'unauthorised'],
  ['64', 'rejected'],
  ['128', 'rejected'],
  ['0x02401000', 'unauthorised'],
  ['0x02401001', 'unauthorised'],
  ['0x02401642', 'unauthorised'],
  ['0x02401002', 'unauthorised'],
  ['0x02401003', 'unauthorised'],
  ['0x02401008', 'unauthorised'],
  ['0x02401010', 'unauthorised'],
  ['0x0240100b', 'throttled'],
  ['0x0240100B', 'throttled'],
  ['0x0240101b', 'unauthorised'],
  ['0x00052101', 'throttled'],
  ['0x00052103', 'unreachable'],
  ['0x00052104', 'unreachable'],
  ['0x00072001', 'invalid'],
  ['0x00072002', 'invalid'],
  ['0x00072003', 'invalid'],
  ['0x00072202', 'not-found'],
]

describe('a result code', () => {
  it.each(rows)('%s is %s', async (code, expected) => {
    const { fault } = await faultAfter({ code, msg: 'x', data: '' })
    expect(fault).toMatchObject({ name: 'PluginFault', code: expected })
  })

  it('that asks for time says how long', async () => {
    const answer = { code: '0x0240100b', msg: 'throttled' }
    expect((await faultAfter(answer)).fault).toMatchObject({ retryAfterMs: 5000 })
    const told = await faultAfter(answer, { headers: { 'retry-after': '7' } })
    expect(told.fault).toMatchObject({ retryAfterMs: 7000 })
  })

  it('that refuses is the reason', async () => {
    expect((await faultAfter({ code: '64', msg: 'x' })).fault).toMatchObject({ reason: 'code 64' })
  })

  it.each(['777', 'constructor', '__proto__'])(
    '%s, which nobody knows, leaves it open and warns',
    async (code) => {
      const { fault, kit } = await faultAfter({ code, msg: 'x' })
      expect(fault).toMatchObject({ code: 'unreachable' })
      const warned = kit.logged.filter(({ level }) => level === 'warn')
      expect(warned.map(({ fields }) => fields)).toEqual([{ result: code }])
    },
  )

  it('that is no word stays out of the log', async () => {
    const { kit } = await faultAfter({ code: 'Laura Díaz <3001234567>', msg: 'x' })
    expect(JSON.stringify(kit.logged)).not.toContain('Laura')
  })

  it.each(['0x02401001', '0x02401003', '777', '64'])(
    '%s says nothing of its message, which repeats our key',
    async (code) => {
      const { fault, kit } = await faultAfter({ code, msg: `verify failed, ak: ${appKey}`, data: appKey })
      expect(fault).toBeInstanceOf(Error)
      expect(`${String(fault)}${JSON.stringify(fault)}${JSON.stringify(kit.logged)}`).not.toContain(appKey)
    },
  )
})

describe('a status', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [404, 'invalid'],
    [429, 'throttled'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ] as const)('%i without an envelope is %s', async (status, code) => {
    expect((await faultAfter('<html></html>', { status })).fault).toMatchObject({ code })
  })

  it('counts less than the code that comes with it', async () => {
    const { fault } = await faultAfter({ code: '0x02401008', msg: 'x' }, { status: 404 })
    expect(fault).toMatchObject({ code: 'unauthorised' })
  })

  it.each(['', '[]', '"0"', '{"code":0}', '{"msg":"Success"}', '<?xml version="1.0"?>'])(
    '200 with the body %j is no success',
    async (body) => expect((await faultAfter(body)).fault).toMatchObject({ code: 'unreachable' }),
  )
})

describe('a check', () => {
  it('tells the version when all is well', async () => {
    answers('/common/v1/version', { code: '0', msg: 'x', data: { softVersion: '3.1.0' } })
    expect(await anAdapter().adapter.check(read().signal)).toEqual({ is: 'up', note: 'HikCentral 3.1.0' })
  })

  it.each([
    ['0x02401003', 'secret'],
    ['8', 'README'],
  ])('after code %s says what to do', async (code, word) => {
    answers('/common/v1/version', { code, msg: 'x' })
    expect(await anAdapter().adapter.check(read().signal)).toMatchObject({
      is: 'down',
      fix: expect.stringContaining(word),
    })
  })
})

describe('a look-up whose answer is lost', () => {
  it('is unreachable', async () => {
    answers(personPath, 'not JSON')
    await expect(anAdapter().adapter.findPerson('31001', read())).rejects.toMatchObject({
      code: 'unreachable',
    })
  })
})
