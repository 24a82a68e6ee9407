import { describe, expect, it } from 'vitest'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { anAgreement, type ApprovalBody, approvals, decide, manual } from './a-request.ts'

const payments = ({ hub }: TestHub) => hub.app.database('payment')
const acts = async ({ hub }: TestHub) =>
  (await hub.app.database('audit').whereLike('act', 'approval.%').orderBy('id')).map(({ act, actor }) => [
    act,
    actor,
  ])
describe.each(databases)('An act about much money on $name', (database) => {
  it('waits for a second person, who does it with what was asked, once', async () => {
    const { hub, finance, admin, confirm, started, family } = await anAgreement({ database })

    const asked = await confirm(finance)

    expect(asked.status).toBe(202)
    expect(asked.body).toMatchObject({
      act: 'agreement.manual-income',
      students: [{ code: '10014' }],
      amount: started.data?.amount,
      details: { status: 'INGRESO MANUAL', reason: 'Recibo 4711', token: started.token },
      state: 'requested',
      own: true,
      requested_by: 'staff:finanzas',
    })
    expect([(await family.check()).status, await payments(hub)]).toEqual(['PENDIENTE CONVENIO', []])

    const own = await decide(finance, asked.body.id, 'approve')
    expect([own.status, problemOf(own).code, await payments(hub)]).toEqual([409, 'APPROVAL_OWN', []])

    const [waiting] = await approvals(admin, 'open')
    expect(waiting).toMatchObject({ id: asked.body.id, own: false })
    const answers = await Promise.all([1, 2, 3].map(() => decide(admin, asked.body.id, 'approve')))
    const again = await decide(admin, asked.body.id, 'approve')

    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(again.body).toMatchObject({
      state: 'approved',
      decided_by: 'staff:admin',
      result: 'INGRESO MANUAL',
    })
    expect([await payments(hub), await approvals(admin, 'open')]).toMatchObject([[{}], []])
    const books = await until(() => readBooks(hub.hub.app, '10014'), isDelivered)
    expect(books).toMatchObject({
      order: 'paid',
      payments: [{ status: 'INGRESO MANUAL', amount: started.data?.amount }],
    })
    expect(await payments(hub).first()).toMatchObject({ reason: 'Recibo 4711', actor: 'staff:admin' })
    expect(await acts(hub)).toEqual([
      ['approval.request', 'staff:finanzas'],
      ['approval.approve', 'staff:admin'],
    ])
  })

  it.each([
    ['at the amount', 0, 202],
    ['a peso below it', 1, 200],
  ])('counts as much %s', async (_title, above, status) => {
    const probe = await anAgreement({ database }, 0)
    const { finance, confirm } = await anAgreement({ database }, (probe.started.data?.amount ?? 0) + above)

    expect((await confirm(finance)).status).toBe(status)
  })

  it('is done at once where the school has one person for it', async () => {
    const { hub, finance, confirm } = await anAgreement({ database }, 0)

    expect((await confirm(finance)).status).toBe(200)
    expect(await payments(hub)).toHaveLength(1)
    expect(await approvals(finance)).toEqual([])
    expect((await finance.get('/api/approvals/policy')).body).toEqual({ second_person_from: 0 })
  })

  it('asked for again is the same request, and another request about the same has to wait', async () => {
    const { finance, admin, confirm } = await anAgreement({ database })

    const asked = await Promise.all([confirm(finance), confirm(finance), confirm(admin)])
    const other = await confirm(finance, { ...manual, reason: 'Otro recibo' })

    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
    expect([other.status, problemOf(other).code]).toEqual([409, 'APPROVAL_PENDING'])
    expect(problemOf(other)['approval']).toBe(asked[0]?.body.id)
    expect(await approvals(finance)).toHaveLength(1)
  })

  it('that a machine asked for is not approved by who made its key, nor by a key', async () => {
    const { hub, finance, admin, confirm } = await anAgreement({ database })
    const machine = await comeWithKey(hub, 'finance')

    const { body } = await confirm(machine)

    expect(body.requested_by).toMatch(/^key:/)
    const byMaker = await decide(admin, body.id, 'approve')
    expect([byMaker.status, problemOf(byMaker).code]).toEqual([409, 'APPROVAL_OWN'])
    expect((await decide(machine, body.id, 'approve')).status).toBe(403)
    expect(await payments(hub)).toEqual([])
    expect((await decide(finance, body.id, 'approve')).body).toMatchObject({ state: 'approved' })
  })

  it('is refused by somebody else or taken back by who asked, with a reason, and may be asked for again', async () => {
    const { hub, finance, admin, confirm } = await anAgreement({ database })
    const first = (await confirm(finance)).body
    const reason = 'Falta el recibo'

    const ownRefusal = await decide(finance, first.id, 'refuse', { reason })
    const strangersWithdrawal = await decide(admin, first.id, 'withdraw', { reason })
    const refused = await decide(admin, first.id, 'refuse', { reason })
    const late = await decide(admin, first.id, 'approve')
    const second = (await confirm(finance)).body
    const withdrawn = await decide(finance, second.id, 'withdraw', { reason: 'Era otra orden' })

    expect(problemOf(ownRefusal).code).toBe('APPROVAL_OWN')
    expect(strangersWithdrawal.status).toBe(403)
    expect(refused.body).toMatchObject({ state: 'refused', decided_by: 'staff:admin', reason })
    expect([late.status, problemOf(late).code]).toEqual([409, 'APPROVAL_CLOSED'])
    expect(second.id).not.toBe(first.id)
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', reason: 'Era otra orden' })
    expect(await payments(hub)).toEqual([])
    expect(await acts(hub)).toEqual([
      ['approval.request', 'staff:finanzas'],
      ['approval.refuse', 'staff:admin'],
      ['approval.request', 'staff:finanzas'],
      ['approval.withdraw', 'staff:finanzas'],
    ])
  })

  it('is either approved and done or refused and not, when both come at once', async () => {
    const { hub, finance, admin, confirm } = await anAgreement({ database })
    const { id } = (await confirm(finance)).body

    await Promise.all([
      decide(admin, id, 'approve'),
      decide(admin, id, 'refuse', { reason: 'Falta el recibo' }),
    ])

    const [ended] = await approvals(finance)
    expect(await payments(hub)).toHaveLength(ended?.state === 'approved' ? 1 : 0)
    expect(['approved', 'refused']).toContain(ended?.state)
  })

  it('about what has changed meanwhile is not done, and has expired', async () => {
    const { hub, started, finance, admin, confirm } = await anAgreement({ database })
    const { id } = (await confirm(finance)).body
    const { reference, amount } = started.data ?? {}
    const content = `referencia;valor;fecha\n${reference};${amount};2025-06-19\n`
    const file = { name: 'banco.csv', content, mode: 'run' }
    const asked = await finance.post<ApprovalBody>('/api/payments/bank-agreement/file', file)
    expect((await decide(admin, asked.body.id, 'approve')).status).toBe(200)

    const late = await decide(admin, id, 'approve')

    expect([late.status, problemOf(late).code]).toEqual([409, 'APPROVAL_OUTDATED'])
    const [own] = (await approvals(finance)).filter((one) => one.id === id)
    expect(own).toMatchObject({ state: 'expired' })
    expect(await payments(hub)).toHaveLength(1)
  })

  it('about another sum than was asked is not done', async () => {
    const { hub, finance, admin, confirm } = await anAgreement({ database })
    const { id } = (await confirm(finance)).body
    await hub.hub.app.database('approval').update({ amount: 1 })

    const answer = await decide(admin, id, 'approve')

    expect(problemOf(answer).code).toBe('APPROVAL_OUTDATED')
    expect(await payments(hub)).toEqual([])
  })

  it('that nobody decides in two weeks has expired', async () => {
    const { hub, finance, confirm } = await anAgreement({ database })
    await confirm(finance)
    await hub.hub.app.database('approval').update({ requested_at: '2020-01-01T00:00:00.000Z' })

    hub.hub.app.work.trigger('expire-approvals')

    await until(
      () => approvals(finance),
      ([approval]) => approval?.state === 'expired',
    )
    expect((await confirm(finance)).status).toBe(202)
  })

  it('is seen and decided by finance alone', async () => {
    const { hub, finance, confirm } = await anAgreement({ database })
    const { id } = (await confirm(finance)).body
    const admissions = await signInStaff(hub, 'admissions')

    const answers = [
      await admissions.get('/api/approvals'),
      await admissions.get(`/api/approvals/${id}`),
      await decide(admissions, id, 'approve'),
      await decide(admissions, id, 'refuse', { reason: 'No' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const nobody = await decide(finance, '00000000-0000-4000-8000-000000000000', 'approve')
    expect(nobody.status).toBe(404)
  })
})
