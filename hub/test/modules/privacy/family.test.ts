import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family, payer, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { guardianPassword, signInGuardian } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface ExportBody {
  readonly exportedAt: string
  readonly students: readonly string[]
  readonly parts: Readonly<Record<string, unknown>>
}

interface ErasedBody {
  readonly erased: Readonly<Record<string, number>>
}

const draft = { version: 0, step: 1, period: 3, method: 2, quotas: 11, transport: { is: 'none' } }

const readFamily = (admin: Visitor, code: string) => admin.get<ExportBody>(`/api/privacy/families/${code}`)

const erase = (admin: Visitor, code: string, reason = 'Solicitud 2025-17'): Promise<Answer<ErasedBody>> =>
  admin.post<ErasedBody>(`/api/privacy/families/${code}/erase`, { reason })

/** Two siblings and a student of another family, each with a draft. */
async function threeDrafts(hub: TestHub): Promise<readonly Family[]> {
  const families: Family[] = []
  for (const code of ['10013', '10014', '10001']) {
    const family = await Family.signIn(hub, code)
    await family.visitor.put('/api/enrollment/draft', draft)
    families.push(family)
  }
  return families
}

function auditOf({ hub }: TestHub, act: string) {
  return hub.app.database('audit').where({ act }).orderBy('id')
}

describe.each(databases)('The records of a family on $name', (database) => {
  it('are one file of every part, of the student and its siblings and of nobody else', async () => {
    const hub = await runHub({ database })
    await threeDrafts(hub)
    const admin = await signInStaff(hub, 'admin')
    const { status, headers, body, text } = await readFamily(admin, '10014')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="familia-10014.json"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.students).toEqual(['10013', '10014'])
    expect(body.exportedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
    expect(body.parts['drafts']).toHaveLength(2)
    expect(body.parts['consents']).toHaveLength(2)
    expect(body.parts['sign-ins']).toHaveLength(2)
    // Numbers of requests look alike, so the code is sought as it is written.
    expect(text).not.toMatch(/"10001"|student:10001/)
  })

  it('hold who paid, and what the office did with them', async () => {
    const hub = await runHub({ database })
    await (await Family.signIn(hub, '10001')).enrol(wholeYear)
    const admissions = await signInStaff(hub, 'admissions')
    await admissions.get('/api/privacy/consents/10001')
    const { body } = await readFamily(await signInStaff(hub, 'admin'), '10001')
    expect(JSON.stringify(body.parts['orders'])).toContain(payer.email)
    expect(body.parts['audit']).toEqual([
      expect.objectContaining({ actor: 'student:10001', act: 'payment.begin' }),
      expect.objectContaining({ actor: 'staff:admisiones', act: 'record.read', subject: '10001' }),
    ])
  })

  it('are read by name of who read them', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    const { headers } = await readFamily(admin, '10014')
    const [entry] = await auditOf(hub, 'family.export')
    expect(entry).toMatchObject({
      actor: 'staff:admin',
      subject: '10014',
      trace: headers.get('x-request-id'),
    })
    expect(JSON.parse(entry.after)).toMatchObject({ students: ['10013', '10014'] })
  })

  it('are erased together, and those of others stay', async () => {
    const hub = await runHub({ database })
    const [sister, brother, other] = await threeDrafts(hub)
    const admin = await signInStaff(hub, 'admin')
    const { status, headers, body } = await erase(admin, '10014')
    expect([status, body.erased['drafts'], body.erased['sign-ins'], body.erased['consents']]).toEqual([
      200, 2, 2, 0,
    ])
    const app = hub.hub.app.database
    expect((await app('draft')).map((row) => row.student_code)).toEqual(['10001'])
    expect(await app('consent')).toHaveLength(3)
    const whoAmI = async (family: Family | undefined) =>
      (await family?.visitor.get<{ kind: string }>('/api/session'))?.body.kind
    expect([await whoAmI(sister), await whoAmI(brother), await whoAmI(other)]).toEqual([
      'anonymous',
      'anonymous',
      'student',
    ])
    const [entry] = await auditOf(hub, 'family.erase')
    expect(entry).toMatchObject({
      actor: 'staff:admin',
      subject: '10014',
      trace: headers.get('x-request-id'),
    })
    expect(JSON.parse(entry.after)).toEqual({
      reason: 'Solicitud 2025-17',
      students: ['10013', '10014'],
      erased: body.erased,
    })
  })

  it('hold what was done to several of them at once, after the roster has forgotten that they are one family', async () => {
    const hub = await runHub({ database })
    const admin = await signInStaff(hub, 'admin')
    await erase(admin, '10014')
    const { body } = await readFamily(admin, '10013')
    expect(body.students).toEqual(['10013'])
    expect(body.parts['audit']).toEqual([expect.objectContaining({ act: 'family.erase', subject: '10014' })])
    expect((await readFamily(admin, '10001')).body.parts['audit']).toEqual([])
  })

  it('can be erased again: there is nothing left to erase', async () => {
    const hub = await runHub({ database })
    await threeDrafts(hub)
    const admin = await signInStaff(hub, 'admin')
    await erase(admin, '10014')
    const { status, body } = await erase(admin, '10014')
    expect(status).toBe(200)
    expect(Object.entries(body.erased).filter(([, count]) => count > 0)).toEqual([])
  })

  it('stay while a payment of any of them is open, and go when it has ended', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10013')
    const started = await family.pay(await family.quote(rightAndCosts))
    const admin = await signInStaff(hub, 'admin')
    const blocked: Answer<unknown> = await erase(admin, '10014')
    expect([blocked.status, (blocked.body as ProblemBody).code]).toEqual([409, 'ERASE_BLOCKED'])
    expect(await hub.hub.app.database('sign_in_log').where({ student: '10013' })).toHaveLength(1)
    expect((await family.check()).status).toBe('PENDIENTE')
    expect(await auditOf(hub, 'family.erase')).toEqual([])
    await family.chooseAtProvider(started.body, 'approve')
    await until(
      () => family.check(),
      ({ data }) => data?.receiptToken != null,
    )
    expect((await erase(admin, '10014')).status).toBe(200)
    const kept = await hub.hub.app.database('payment_attempt')
    expect(JSON.stringify(kept)).not.toContain(payer.email)
    expect(await hub.hub.app.database('payment')).toHaveLength(1)
  })

  it('are erased whole or not at all', async () => {
    const hub = await runHub({ database })
    await threeDrafts(hub)
    hub.hub.server.app.addPersonalDataSource({
      name: 'a part that breaks',
      export: () => Promise.resolve([]),
      erase: () => Promise.reject(new Error('it broke')),
      retain: null,
    })
    const admin = await signInStaff(hub, 'admin')
    expect((await erase(admin, '10014')).status).toBe(500)
    expect(await hub.hub.app.database('draft')).toHaveLength(3)
    expect(await auditOf(hub, 'family.erase')).toEqual([])
  })
})

describe('A student whom the roster does not know', () => {
  it('is a family alone, whose records may still be here', async () => {
    const admin = await signInStaff(await runHub(), 'admin')
    expect((await readFamily(admin, 'zzzzz')).body.students).toEqual(['ZZZZZ'])
    expect((await erase(admin, 'ZZZZZ')).status).toBe(200)
  })
})

describe('The erasure of a family', () => {
  const theHub = useHub()

  it.each(['', 'no', 'x'.repeat(201), 'a\u0000reason', '   '])(
    'needs a reason, and not %j',
    async (reason) => {
      const admin = await signInStaff(theHub(), 'admin')
      const { status, body } = await erase(admin, '10014', reason)
      expect([status, Object.keys((body as unknown as ProblemBody).errors ?? {})]).toEqual([400, ['reason']])
    },
  )

  it('hold the account of the guardian who is billed, and erasing takes the person out of it', async () => {
    const hub = theHub()
    const guardian = await signInGuardian(hub, 'familia.10003@example.com')
    const other = await signInGuardian(hub, 'familia.10001@example.com')
    const admin = await signInStaff(hub, 'admin')
    const { body } = await readFamily(admin, '10003')
    expect(body.parts['guardians']).toMatchObject([{ email: 'familia.10003@example.com' }])
    expect(JSON.stringify(body.parts['guardians'])).not.toMatch(/scrypt|10001/)

    expect((await erase(admin, '10003')).body.erased['guardians']).toBe(1)
    const rows = await hub.hub.app.database('guardian').select('email', 'name', 'password_hash')
    expect(rows.filter(({ name }) => name === '')).toMatchObject([{ password_hash: null }])
    expect(JSON.stringify(rows)).not.toContain('10003')
    expect(await hub.hub.app.database('session').where({ kind: 'guardian' })).toHaveLength(1)
    expect((await other.get('/api/invoices')).status).toBe(200)
    const again = await guardian.post<ProblemBody>('/api/guardians/session', {
      email: 'familia.10003@example.com',
      password: guardianPassword,
    })
    expect([again.status, again.body.code]).toEqual([401, 'BAD_CREDENTIALS'])
  })
})
