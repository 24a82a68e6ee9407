import { beforeAll, describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { StaffRole } from '../../../src/http/caller.ts'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const confirmation = { status: 'PAGO DAVIVIENDA', reason: 'Archivo del banco del 20 de junio' }

async function agreed(hub: TestHub) {
  const family = await Family.signIn(hub, '10003')
  const started = await family.enrol(bankAgreement)
  const confirm = async (who: StaffRole, body: object = confirmation) =>
    (await signInStaff(hub, who)).post(`/api/payments/bank-agreement/${started.token}/confirm`, body)
  return { hub, family, started, confirm }
}

describe.each(databases)('A bank agreement on $name', (database) => {
  it.each([
    ['PAGO DAVIVIENDA', 'Convenio bancario'],
    ['INGRESO MANUAL', 'Registrado por el colegio'],
  ])('is completed by finance as %s with reason and author', async (status, method) => {
    const { hub, family, started, confirm } = await agreed(await runHub({ database }))

    const answer = await confirm('finance', { status, reason: 'Recibo 4711' })

    expect(answer.status).toBe(200)
    const books = await until(() => readBooks(hub.hub.app, '10003'), isDelivered)
    expect(books).toEqual({
      ...onePaidEnrolment,
      deliveries: {
        ...onePaidEnrolment.deliveries,
        // 10003 owes a balance of last year, which is paid with it.
        'accounting.balance-payment': 'done',
      },
      payments: [{ status, amount: started.data?.amount }],
      attempts: ['approved'],
    })
    const { app } = hub.hub
    expect(await app.database('payment').first()).toMatchObject({
      actor: 'staff:finanzas',
      reason: 'Recibo 4711',
    })
    const audit = await app.database('audit').where({ act: 'agreement.confirm' })
    expect(audit).toHaveLength(1)
    expect(audit[0]).toMatchObject({ actor: 'staff:finanzas', subject: started.token })
    expect(JSON.parse(audit[0].after)).toEqual({ status: 'paid', as: status, reason: 'Recibo 4711' })
    const paid = await family.check()
    const receipt = await family.visitor.get<{ paymentMethod: string }>(
      `/api/enrollment/resume/${paid.data?.receiptToken}`,
    )
    expect(receipt.body.paymentMethod).toBe(method)
  })

  it('is confirmed once, however many people of finance do it at once', async () => {
    const { hub, started } = await agreed(await runHub({ database }))
    const people = await Promise.all([signInStaff(hub, 'finance'), signInStaff(hub, 'admin')])

    const answers = await Promise.all(
      people.map((person) =>
        person.post(`/api/payments/bank-agreement/${started.token}/confirm`, confirmation),
      ),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const books = await readBooks(hub.hub.app, '10003')
    expect(books.payments).toHaveLength(1)
    expect(await hub.hub.app.database('audit').where({ act: 'agreement.confirm' })).toHaveLength(1)
  })

  it('locks the order until then', async () => {
    const { family, started } = await agreed(await runHub({ database }))

    const again = await family.pay(await family.quote(bankAgreement))

    expect(started.data).toMatchObject({ payAgainSafe: false, go: null })
    expect(again.status).toBe(409)
  })

  it('runs out after the days of the configuration and frees the order', async () => {
    const { hub, family, confirm } = await agreed(
      await runHub({ database, settings: { payments: { agreementDays: 2 } } }),
    )
    const { work } = hub.hub.app
    await setSeasonClock(hub, '2025-06-21T09:00:00-05:00')
    work.trigger('expire-agreements')
    expect((await family.check()).status).toBe('PENDIENTE CONVENIO')

    await setSeasonClock(hub, '2025-06-21T10:05:00-05:00')
    work.trigger('expire-agreements')

    const expired = await until(
      () => family.check(),
      ({ status }) => status === 'EXPIRADO',
    )
    expect(expired.data?.payAgainSafe).toBe(true)
    expect((await family.pay(await family.quote(bankAgreement))).status).toBe(200)
    expect((await confirm('finance')).status).toBe(200)
    expect((await confirm('finance')).status).toBe(409)
  })
})

describe('Confirming a bank agreement', () => {
  const theHub = useHub()
  let waiting: Awaited<ReturnType<typeof agreed>>
  beforeAll(async () => {
    waiting = await agreed(theHub())
  })

  it('is for finance alone', async () => {
    const { hub, family, started, confirm } = waiting
    const others = ['admissions', 'transport', 'food', 'security', 'it'] as const

    const refused = await Promise.all(others.map((who) => confirm(who)))
    const path = `/api/payments/bank-agreement/${started.token}/confirm`
    const byFamily = await family.visitor.post(path, confirmation)
    const byNobody = await hub.visitor().post(path, confirmation)

    expect(refused.map(({ status }) => status)).toEqual(others.map(() => 403))
    expect([byFamily.status, byNobody.status]).toEqual([403, 401])
    expect((await readBooks(hub.hub.app, '10003')).payments).toEqual([])
  })

  it('is no family’s: a slip that it shows pays nothing, and the agreement waits for the bank', async () => {
    const { hub, family, started } = waiting
    const slip = { ...confirmation, status: 'INGRESO MANUAL', reason: 'Consignación 4711, con foto' }
    const paths = [
      `/api/payments/bank-agreement/${started.token}/confirm`,
      '/api/payments/bank-agreement/file',
      `/api/payments/${started.token}/resolve`,
    ]

    const guardian = await signInGuardian(hub, 'familia.10003@example.com')
    const answers = await Promise.all(
      [family.visitor, guardian].flatMap((one) => paths.map((path) => one.post(path, slip))),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403))
    expect((await family.check()).status).toBe('PENDIENTE CONVENIO')
    const books = await readBooks(hub.hub.app, '10003')
    expect([books.payments, books.documents]).toEqual([[], 0])
  })

  it.each([
    ['no reason', { status: 'PAGO DAVIVIENDA', reason: '' }],
    ['a reason that says nothing', { status: 'PAGO DAVIVIENDA', reason: 'ok' }],
    ['a status of its own', { status: 'APROBADO', reason: 'Archivo del banco' }],
  ])('with %s is refused', async (_title, body) => {
    const { confirm } = waiting

    expect((await confirm('finance', body)).status).toBe(400)
  })

  it('of an order nobody knows is not found, and of one paid otherwise is refused', async () => {
    const family = await Family.signIn(theHub(), '10004')
    const { token } = await family.enrol({ period: 3, method: 2, quotas: 11 })
    const finance = await signInStaff(theHub(), 'finance')
    const confirm = (of: string) => finance.post(`/api/payments/bank-agreement/${of}/confirm`, confirmation)

    expect((await confirm('0'.repeat(32))).status).toBe(404)
    expect((await confirm(token)).status).toBe(409)
  })

  it('starts from a list of what waits for the bank', async () => {
    const { hub, started } = waiting

    const list = await (await signInStaff(hub, 'finance')).get('/api/payments/bank-agreement')

    expect(list.body).toMatchObject([
      {
        token: started.token,
        student_code: '10003',
        reference: started.data?.reference,
        amount: started.data?.amount,
      },
    ])
  })
})
