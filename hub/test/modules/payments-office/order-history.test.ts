import { describe, expect, it } from 'vitest'
import { adminProject, newcomer, openDesk, sendOrder } from '@matricula/hub/testing/admin-orders'
import { Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { someTotal } from '@matricula/hub/testing/with-custom-fields'
import { propose, withdraw } from '../withdrawals/a-withdrawal.ts'
import { aPaidOrder } from './a-refund.ts'

interface HistoricOrder {
  readonly total_value: number
  readonly payment_method: string | null
  readonly payment_time: string | null
  readonly object: string
}

const historyOf = (visitor: Visitor, token: string) =>
  visitor.get<readonly HistoricOrder[]>(`/api/enrollment/orderhistory/list/${token}`)

describe('The order history', () => {
  const theHub = useHub()

  it('of a paid order says what, how and when, to whoever has its token', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10004')
    const quote = await family.quote(rightAndCosts)
    const { token } = await family.enrol(rightAndCosts)

    const answer = await historyOf(hub.visitor(), token)

    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(answer.body).toEqual([
      {
        total_value: quote.totals.totalV,
        name: 'Luciana Restrepo Mejía',
        student: '10004',
        project: '2025-2026',
        created_at: expect.stringMatching(/^2025-06-19T10:.*-05:00$/),
        payment_method: 'Nada por pagar',
        payment_time: expect.stringMatching(/^2025-06-19T10:.*-05:00$/),
        object: expect.any(String),
        receipt_token: expect.toBeOneOf([null, expect.stringMatching(/^[0-9a-f]{32}$/)]),
        returned: 'no',
        returned_value: 0,
        cancelled_value: null,
      },
    ])
    const object = JSON.parse(answer.body[0]?.object ?? '')
    expect(object).toMatchObject({ version: 1, studentTotalBalance: quote.totals.balance })
    expect(object.studentAnnual.map(({ ItemCode }: { ItemCode: string }) => ItemCode)).toEqual(
      quote.annual.map(({ code }) => code),
    )
    expect(object.studentMonthly[0]).toMatchObject({
      ItemCode: quote.monthly[0]?.code,
      Price: quote.monthly[0]?.resolution,
      Total: quote.monthly[0]?.total,
      PaidNow: quote.monthly[0]?.now,
      ChargedLater: quote.monthly[0]?.later,
    })
  })

  it('of an order that is not paid says neither how nor when', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    const { token } = (await family.pay(await family.quote(wholeYear))).body

    const { body } = await historyOf(hub.visitor(), token)

    expect(body).toMatchObject([{ student: '10001', payment_method: null, payment_time: null }])
  })

  it('of an administrator’s order has what was sent', async () => {
    const { hub, desk } = await openDesk()
    const { token } = (await sendOrder(desk)).body

    const { body } = await historyOf(hub.visitor(), token)

    expect(body).toMatchObject([{ total_value: someTotal, student: newcomer, project: adminProject }])
    const { studentAnnual, studentMonthly, ...rest } = JSON.parse(body[0]?.object ?? '')
    const codes = (fees: { ItemCode: string }[]) => fees.map(({ ItemCode }) => ItemCode)
    expect(codes(studentAnnual)).toEqual(['0001', '0014', '0008', '0006', '0092'])
    expect(codes(studentMonthly)).toEqual(['0020', '0024', '0029'])
    expect(rest).toEqual({ version: 1, studentTotalBalance: 0 })
  })

  it('is noted whoever reads it', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10003')
    const { token } = (await family.pay(await family.quote(wholeYear))).body

    await historyOf(hub.visitor(), token)
    await historyOf(family.visitor, token)
    await historyOf(await signInStaff(hub, 'finance'), token)

    const trail = await hub.hub.app
      .database('audit')
      .where({ act: 'record.read', subject: token })
      .orderBy('id')
    expect(trail.map(({ actor }) => actor)).toEqual(['token', 'student:10003', 'staff:finanzas'])
  })

  it('of a token nobody has is not there', async () => {
    const hub = await runHub()

    const unknown = await historyOf(hub.visitor(), '0'.repeat(32))

    expect([unknown.status, problemOf(unknown).code]).toEqual([404, 'NOT_FOUND'])
    expect((await historyOf(hub.visitor(), '10001')).status).toBe(400)
    expect(await hub.hub.app.database('audit')).toEqual([])
  })
})

it('The order of who has left says how much is charged no more', async () => {
  const { hub, finance, token } = await aPaidOrder()
  const { cancelled_amount: cancelled } = (await propose(finance)).body
  await withdraw(finance)
  expect((await historyOf(hub.visitor(), token)).body).toMatchObject([{ cancelled_value: cancelled }])
})
