import { describe, expect, it } from 'vitest'
import { createCredentialCache } from '../../src/http/credential-cache.ts'
import { createKeys, keyFrom } from '../../src/http/keys.ts'
import { createSessions } from '../../src/http/sessions.ts'
import { randomIds, sha256 } from '../../src/shared/ids.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

interface Issued {
  readonly id: string
  readonly key: string
}

async function issue(hub: TestHub, ...roles: readonly string[]): Promise<Issued> {
  const admin = await signInStaff(hub, 'admin')
  return (await admin.post<Issued>('/api/keys', { name: 'Reports', roles })).body
}

const bearer = ({ key }: Pick<Issued, 'key'>) => ({ authorization: `Bearer ${key}` })

describe('An API key', () => {
  it('opens what its roles open, without a cookie and without a CSRF token', async () => {
    const hub = await runHub()
    const key = await issue(hub, 'it')
    const machine = hub.visitor()
    expect((await machine.get('/api/plugins', bearer(key))).status).toBe(200)
    const set = await machine.post('/api/season-clock', { now: '2025-06-20T10:00:00-05:00' }, bearer(key))
    expect(set.status).toBe(200)
    const audit = await hub.hub.app.database('audit').where({ act: 'season-clock.set' }).first()
    expect(audit).toMatchObject({ actor: `key:${key.id}` })
    const refused = await machine.get<ProblemBody>('/api/keys', bearer(await issue(hub, 'finance')))
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
  })

  it('says who it is, and has nothing to sign out of', async () => {
    const hub = await runHub()
    const key = await issue(hub, 'finance', 'it')
    const machine = hub.visitor()
    const whoAmI = await machine.get('/api/session', bearer(key))
    expect(whoAmI.body).toEqual({ kind: 'key', name: 'Reports', roles: ['finance', 'it'], csrfToken: '' })
    const out = await machine.send('DELETE', '/api/session', undefined, bearer(key))
    expect(out.status).toBe(204)
    expect((await machine.get('/api/plugins', bearer(key))).status).toBe(200)
  })

  it.each([
    ['that nobody was given', `Bearer ${keyFrom('x'.repeat(43))}`],
    ['cut short', 'Bearer mh_abc'],
    ['without its scheme', keyFrom('x'.repeat(43))],
    ['of another scheme', 'Basic YWRtaW46ZGVtbw=='],
    ['that is empty', 'Bearer '],
    ['that is twice there', `Bearer ${keyFrom('x'.repeat(43))}, Bearer a`],
    ['that is nonsense', '\t"%00;=,'],
    ['that is enormous', `Bearer mh_${'x'.repeat(9000)}`],
  ])('%s is nobody’s, even beside a good cookie', async (_title, authorization) => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    const answer = await admin.get<ProblemBody>('/api/staff/users', { authorization })
    expect([answer.status, answer.body.code]).toEqual([401, 'NO_SESSION'])
    const whoAmI = await admin.get<{ kind: string }>('/api/session', { authorization })
    expect(whoAmI.body.kind).toBe('anonymous')
    expect((await admin.get('/api/staff/users')).status).toBe(200)
  })

  it('is worthless from the moment it is revoked', async () => {
    const hub = await runHub()
    const key = await issue(hub, 'it')
    const admin = await signInStaff(hub, 'admin')
    expect((await hub.visitor().get('/api/plugins', bearer(key))).status).toBe(200)
    expect((await admin.delete(`/api/keys/${key.id}`)).status).toBe(204)
    for (const visitor of [hub.visitor(), admin])
      expect((await visitor.get('/api/plugins', bearer(key))).status).toBe(401)
  })

  it('reaches any student, and leaves a trace', async () => {
    const hub = await runHub()
    const key = await issue(hub, 'admissions')
    await Family.signIn(hub, '10001')
    const answer = await hub.visitor().get('/api/privacy/consents/10001', bearer(key))
    expect(answer.status).toBe(200)
    const read = await hub.hub.app.database('audit').where({ act: 'record.read' }).first()
    expect(read).toMatchObject({ actor: `key:${key.id}`, subject: '10001' })
  })
})

/** A wall clock that stands until it is moved. */
function aClock() {
  let at = Date.parse('2025-06-19T15:00:00.000Z')
  const now = () => new Date(at)
  return { now, wall: now, move: (seconds: number) => void (at += seconds * 1000) }
}

const keyRow = (key: string) => ({
  id: randomIds.id(),
  hash: sha256(key),
  prefix: key.slice(0, 8),
  name: 'Reports',
  roles: '["it","owner"]',
  created_by: 'staff:admin',
  created_at: '2025-06-19T15:00:00.000Z',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
})

describe.each(databases)('Two hubs on $name', (kind) => {
  it('both refuse a revoked key within seconds, however often it is used', async () => {
    const { database, again } = await openTestDatabase(kind)
    const clock = aClock()
    const other = createKeys({ database: await again(), clock })
    const key = keyFrom(randomIds.secret())
    await database('api_key').insert(keyRow(key))
    expect(await other.find(key)).toMatchObject({ kind: 'key', roles: ['it'], csrfToken: '' })
    await database('api_key').update({ revoked_at: clock.wall().toISOString() })
    clock.move(3)
    await other.find(key)
    clock.move(3)
    expect(await other.find(key)).toBeNull()
  })

  it('both refuse a key from the moment it expires, however often it is used', async () => {
    const { database } = await openTestDatabase(kind)
    const clock = aClock()
    const keys = createKeys({ database, clock })
    const key = keyFrom(randomIds.secret())
    await database('api_key').insert({ ...keyRow(key), expires_at: '2025-06-19T15:00:10.000Z' })
    const seen: boolean[] = []
    for (const seconds of [0, 7, 2, 1, 60]) {
      clock.move(seconds)
      seen.push((await keys.find(key)) !== null)
    }
    expect(seen).toEqual([true, true, true, false, false])
  })

  it('believe a key that reads numbers alone while the database is away, and no other, until it expires', async () => {
    const { database } = await openTestDatabase(kind)
    const clock = aClock()
    const keys = createKeys({ database, clock })
    const [collector, office] = [keyFrom(randomIds.secret()), keyFrom(randomIds.secret())]
    const expires = { expires_at: '2025-06-20T15:00:00.000Z' }
    await database('api_key').insert({ ...keyRow(collector), ...expires, roles: '["metrics"]' })
    await database('api_key').insert({ ...keyRow(office), ...expires, roles: '["metrics","it"]' })
    for (const key of [collector, office]) expect(await keys.find(key)).not.toBeNull()
    await database.destroy()
    clock.move(3600)
    expect(await keys.find(collector)).toMatchObject({ roles: ['metrics'] })
    await expect(keys.find(office)).rejects.toThrow('Unable to acquire a connection')
    await expect(keys.find(keyFrom(randomIds.secret()))).rejects.toThrow('Unable to acquire a connection')
    clock.move(24 * 3600)
    expect(await keys.find(collector)).toBeNull()
    database.initialize()
  })

  it('both refuse a closed session within seconds, however often it is used', async () => {
    const { database, again } = await openTestDatabase(kind)
    const clock = aClock()
    const here = createSessions({ database, clock, ids: randomIds })
    const there = createSessions({ database: await again(), clock, ids: randomIds })
    const who = { kind: 'staff', subject: 'finanzas', name: 'Finanzas', roles: [], minutes: 60 } as const
    const { secret } = await here.open(who)
    expect(await there.find(secret)).toMatchObject({ subject: 'finanzas' })
    await here.closeAllOf('staff', 'finanzas')
    expect(await here.find(secret)).toBeNull()
    clock.move(3)
    await there.find(secret)
    clock.move(3)
    expect(await there.find(secret)).toBeNull()
  })

  it('write when a key was last used at most once a minute', async () => {
    const { database } = await openTestDatabase(kind)
    const clock = aClock()
    const keys = createKeys({ database, clock })
    const key = keyFrom(randomIds.secret())
    await database('api_key').insert(keyRow(key))
    const seen: unknown[] = []
    for (const seconds of [0, 30, 20, 12]) {
      clock.move(seconds)
      await keys.find(key)
      seen.push((await database('api_key').first()).last_used_at)
    }
    const first = '2025-06-19T15:00:00.000Z'
    expect(seen).toEqual([first, first, first, '2025-06-19T15:01:02.000Z'])
  })
})

describe('What is cached', () => {
  it('is not what was just being read when it was closed', async () => {
    const cache = createCredentialCache<{ name: string }>(aClock())
    let answer: (row: { name: string }) => void = () => {}
    const slow = cache.of('hash', () => new Promise((resolve) => (answer = resolve)))
    cache.forget(({ name }) => name === 'closed')
    answer({ name: 'closed' })
    await slow
    expect(await cache.of('hash', () => Promise.resolve(undefined))).toBeUndefined()
  })
})
