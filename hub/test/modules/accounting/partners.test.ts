import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { ensurePartner } from '../../../src/modules/accounting/ensure-partner.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface PartnersOfEmail {
  readonly businessPartners: readonly { readonly CardCode: string }[]
  readonly students: readonly { readonly custom_id: string }[]
  readonly dropped: number
}

const client = '/api/administrative/sap/client'
const partnersAt = (email: string) => `/api/administrative/sap/${encodeURIComponent(email)}`

/** A guardian with a session; its address is verified unless `verified_at` says otherwise. */
async function guardianOf({ hub, visitor }: TestHub, row: { email: string; verified_at?: null }) {
  const { database, clock, ids } = hub.app
  const id = ids.id()
  const now = clock.wall().toISOString()
  await database('guardian').insert({ id, name: 'Ana', created_at: now, verified_at: now, ...row })
  const who = { kind: 'guardian', subject: id, name: 'Ana', roles: [], minutes: 5 } as const
  const { secret, caller } = await hub.server.app.sessions.open(who)
  const browser: Visitor = visitor()
  browser.cookie = `matricula=${secret}`
  browser.csrfToken = caller.csrfToken
  return browser
}

/** A student whom accounting does not know. */
async function withStranger({ hub }: TestHub): Promise<void> {
  const row = await hub.app.database('student').where({ code: '10001' }).first()
  const student = { ...JSON.parse(row.record), id: 'stu-ZZ001', code: 'ZZ001' }
  await hub.app
    .database('student')
    .insert({ ...row, code: 'ZZ001', sis_id: 'stu-ZZ001', record: JSON.stringify(student) })
}

const theHub = useHub()

describe('The projects of accounting', () => {
  it('are one for each school year, the open one active', async () => {
    const hub = await runHub()
    const staff = await signInStaff(hub, 'transport')
    const { body } = await staff.get<object[]>('/api/administrative/sap/project')
    expect(body.at(-1)).toEqual({ Code: '2025-2026', Name: 'Año escolar 2025-2026', Active: true })
    expect(body[0]).toEqual({ Code: '2020-2021', Name: 'Año escolar 2020-2021', Active: false })
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const down = await staff.get<ProblemBody>('/api/administrative/sap/project')
    expect([down.status, down.body.code]).toEqual([503, 'FEATURE_DOWN'])
  })
})

describe.each(databases)('The client of a student on $name', (database) => {
  it('is found by school code or partner code, and nothing is created', async () => {
    const hub = await runHub({ database })
    const staff = await signInStaff(hub, 'finance')
    for (const code of ['10001', 'C10001', 'c10001']) {
      expect((await staff.post(client, { code })).body).toEqual({
        CardCode: 'C10001',
        CardName: 'Estudiante 10001',
        EmailAddress: 'familia.10001@example.com',
      })
    }
    const acts = await hub.hub.app.database('audit').orderBy('id').select('act', 'subject')
    expect(acts).toEqual(Array.from({ length: 3 }, () => ({ act: 'record.read', subject: '10001' })))
  })

  it('is created once when accounting lacks it, however often it is asked for', async () => {
    const hub = await runHub({ database })
    await withStranger(hub)
    const staff = await signInStaff(hub, 'admissions')
    const answers = await Promise.all(
      ['ZZ001', 'CZZ001', 'zz001'].map((code) => staff.post(client, { code })),
    )
    const again = await staff.post(client, { code: 'ZZ001' })
    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ CardCode: 'CZZ001', EmailAddress: 'familia.zz001@example.com' })
    }
    const [entry] = await hub.hub.app.database('audit').where({ act: 'partner.create' })
    expect([entry?.actor, entry?.subject, entry?.after]).toEqual([
      'staff:admisiones',
      'ZZ001',
      JSON.stringify({ partner: 'CZZ001' }),
    ])
  })
})

describe('The client of a student', () => {
  it('is not created for a code that the roster lacks', async () => {
    const staff = await signInStaff(theHub(), 'finance')
    const answer = await staff.post<ProblemBody>(client, { code: 'ZZ999' })
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is not asked for with what can be no code', async () => {
    const staff = await signInStaff(theHub(), 'finance')
    const asks = [{ code: 'PROV0042' }, { code: "C1' or" }, { code: '1000' }, {}, { code: '10001', x: 1 }]
    for (const ask of asks) expect([ask, (await staff.post(client, ask)).status]).toEqual([ask, 400])
  })

  const input = { code: 'ZZ001', actor: 'staff:admin' }
  const read = () => ({ signal: AbortSignal.timeout(5000), trace: 'test' })

  it('is refused by an accounting that creates none', async () => {
    const hub = await runHub()
    await withStranger(hub)
    const { app } = hub.hub
    const { partners: _partners, ...accounting } = app.plugins.accounting
    const without = { ...app, plugins: { ...app.plugins, accounting } }
    expect(await ensurePartner(without, input, read())).toMatchObject({
      is: 'refused',
      code: 'PARTNER_UNSUPPORTED',
    })
  })

  it.each(['conflict', 'unknown-outcome'] as const)('is adopted after %s', async (code) => {
    const hub = await runHub()
    await withStranger(hub)
    const { app } = hub.hub
    const { accounting } = app.plugins
    const partners: typeof accounting.partners = {
      create: async (partnerCode, write) => {
        await accounting.partners?.create(partnerCode, write)
        throw new PluginFault(code, 'the answer was lost')
      },
    }
    const losing = { ...app, plugins: { ...app.plugins, accounting: { ...accounting, partners } } }
    expect(await ensurePartner(losing, input, read())).toMatchObject({ code: 'CZZ001' })
  })
})

describe.each(databases)('The partners of an address on $name', (database) => {
  it('are the students’ whose bills go there; other partners are dropped and counted', async () => {
    const hub = await runHub({ database })
    const staff = await signInStaff(hub, 'finance')
    const { body } = await staff.get<PartnersOfEmail>(partnersAt('Familia.10014@example.com'))
    expect(body.businessPartners).toEqual([
      { CardCode: 'C10014', CardName: 'Estudiante 10014', EmailAddress: 'familia.10014@example.com' },
      { CardCode: 'C10013', CardName: 'Estudiante 10013', EmailAddress: 'familia.10014@example.com' },
    ])
    expect(body.students.map(({ custom_id }) => custom_id)).toEqual(['10014', '10013'])
    expect(body.students[0]).toMatchObject({ uid: 'stu-10014', first_name: 'Emiliano', grade: 'Tercero' })
    expect(body.dropped).toBe(1)
    const [trace] = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect([trace?.actor, trace?.subject]).toEqual(['staff:finanzas', '*'])
  })

  it('are shown to the guardian who has verified it, and to no other', async () => {
    const hub = await runHub({ database })
    const guardian = await guardianOf(hub, { email: 'familia.10014@example.com' })
    const own = await guardian.get<PartnersOfEmail>(partnersAt('FAMILIA.10014@example.com'))
    expect(own.body.students.map(({ custom_id }) => custom_id)).toEqual(['10014', '10013'])
    const other = await guardian.get<ProblemBody>(partnersAt('familia.10001@example.com'))
    expect([other.status, other.body.code]).toEqual([404, 'NOT_FOUND'])
    const unverified = await guardianOf(hub, { email: 'familia.10001@example.com', verified_at: null })
    const refused = await unverified.get<ProblemBody>(partnersAt('familia.10001@example.com'))
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await hub.hub.app.database('audit').where({ act: 'record.read' })).toEqual([])
  })
})

describe('The partners of an address', () => {
  it('are none where nobody is billed', async () => {
    const staff = await signInStaff(theHub(), 'finance')
    const { body } = await staff.get(partnersAt('nobody@example.com'))
    expect(body).toEqual({ businessPartners: [], students: [], dropped: 0 })
  })

  it('are not asked for with what can be no address', async () => {
    const staff = await signInStaff(theHub(), 'finance')
    const emails = [
      'none',
      "o'hara@example.com",
      'a/b@example.com',
      'a..b@example.com',
      'ñ@example.com',
      'a@b\n.co',
    ]
    for (const email of emails)
      expect([email, (await staff.get(partnersAt(email))).status]).toEqual([email, 400])
  })
})
