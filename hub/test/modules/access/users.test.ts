import { describe, expect, it } from 'vitest'
import { changeStaff } from '../../../src/modules/access/change-staff.ts'
import { isRefused } from '../../../src/shared/refusal.ts'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface User {
  readonly username: string
  readonly roles: readonly string[]
  readonly disabled: boolean
}

const users = '/api/staff/users'
const ana = { username: 'ana.ruiz', name: 'Ana Ruiz', roles: ['finance'], password: 'una clave larga' }

const patch = (visitor: Visitor, username: string, change: object) =>
  visitor.send<User>('PATCH', `${users}/${username}`, JSON.stringify(change), {
    'content-type': 'application/json',
  })

const trailOf = ({ hub }: TestHub) => hub.app.database('audit').orderBy('id')

async function enter({ visitor }: Pick<TestHub, 'visitor'>, username: string, password: string) {
  const browser = visitor()
  const answer = await browser.post<{ csrfToken?: string }>('/api/staff/session', { username, password })
  browser.csrfToken = answer.body.csrfToken ?? ''
  return { status: answer.status, browser }
}

describe.each(databases)('Accounts of the office on $name', (database) => {
  const hub = useHub({ database })

  it('are made with a password that opens them, however the name is written', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const made = await admin.post<User>(users, ana)
    expect([made.status, made.body]).toEqual([
      200,
      {
        username: 'ana.ruiz',
        name: 'Ana Ruiz',
        roles: ['finance'],
        disabled: false,
        created_at: expect.any(String),
        source: 'local',
      },
    ])
    for (const name of ['ana.ruiz', 'Ana.Ruiz', ' ANA.RUIZ '])
      expect([name, (await enter(hub(), name, ana.password)).status]).toEqual([name, 200])
  })

  it('have each name once, also under a race', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const raced = { ...ana, username: 'bea.ruiz' }
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(users, raced)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && problemOf(refused)).toMatchObject({
      code: 'USERNAME_TAKEN',
      errors: { username: [expect.any(String)] },
    })
    expect(await trailOf(hub()).where({ act: 'staff.add', subject: 'bea.ruiz' })).toHaveLength(1)
  })

  it('come in pages with their total, sorted and filtered by the database', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    await admin.delete(`${users}/sistemas`)
    const names = async (query: string) => {
      const { body, headers } = await admin.get<User[]>(`${users}?${query}`)
      return [body.map(({ username }) => username).join(), headers.get('x-total-count')]
    }
    expect(await names('')).toEqual([
      'admin,admisiones,alimentos,finanzas,metricas,seguridad,sistemas,transporte',
      '8',
    ])
    expect(await names('page[number]=2&page[size]=3&sort=-username')).toEqual([
      'metricas,finanzas,alimentos',
      '8',
    ])
    expect(await names('page[number]=2&page[size]=4&sort=created_at&disabled=false')).toEqual([
      expect.stringMatching(/^\w+,\w+,\w+$/),
      '7',
    ])
    expect(await names('disabled=true')).toEqual(['sistemas', '1'])
    await admin.post(users, { ...ana, roles: ['finance', 'it'] })
    expect(await names('role=finance')).toEqual(['ana.ruiz,finanzas', '2'])
    expect(await names('role=it&disabled=false')).toEqual(['ana.ruiz', '1'])
    expect(await names('search=RUIZ')).toEqual(['ana.ruiz', '1'])
    expect(await names('search=ad&sort=-username&page[size]=1')).toEqual(['seguridad', '3'])
    expect(await names('search=_')).toEqual(['', '0'])
    expect((await admin.get(`${users}?role=owner`)).status).toBe(400)
  })

  it('lose their open sessions with new roles, a new password or when they are disabled', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const username = 'caro.ruiz'
    await admin.post(users, { ...ana, username })
    const changes = [{ roles: ['finance', 'it'] }, { password: 'otra clave larga' }, { disabled: true }]
    let { password } = ana
    for (const change of changes) {
      const { browser } = await enter(hub(), username, password)
      expect((await browser.get('/api/payments/bank-agreement')).status).toBe(200)
      expect((await patch(admin, username, change)).status).toBe(200)
      expect((await browser.get('/api/payments/bank-agreement')).status).toBe(401)
      password = 'password' in change ? change.password : password
    }
    expect((await enter(hub(), username, password)).status).toBe(401)
    const back = await patch(admin, username, { disabled: false })
    expect(back.body).toMatchObject({ disabled: false, roles: ['finance', 'it'] })
    expect((await enter(hub(), username, ana.password)).status).toBe(401)
    expect((await enter(hub(), username, 'otra clave larga')).status).toBe(200)
  })

  it('keep their sessions when what these stand for stays', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const finance = await signInStaff(hub(), 'finance')
    await patch(admin, 'finanzas', { name: 'Tesorería', roles: ['finance'], disabled: false })
    expect((await finance.get('/api/payments/bank-agreement')).status).toBe(200)
  })

  it('are signed out everywhere, and may come back', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const [one, two] = [await signInStaff(hub(), 'finance'), await signInStaff(hub(), 'finance')]
    const it = await signInStaff(hub(), 'it')
    expect((await admin.delete(`${users}/finanzas/sessions`)).status).toBe(204)
    for (const browser of [one, two])
      expect((await browser.get('/api/payments/bank-agreement')).status).toBe(401)
    expect((await it.get('/api/plugins')).status).toBe(200)
    await signInStaff(hub(), 'finance')
    expect((await admin.delete(`${users}/nobody/sessions`)).status).toBe(404)
  })

  it('leave what was done to them in the audit trail, without names and passwords', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const before = (await trailOf(hub())).length
    await admin.post(users, { ...ana, username: 'dora.ruiz' })
    await patch(admin, 'dora.ruiz', { name: 'Ana Peña', password: 'otra clave larga' })
    await admin.delete(`${users}/dora.ruiz`)
    await admin.delete(`${users}/dora.ruiz/sessions`)
    const told = (await trailOf(hub()))
      .slice(before)
      .map(({ actor, act, subject, before, after }) => [actor, act, subject, before, after])
    const [on, off] = ['{"roles":["finance"],"disabled":false}', '{"roles":["finance"],"disabled":true}']
    const changed = '{"roles":["finance"],"disabled":false,"name":"changed","password":"changed"}'
    expect(told).toEqual([
      ['staff:admin', 'staff.add', 'dora.ruiz', null, on],
      ['staff:admin', 'staff.change', 'dora.ruiz', on, changed],
      ['staff:admin', 'staff.change', 'dora.ruiz', on, off],
      ['staff:admin', 'staff.sign-out', 'dora.ruiz', null, null],
    ])
  })
})

describe.each(databases)('The last administrator on $name', (database) => {
  const hub = useHub({ database })

  it.each([
    ['is not disabled', (admin: Visitor) => patch(admin, 'admin', { disabled: true }), 'disabled'],
    ['is not deleted', (admin: Visitor) => admin.delete(`${users}/admin`), 'disabled'],
    ['keeps the role', (admin: Visitor) => patch(admin, 'admin', { roles: ['it'] }), 'roles'],
  ])('%s', async (_title, act, field) => {
    const admin = await signInStaff(hub(), 'admin')
    const before = await trailOf(hub())
    const refused = await act(admin)
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'LAST_ADMIN'])
    expect(problemOf(refused).errors).toEqual({ [field]: [expect.stringContaining('admin')] })
    expect((await admin.get(users)).status).toBe(200)
    expect(await trailOf(hub())).toEqual(before)
  })

  it('is still there after every admin was put down at the same moment', async () => {
    const hub = await runHub({ database })
    const { app, server } = hub.hub
    const admin = await signInStaff(hub, 'admin')
    const names = ['admin', 'ana', 'bea', 'caro', 'dora']
    for (const username of names.slice(1))
      await admin.post(users, { ...ana, username, roles: ['admin', 'it'] })
    const who = { actor: 'staff:test', trace: 'test' }
    const acts = names.map((username, index) => {
      const change = index % 2 === 0 ? { roles: ['it'] as const } : { disabled: true }
      return changeStaff(app, server.app.sessions, { username, ...change, ...who })
    })
    const codes = (await Promise.all(acts)).map((done) => (isRefused(done) ? done.code : 'done'))
    expect(codes.filter((code) => code !== 'done')).toEqual(['LAST_ADMIN'])
    const enabled = app.database('staff').whereNull('disabled_at')
    expect(await enabled.where('roles', 'like', '%"admin"%')).toHaveLength(1)
    expect(await app.database('audit').where({ act: 'staff.change' })).toHaveLength(4)
  })

  it('must have a password here: one of OpenID Connect does not count', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const row = { username: 'oidc.admin', name: 'O', password_hash: '', roles: '["admin"]' }
    await hub()
      .hub.app.database('staff')
      .insert({ ...row, created_at: new Date().toISOString() })
    const list = await admin.get<{ username: string; source: string }[]>(users)
    expect(list.body.find(({ username }) => username === 'oidc.admin')?.source).toBe('oidc')
    expect((await enter(hub(), 'oidc.admin', '')).status).toBe(400)
    expect((await enter(hub(), 'oidc.admin', 'x')).status).toBe(401)
    expect((await patch(admin, 'oidc.admin', { password: ana.password })).status).toBe(422)
    expect((await admin.delete(`${users}/admin`)).status).toBe(409)
    expect((await admin.delete(`${users}/oidc.admin`)).status).toBe(204)
  })
})

describe('An account is not made or changed', () => {
  const hub = useHub()

  it.each([
    ['with a short password', { password: 'demo' }],
    ['with an endless password', { password: 'x'.repeat(201) }],
    ['without a role', { roles: [] }],
    ['with a role that is none', { roles: ['owner'] }],
    ['with an empty name', { name: ' ' }],
    ['with a name of two lines', { name: 'Ana\nRuiz' }],
    ['with a link for a name', { name: 'www.evil.example' }],
    ['with more than is asked', { disabled_at: null }],
  ])('%s', async (_title, wrong) => {
    const admin = await signInStaff(hub(), 'admin')
    expect((await admin.post(users, { ...ana, ...wrong })).status).toBe(400)
    expect((await patch(admin, 'finanzas', wrong)).status).toBe(400)
    expect(await trailOf(hub())).toEqual([])
  })

  it.each(['Ana', '../ana', 'an', 'x'.repeat(61), 'ana ruiz', 'ñato'])(
    'under the user name %s',
    async (username) => {
      const admin = await signInStaff(hub(), 'admin')
      expect((await admin.post(users, { ...ana, username })).status).toBe(400)
    },
  )

  it('when there is none of the name, or nothing to change', async () => {
    const admin = await signInStaff(hub(), 'admin')
    const nobody = await patch(admin, 'nobody', { name: 'N' })
    expect([nobody.status, problemOf(nobody).code]).toEqual([404, 'NOT_FOUND'])
    expect((await admin.delete(`${users}/nobody`)).status).toBe(404)
    expect((await patch(admin, 'finanzas', {})).status).toBe(400)
  })
})
