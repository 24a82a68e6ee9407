import { describe, expect, it } from 'vitest'
import { createPasswords } from '../../../src/modules/access/password.ts'
import { strangerAt } from '../../../src/modules/access/password-turns.ts'
import { TooBusy } from '../../../src/shared/too-busy.ts'
import { databases } from '@matricula/hub/testing/databases'
import { guardianAddress, guardianPassword, signInGuardian } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { configFor, runHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

/** From one place. */
const somebody = strangerAt({ network: '127.0.0.1', widerNetwork: null })

const credentials = { username: 'admin', password: 'demo' }

/** As the hub wrote them at first: `demo`, and the guardian's of the tests. */
const firstHashes = {
  demo: 'scrypt:C33qLoujEXiEtj0DO2eT-Q:R2Y2PUNQlhmEhvUIbPllZpKSTPy8f0AMBrHfvvKMCKs',
  guardian: 'scrypt:NJSPy9WtpwDvJyMzypJ7Ig:R1hSO66N7OL9E8JO70UZMPNeYDNh4e84oite3ApQuCM',
}

/** As the shipped settings say, and with less work where a test needs many. */
const today = createPasswords(17)
const light = createPasswords(10)

describe('A password', () => {
  it('is stored as a salted hash that only it opens, with the parameters it was made with', async () => {
    const [one, other] = [await today.hash('contraseña', somebody), await today.hash('contraseña', somebody)]
    expect(one).not.toBe(other)
    expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toContain('contraseña')
    expect([
      await today.isRight('contraseña', one, somebody),
      await today.isRight('Contraseña', one, somebody),
    ]).toEqual([true, false])
    expect(await today.isRight('', one, somebody)).toBe(false)
    expect(await today.renew('contraseña', one, somebody)).toBeNull()
  })

  it.each(['', 'demo', '\0'])('of nobody, or of an account without any, is never %j', async (password) => {
    expect(await today.isRight(password, null, somebody)).toBe(false)
    expect(await today.isRight(password, '', somebody)).toBe(false)
  })

  it('that was hashed before hashes said how opens all the same, and is hashed anew', async () => {
    expect([
      await today.isRight('demo', firstHashes.demo, somebody),
      await today.isRight('Demo', firstHashes.demo, somebody),
    ]).toEqual([true, false])
    const renewed = await today.renew('demo', firstHashes.demo, somebody)
    expect(renewed).toMatch(/^\$scrypt\$ln=17,/)
    expect(await today.isRight('demo', renewed, somebody)).toBe(true)
  })

  it('is hashed with no less work in production', async () => {
    const production = (passwordCost: number) =>
      configFor({}, { settings: { profile: 'production', access: { passwordCost } } })
    await expect(production(16)).rejects.toThrow('"access.passwordCost" must be greater than or equal to 17')
    expect((await production(17)).settings.access.passwordCost).toBe(17)
  })

  it('is one of two of a network that are checked at a time, and of thirty that wait: more are sent away', async () => {
    const checks = Array.from({ length: 37 }, () => light.isRight('una clave', null, somebody))
    const refused = (await Promise.allSettled(checks)).filter((end) => end.status === 'rejected')
    expect(refused).toHaveLength(5)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusy)
    expect(await light.isRight('una clave', null, somebody)).toBe(false)
  })
})

describe.each(databases)('An account on $name whose hash is an old one', (database) => {
  it('of staff gets one of today when it signs in', async () => {
    const hub = await runHub({ database })
    const kept = hub.hub.app.database('staff').where({ username: 'admin' })
    await kept.clone().update({ password_hash: firstHashes.demo })
    await signInStaff(hub, 'admin')
    expect(await kept.clone().pluck('password_hash')).toEqual([
      expect.stringMatching(/^\$scrypt\$ln=10,r=8,p=1\$/),
    ])
    await signInStaff(hub, 'admin')
  })

  it('of a guardian gets one of today when it signs in', async () => {
    const hub = await runHub({ database })
    await signInGuardian(hub)
    const kept = hub.hub.app.database('guardian').where({ email: guardianAddress })
    await kept.clone().update({ password_hash: firstHashes.guardian })
    const input = { email: guardianAddress, password: guardianPassword }
    for (const turn of ['first', 'second'])
      expect([turn, (await hub.visitor().post('/api/guardians/session', input)).status]).toEqual([turn, 200])
    expect(await kept.clone().pluck('password_hash')).toEqual([expect.stringMatching(/^\$scrypt\$ln=10,/)])
  })

  it('keeps it where the password is wrong', async () => {
    const hub = await runHub({ database })
    const kept = hub.hub.app.database('staff').where({ username: 'admin' })
    await kept.clone().update({ password_hash: firstHashes.demo })
    const wrong = { username: 'admin', password: 'Demo' }
    expect((await hub.visitor().post('/api/staff/session', wrong)).status).toBe(401)
    expect(await kept.clone().pluck('password_hash')).toEqual([firstHashes.demo])
  })
})

describe('A flood of passwords', () => {
  it('is told when to come back', async () => {
    const hub = await runHub()
    const flood = Array.from({ length: 32 }, () => light.isRight('una clave', null, somebody))
    const answer = await hub.visitor().post<ProblemBody>('/api/staff/session', credentials)
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'OVERLOADED',
      '5',
    ])
    await Promise.all(flood)
    expect((await hub.visitor().post('/api/staff/session', credentials)).status).toBe(200)
  })
})
