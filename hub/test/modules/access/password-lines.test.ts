import { describe, expect, it } from 'vitest'
import { type Asker, insider, strangerAt } from '../../../src/modules/access/password-turns.ts'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const from = (address: string) => ({ 'x-forwarded-for': address })
/** Each hash takes long enough for a line to form. */
const settings = { server: { trustedProxies: 1 }, access: { passwordCost: 14 } }

const staffSignIn = ({ passwords }: TestHub, browser: Visitor, network: string) => {
  const credentials = { username: 'admin', password: passwords.get('admin') ?? '' }
  return browser.post('/api/staff/session', credentials, from(network))
}

/** Wrong passwords of guardians side by side, so many from each of so many networks. */
function flood(hub: TestHub, { networks, each }: { networks: number; each: number }) {
  return Array.from({ length: networks * each }, async (_, index) => {
    const wrong = { email: `nadie${index}@example.com`, password: 'una clave que no es' }
    const network = `198.51.100.${index % networks}`
    return (await hub.visitor().post('/api/guardians/session', wrong, from(network))).status
  })
}

/** So many hashes that strangers wait for, from so many networks. */
function strangersIn({ hub }: TestHub, { networks, each }: { networks: number; each: number }) {
  return Array.from({ length: networks * each }, (_, index) => {
    const stranger = strangerAt({ network: `198.51.100.${index % networks}`, widerNetwork: null })
    return hub.app.passwords.isRight('una clave que no es', null, stranger)
  })
}

describe('While strangers fill their line with wrong passwords', () => {
  it('staff get in on a device that is remembered', async () => {
    const hub = await runHub({ settings })
    const office = hub.visitor()
    await staffSignIn(hub, office, '203.0.113.1')
    const line = Promise.allSettled(strangersIn(hub, { networks: 20, each: 2 }))
    expect((await staffSignIn(hub, office, '203.0.113.1')).status).toBe(200)
    expect((await line).filter(({ status }) => status === 'rejected')).toHaveLength(8)
  })
})

describe('While guardians on their own devices fill theirs', () => {
  it('staff who have signed in are served', async () => {
    const { hub } = await runHub({ settings })
    const check = (asker: Asker) => hub.app.passwords.isRight('una clave que no es', null, asker)
    const guardians = Array.from({ length: 40 }, (_, index) =>
      check({ line: 'guardians', name: `ana${index}@example.com` }),
    )
    expect(await check(insider('staff:admin'))).toBe(false)
    expect(new Set(await Promise.all(guardians))).toEqual(new Set([false]))
  })
})

describe('While strangers from eight networks try passwords of guardians', () => {
  it('nobody is sent away, neither they nor staff on a new device', async () => {
    const hub = await runHub({ settings })
    const strangers = flood(hub, { networks: 8, each: 10 })
    await Promise.race(strangers)
    expect((await staffSignIn(hub, hub.visitor(), '203.0.113.1')).status).toBe(200)
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]))
  })
})
