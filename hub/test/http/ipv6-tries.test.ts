import { describe, expect, it } from 'vitest'
import { enumerationsAt } from '@matricula/hub/testing/enumerations'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

const from = (address: string) => ({ 'x-forwarded-for': address })
/** Each of another /64 of one /48. */
const hopping = (index: number) => from(`2001:db8:5:${index + 1}::1`)
const elsewhere = from('2001:db8:6:1::1')

const behindProxy = (access: object) => ({ access, server: { trustedProxies: 1 } })

const tryCode = ({ visitor }: TestHub, studentCode: string, headers: Readonly<Record<string, string>>) =>
  visitor().post('/api/enrollment/login', { studentCode }, headers)

/** Statuses of so many tries of codes, each from the next network. */
async function tries(
  hub: TestHub,
  times: number,
  { codeAt, networkAt = hopping }: { codeAt: (index: number) => string; networkAt?: typeof hopping },
) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1)
    statuses.push((await tryCode(hub, codeAt(index), networkAt(index))).status)
  return statuses
}

const unknown = (index: number) => `zz${100 + index}`
const taken = (times: number) => Array.from({ length: times }, () => 200)

describe('Tries from one /48 of IPv6, each from another /64', () => {
  it('fail eight times as often as those of one /64, and then say when to come back', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 3 }) })
    expect(await tries(hub, 25, { codeAt: unknown })).toEqual([...taken(24), 429])
    expect((await tryCode(hub, '10001', elsewhere)).status).toBe(200)
  })

  it('have room for the crowd of a carrier that gets in', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 1 }) })
    const codeAt = (index: number) => (index < 2 ? `1000${index + 1}` : unknown(index))
    expect(await tries(hub, 15, { codeAt })).toEqual([...taken(14), 429])
  })

  it('do not keep a family out on a device that it is remembered on', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 1 }) })
    const browser = hub.visitor()
    const signIn = () => browser.post('/api/enrollment/login', { studentCode: '10001' }, hopping(900))
    await signIn()
    await tries(hub, 12, { codeAt: unknown })
    expect((await tryCode(hub, '10001', hopping(901))).status).toBe(429)
    expect((await signIn()).status).toBe(200)
  })

  it('end at eight times the ceiling, whatever comes of them', async () => {
    const hub = await runHub({ settings: behindProxy({ ceilingPerAddress: 2 }) })
    expect(await tries(hub, 17, { codeAt: () => '10001' })).toEqual([...taken(16), 429])
  })

  it('are told as a network that looks for codes', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 3, secondProof: 'mailLink' }) })
    await tries(hub, 23, { codeAt: unknown })
    expect(await enumerationsAt(hub, 'student')).toBe(0)
    await tryCode(hub, 'zz999', hopping(23))
    expect(await enumerationsAt(hub, 'student')).toBe(1)
  })

  it('of passwords fail no more often', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 1 }) })
    const statuses: number[] = []
    for (let index = 0; index < 9; index += 1) {
      const wrong = { username: `nadie${index}`, password: 'wrong' }
      statuses.push((await hub.visitor().post('/api/staff/session', wrong, hopping(index))).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429])
  })

  it('of mails to guardians are eight times those of one /64', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 1 }) })
    const statuses: number[] = []
    for (let index = 0; index < 41; index += 1) {
      const ask = { email: `nadie${index}@example.com` }
      statuses.push((await hub.visitor().post('/api/guardians/reset', ask, hopping(index))).status)
    }
    expect(statuses).toEqual([...Array(40).fill(202), 429])
  })
})

describe('Tries from many addresses of IPv4', () => {
  it('have nothing wider in common', async () => {
    const hub = await runHub({ settings: behindProxy({ triesPerAddress: 1 }) })
    const networkAt = (index: number) => from(`203.0.113.${index}`)
    expect(await tries(hub, 12, { codeAt: unknown, networkAt })).toEqual(taken(12))
  })
})

describe('A sign-in that succeeds', () => {
  it('costs over IPv6 no statement more than over IPv4', async () => {
    const hub = await runHub({ settings: behindProxy({}) })
    await hub.hub.app.work.stop()
    const statements: string[] = []
    hub.hub.app.database.on('query', ({ sql }: { sql: string }) => {
      // The pretend provider looks now and then whether a callback of its is due.
      if (!sql.includes('plugin_memo')) statements.push(sql)
    })
    await tryCode(hub, '10001', from('203.0.113.1'))
    const overIpv4 = statements.splice(0)
    await tryCode(hub, '10001', hopping(0))
    expect(overIpv4.length).toBeGreaterThan(2)
    expect(statements).toEqual(overIpv4)
  })
})
