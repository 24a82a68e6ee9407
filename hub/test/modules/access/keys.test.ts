import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/shared/ids.ts'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

interface Key {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly key?: string
  readonly revoked_at: string | null
}

const input = { name: 'Reports', roles: ['finance', 'it'] }

describe.each(databases)('The keys of machines on $name', (database) => {
  it('are shown once, and kept as a hash', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    const issued = await admin.post<Key>('/api/keys', input)
    expect(issued.status).toBe(200)
    const { key = '', ...rest } = issued.body
    expect(key).toMatch(/^mh_[\w-]{43}$/)
    expect(rest).toEqual({
      id: expect.any(String),
      prefix: key.slice(0, 8),
      name: 'Reports',
      roles: ['finance', 'it'],
      created_by: 'staff:admin',
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: expect.any(String),
      revoked_at: null,
    })
    const list = await admin.get<Key[]>('/api/keys')
    expect(list.body).toEqual([rest])
    const { database: db } = hub.hub.app
    expect(await db('api_key').pluck('hash')).toEqual([sha256(key)])
    const everything = JSON.stringify([await db('api_key'), await db('audit')])
    expect([everything, list.text, hub.lines.join()].join()).not.toContain(key.slice(8))
  })

  it('expire after 90 days where nothing is said, later or never only where that is asked for', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    const daysOf = async (more: object) => {
      const { body } = await admin.post<{ created_at: string; expires_at: string | null }>('/api/keys', {
        ...input,
        ...more,
      })
      if (body.expires_at === null) return null
      return (Date.parse(body.expires_at) - Date.parse(body.created_at)) / (24 * 3600 * 1000)
    }
    expect(await daysOf({})).toBe(90)
    expect([await daysOf({ days: 1 }), await daysOf({ days: 730 }), await daysOf({ days: null })]).toEqual([
      1,
      730,
      null,
    ])
    for (const days of [0, 731, 1.5, 'never']) {
      const refused = await admin.post('/api/keys', { ...input, days })
      expect([days, refused.status]).toEqual([days, 400])
    }
  })

  it('come in pages, newest first, live and revoked apart', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    const keys: Key[] = []
    for (const name of ['Alfa', 'Beta', 'Gamma'])
      keys.push((await admin.post<Key>('/api/keys', { ...input, name })).body)
    await admin.delete(`/api/keys/${keys[1]?.id}`)
    const names = async (query: string) => {
      const { body, headers } = await admin.get<Key[]>(`/api/keys?${query}`)
      return [body.map(({ name }) => name).join(' '), headers.get('x-total-count')]
    }
    expect(await names('sort=name&page[number]=2&page[size]=2')).toEqual(['Gamma', '3'])
    expect(await names('sort=-name&revoked=false')).toEqual(['Gamma Alfa', '2'])
    expect(await names('revoked=true')).toEqual(['Beta', '1'])
    expect(await names('search=gamma')).toEqual(['Gamma', '1'])
    expect(await names(`search=${keys[0]?.prefix}&sort=name`)).toEqual(['Alfa', '1'])
  })

  it('are revoked for good; doing it again changes nothing', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    const { id } = (await admin.post<Key>('/api/keys', input)).body
    const answers = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/keys/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const acts = await hub.hub.app.database('audit').orderBy('id')
    expect(acts).toMatchObject([
      { act: 'key.issue', actor: 'staff:admin', subject: id },
      { act: 'key.revoke', actor: 'staff:admin', subject: id },
    ])
    const unknown = await admin.delete('/api/keys/00000000-0000-4000-8000-000000000000')
    expect([unknown.status, problemOf(unknown).code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('A key is not made', () => {
  const theHub = useHub()

  it.each([
    ['without roles', { name: 'Reports', roles: [] }],
    ['with a role that is none', { name: 'Reports', roles: ['owner'] }],
    ['with a role twice', { name: 'Reports', roles: ['it', 'it'] }],
    ['without a name', { name: ' ', roles: ['it'] }],
    ['with a long name', { name: 'x'.repeat(101), roles: ['it'] }],
    ['with a key of one’s own', { ...input, key: 'mh_mine' }],
  ])('%s', async (_title, body) => {
    const hub = theHub()
    const answer = await (await signInStaff(hub, 'admin')).post('/api/keys', body)
    expect(answer.status).toBe(400)
    expect(await hub.hub.app.database('api_key')).toEqual([])
  })

  it('by another key, nor anything else of keys and accounts, even with the role admin', async () => {
    const hub = await runHub()
    const admin = await signInStaff(hub, 'admin')
    const { key, id } = (await admin.post<Key>('/api/keys', { name: 'All', roles: ['admin'] })).body
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const calls: readonly (readonly [string, string, object?])[] = [
      ['GET', '/api/keys'],
      ['POST', '/api/keys', input],
      ['DELETE', `/api/keys/${id}`],
      ['GET', '/api/staff/users'],
      [
        'POST',
        '/api/staff/users',
        { username: 'robot', name: 'R', roles: ['admin'], password: 'x'.repeat(12) },
      ],
      ['PATCH', '/api/staff/users/finanzas', { disabled: true }],
      ['DELETE', '/api/staff/users/finanzas'],
      ['DELETE', '/api/staff/users/finanzas/sessions'],
    ]
    for (const [method, path, body] of calls) {
      const answer = await hub.visitor().send(method, path, body && JSON.stringify(body), headers)
      expect([method, path, answer.status, problemOf(answer).code]).toEqual([method, path, 403, 'FORBIDDEN'])
    }
    expect((await hub.visitor().get('/api/plugins', headers)).status).toBe(200)
  })
})
