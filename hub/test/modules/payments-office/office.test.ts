import { describe, expect, it } from 'vitest'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Listed {
  readonly token: string
  readonly student: string
  readonly status: string
  readonly amount: number
}

const list = (finance: Visitor, query = '') => finance.get<Listed[]>(`/api/payments${query}`)
const codes = async (finance: Visitor, query: string) =>
  (await list(finance, query)).body.map(({ student }) => student)

describe.each(databases)('The list of payments on $name', (database) => {
  it('shows each order with the payment that matters, and filters, sorts and counts them', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const paid = await Family.signIn(hub, '10001')
    await paid.enrol(rightAndCosts)
    await says(paid, 'APROBADO')
    const declined = await Family.signIn(hub, '10006')
    await declined.chooseAtProvider((await declined.pay(await declined.quote(rightAndCosts))).body, 'decline')
    await says(declined, 'RECHAZADO')
    expect(await codes(finance, '?status=RECHAZADO')).toEqual(['10006'])
    const again = (await declined.pay(await declined.quote(rightAndCosts))).body
    await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
    await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)

    const all = await list(finance, '?sort=student')

    expect(all.headers.get('x-total-count')).toBe('4')
    expect(all.headers.get('x-total-amount')).toBe(String(all.body[0]?.amount))
    expect(all.body.map(({ student, status }) => [student, status])).toEqual([
      ['10001', 'APROBADO'],
      ['10003', 'PENDIENTE CONVENIO'],
      ['10004', 'PAGO ANTICIPO'],
      ['10006', 'PENDIENTE'],
    ])
    expect(all.body[3]).toEqual({
      token: again.token,
      student: '10006',
      name: 'Antonella Forero Niño',
      grade: 'Jardín',
      project: '2025-2026',
      flow: 'parent',
      amount: again.data?.amount,
      returned: 0,
      path: 'provider',
      status: 'PENDIENTE',
      instance: 'card',
      reference: again.data?.reference,
      provider_ref: again.data?.providerRef,
      started_at: expect.stringMatching(/^2025-06-19T/),
      approved_at: null,
      exceptions: 0,
      split: null,
    })
    expect(await codes(finance, '?status=APROBADO')).toEqual(['10001'])
    expect(await codes(finance, '?status=PENDIENTE')).toEqual(['10006'])
    expect(await codes(finance, '?status=RECHAZADO')).toEqual([])
    expect(await codes(finance, '?student=10004')).toEqual(['10004'])
    // As the words of the column are read: APROBADO, PAGO ANTICIPO, PENDIENTE, PENDIENTE CONVENIO.
    expect(await codes(finance, '?sort=status')).toEqual(['10001', '10004', '10006', '10003'])
    expect(await codes(finance, '?sort=-status')).toEqual(['10003', '10006', '10004', '10001'])
    const { reference = '', providerRef = '' } = again.data ?? {}
    expect(await codes(finance, '?search=1000&sort=student')).toHaveLength(4)
    expect(await codes(finance, '?search=10003')).toEqual(['10003'])
    expect(await codes(finance, '?search=0003')).toEqual(['10003'])
    expect(await codes(finance, `?search=${reference.toLowerCase()}`)).toEqual(['10006'])
    expect(await codes(finance, `?search=${reference.slice(0, -1)}&student=10006`)).toEqual(['10006'])
    expect(await codes(finance, `?search=${providerRef}`)).toEqual(['10006'])
    expect(await codes(finance, '?search=%25')).toEqual([])
    expect(await codes(finance, '?instance=card&sort=student')).toEqual(['10001', '10006'])
    expect(await codes(finance, '?from=2025-06-19&to=2025-06-19&sort=-student')).toHaveLength(4)
    expect(await codes(finance, '?from=2025-06-20')).toEqual([])
    expect(await codes(finance, '?to=2025-06-18')).toEqual([])
    const page = await list(finance, '?sort=-student&page[number]=2&page[size]=3')
    expect([page.headers.get('x-total-count'), page.body.map(({ student }) => student)]).toEqual([
      '4',
      ['10001'],
    ])
  })
})

describe('The list of payments', () => {
  const theHub = useHub()

  it.each(['status=NADA', 'from=2025-02-30', 'sort=payer', 'student=1', 'instance=A%20B'])(
    'refuses %s',
    async (query) => {
      const hub = theHub()

      expect((await list(await signInStaff(hub, 'finance'), `?${query}`)).status).toBe(400)
    },
  )

  it('leaves a trace of who read it', async () => {
    const { hub, started } = await beginPayment()
    const finance = await signInStaff(hub, 'finance')

    await list(finance)
    await finance.get(`/api/payments/${started.token}/timeline`)

    const reads = await hub.hub.app.database('audit').where({ act: 'record.read' }).orderBy('id')
    expect(reads.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['staff:finanzas', '*'],
      ['staff:finanzas', '10001'],
    ])
  })
})

describe.each(databases)('A delivery on hold on $name', (database) => {
  it('of an order is sent again when finance says so, and only then', async () => {
    const { hub, family, started } = await beginPayment({ database })
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('refuses')
    await family.chooseAtProvider(started, 'approve')
    await until(
      () => hub.hub.app.database('outbox').where({ topic: 'accounting.order' }).first(),
      (row) => row?.status === 'on_hold',
    )
    await faultsAt(hub.hub.app, 'accounting.main').clearFault()
    const finance = await signInStaff(hub, 'finance')
    const retry = () => finance.post(`/api/payments/${started.token}/retry-delivery`, {})

    const retried = await retry()
    await settled(hub)
    const again = await retry()

    expect(retried.body).toEqual({ token: started.token, retried: ['accounting.order'] })
    expect([again.status, problemOf(again).code]).toEqual([409, 'NOT_ON_HOLD'])
    const [audit] = await hub.hub.app.database('audit').where({ act: 'delivery.retry' })
    expect(audit).toMatchObject({ actor: 'staff:finanzas', subject: started.token })
    const unknown = await finance.post(`/api/payments/${'0'.repeat(32)}/retry-delivery`, {})
    expect(unknown.status).toBe(404)
  })
})
