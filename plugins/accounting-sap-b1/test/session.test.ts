import { expect, it } from 'vitest'
import { cookiesFrom } from '../src/session.ts'
import { cookie, empty, nockedSap, v1Error, v2Error } from './support/nocked-sap.ts'

it('signs in with company, user and password, and nothing else unless a language is set', async () => {
  const plain = await nockedSap()
  plain.sap.get('/Projects').query(true).reply(200, empty)
  await plain.adapter.projects(plain.read)
  expect(plain.logins).toEqual([
    { CompanyDB: 'COLEGIO_TEST', UserName: 'hub', Password: 'secreto-de-prueba' },
  ])
})

it('signs in in the language that is set', async () => {
  const { adapter, sap, logins, read } = await nockedSap({ more: { language: 25 } })
  sap.get('/Projects').query(true).reply(200, empty)
  await adapter.projects(read)
  expect(logins).toEqual([expect.objectContaining({ Language: 25 })])
})

it('sends both cookies back, without their attributes', async () => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/Projects').query(true).matchHeader('cookie', cookie).reply(200, empty)
  expect(await adapter.projects(read)).toEqual([])
})

it.each([
  ['B1SESSION=abc;HttpOnly;\nROUTEID=.node1; path=/b1s', 'B1SESSION=abc; ROUTEID=.node1'],
  ['B1SESSION=abc;HttpOnly;Secure;SameSite=None', 'B1SESSION=abc'],
  ['ROUTEID=.node2; path=/b1s\nB1SESSION=abc;', 'ROUTEID=.node2; B1SESSION=abc'],
  ['ROUTEID=.node2; path=/b1s', null],
  ['', null],
])('reads the cookies of %j', (header, expected) => {
  expect(cookiesFrom({ headers: { 'set-cookie': header } })).toBe(expected)
})

it('signs in once for many calls at once', async () => {
  const { adapter, sap, logins, read } = await nockedSap()
  sap.get('/Projects').query(true).times(8).reply(200, empty)
  await Promise.all(Array.from({ length: 8 }, () => adapter.projects(read)))
  expect(logins).toHaveLength(1)
})

it.each([
  ['v1', v1Error(301)],
  ['v2', v2Error(301)],
] as const)('signs in once more when %s lost the session, and repeats the call', async (root, lost) => {
  const { adapter, sap, logins, read } = await nockedSap({ root })
  sap.get('/Projects').query(true).reply(401, lost)
  sap
    .get('/Projects')
    .query(true)
    .reply(200, { value: [{ Code: '2026', Name: null, Active: 'tYES' }] })
  expect(await adapter.projects(read)).toEqual([{ code: '2026', name: '2026', active: true }])
  expect(logins).toHaveLength(2)
})

it('gives up when the new session is refused too', async () => {
  const { adapter, sap, logins, read } = await nockedSap()
  sap.get('/Projects').query(true).twice().reply(401, v2Error(301))
  await expect(adapter.projects(read)).rejects.toMatchObject({ code: 'unauthorised' })
  expect(logins).toHaveLength(2)
})

it('repeats a write that was refused for its session', async () => {
  const { adapter, sap, logins, write } = await nockedSap()
  sap.get('/BusinessPartners').query(true).reply(200, empty)
  sap.post('/BusinessPartners').reply(401, v2Error(301))
  sap.post('/BusinessPartners').reply(201, { CardCode: 'C00042', CardName: 'Estudiante 00042' })
  expect(await adapter.partners?.create('C00042', write)).toMatchObject({ code: 'C00042' })
  expect(logins).toHaveLength(2)
})

it('renews the session a minute before it could run out', async () => {
  let now = new Date('2026-01-15T15:00:00Z')
  const { adapter, sap, logins, read } = await nockedSap({ now: () => now })
  sap.get('/Projects').query(true).times(3).reply(200, empty)
  await adapter.projects(read)
  now = new Date('2026-01-15T15:28:59Z')
  await adapter.projects(read)
  expect(logins).toHaveLength(1)
  now = new Date('2026-01-15T15:29:00Z')
  await adapter.projects(read)
  expect(logins).toHaveLength(2)
})

it('ends the session at SAP when it stops, once', async () => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/Projects').query(true).reply(200, empty)
  const logout = sap.post('/Logout').matchHeader('cookie', cookie).reply(204)
  await adapter.projects(read)
  await adapter.stop()
  await adapter.stop()
  expect(logout.isDone()).toBe(true)
})

it('stops in peace when SAP is away, and says that the session runs out by itself', async () => {
  const { adapter, kit, sap, read } = await nockedSap()
  sap.get('/Projects').query(true).reply(200, empty)
  sap.post('/Logout').replyWithError('gone')
  await adapter.projects(read)
  await adapter.stop()
  expect(kit.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('runs out by itself') }),
  )
})
