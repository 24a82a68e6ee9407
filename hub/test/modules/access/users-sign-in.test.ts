import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../../src/config/load-config.ts'
import type { Database } from '../../../src/db/database.ts'
import type { Transaction } from '../../../src/db/transaction.ts'
import { addFirstAdmin } from '../../../src/modules/access/first-admin.ts'
import { createPasswords } from '../../../src/modules/access/password.ts'
import { insider } from '../../../src/modules/access/password-turns.ts'
import { SignInGuard } from '../../../src/modules/access/guard/sign-in-guard.ts'
import { signInStaff } from '../../../src/modules/access/sign-in-staff.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { configFor, root, runHub } from '@matricula/hub/testing/test-hub'

/** The database, where something else happens before the next transaction begins. */
function withBefore(database: Database, act: () => PromiseLike<unknown>): Database {
  const transaction = async (story: (trx: Transaction) => Promise<unknown>) => {
    await act()
    return database.transaction(story)
  }
  return new Proxy(database, {
    get: (target, name): unknown => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
}

describe.each(databases)('A staff sign-in on $name', (database) => {
  it('leaves a row in the log of sign-ins; a name nobody has is not written down', async () => {
    const hub = await runHub({ database })
    const tries = [
      ['Finanzas', 'demo'],
      ['finanzas', 'wrong'],
      ['my-secret-password', 'finanzas'],
    ]
    for (const [username, password] of tries)
      await hub.visitor().post('/api/staff/session', { username, password })
    const row = (student: string, result: string) => ({
      student,
      action: 'login',
      app: 'staff',
      section: 'login',
      result,
      created_at: expect.stringMatching(/^2025-06-19T15:/),
      updated_at: expect.stringMatching(/^2025-06-19T15:/),
    })
    const rows = await hub.hub.app.database('sign_in_log').orderBy('id')
    expect(rows).toMatchObject([row('finanzas', 'ok'), row('finanzas', 'refused'), row('unknown', 'refused')])
  })

  it('takes a name as long as an account may have', async () => {
    const hub = await runHub({ database })
    const username = 'x'.repeat(60)
    await hub.hub.app.database('staff').where({ username: 'finanzas' }).update({ username })
    const answer = await hub.visitor().post('/api/staff/session', { username, password: 'demo' })
    expect(answer.status).toBe(200)
  })

  it('opens nothing when the account is disabled while its password is being checked', async () => {
    const hub = await runHub({ database })
    const { app, server } = hub.hub
    const guard = new SignInGuard(app, { kind: 'staff', name: 'test', triesPerAccount: 5 })
    const deps = { guard, sessions: server.app.sessions }
    const credentials = {
      username: 'finanzas',
      password: 'demo',
      origin: { network: '127.0.0.1', widerNetwork: null, device: null, nonce: null },
    }
    const disable = () =>
      app
        .database('staff')
        .where({ username: 'finanzas' })
        .update({ disabled_at: '2025-06-19T15:00:00.000Z' })
    const refused = await signInStaff(
      { ...app, database: withBefore(app.database, disable) },
      deps,
      credentials,
    )
    expect(refused).toMatchObject({ is: 'refused', code: 'BAD_CREDENTIALS' })
    expect(await app.database('session')).toEqual([])
  })
})

describe.each(databases)('The first administrator on $name', (kind) => {
  const password = 'una clave larga'
  const passwords = createPasswords(10)

  it('is made in an empty database alone, once, also by two hubs that start together', async () => {
    const { database, again } = await openTestDatabase(kind)
    const config = await configFor({}, { settings: { access: { firstAdminPassword: password } } })
    const other = await again()
    await Promise.all([
      addFirstAdmin({ config, database, clock: wallClock, passwords }),
      addFirstAdmin({ config, database: other, clock: wallClock, passwords }),
    ])
    const accounts = await database('staff')
    expect(accounts).toMatchObject([{ username: 'admin', roles: '["admin"]', disabled_at: null }])
    expect(await passwords.isRight(password, accounts[0].password_hash, insider('hub:start'))).toBe(true)
    expect(await database('audit')).toMatchObject([
      { actor: 'hub:start', act: 'staff.add', subject: 'admin' },
    ])
    const changed = await configFor({}, { settings: { access: { firstAdminPassword: 'otra clave larga' } } })
    await addFirstAdmin({ config: changed, database, clock: wallClock, passwords })
    expect(await database('staff')).toEqual(accounts)
  })

  it('is not made without a password', async () => {
    const { database } = await openTestDatabase(kind)
    await addFirstAdmin({ config: await configFor({}), database, clock: wallClock, passwords })
    expect(await database('staff')).toEqual([])
  })
})

describe('The first administrator', () => {
  it('comes into a production hub that has just been set up', async () => {
    const access = { firstAdminPassword: 'una clave larga' }
    const hub = await runHub({ settings: { profile: 'production', rehearsal: true, access } })
    const credentials = { username: 'admin', password: 'una clave larga' }
    expect((await hub.visitor().post('/api/staff/session', credentials)).status).toBe(200)
    expect(await hub.hub.app.database('staff').pluck('username')).toEqual(['admin'])
    expect(hub.lines.join()).not.toContain('una clave larga')
  })

  it('has no short password: the start lists it as a problem, without saying it', async () => {
    const loaded = await loadConfig(root, { MATRICULA_ADMIN_PASSWORD: 'hush' })
    expect('problems' in loaded && loaded.problems).toEqual([
      'settings: access.firstAdminPassword debe tener al menos 10 caracteres (MATRICULA_ADMIN_PASSWORD)',
    ])
  })
})
