import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const place = { lat: 4.86, lng: -74.03, address: 'Calle 5 # 6-7' }
const transport = { busStop: false, direction: 'AMBAS', basis: 'measured' }

const confirm = ({ visitor, code }: Family) =>
  visitor.post<ProblemBody>('/api/googleAPI/confirm', {
    code,
    token: '',
    project: '2025-2026',
    dir: '',
    modality: 'COMPLETO',
    transport,
    fullDirectionObject: place,
    type: 'enrollment',
  })

const join = ({ visitor, code }: Family, activity: string) =>
  visitor.post<ProblemBody>('/api/enrollment/fees/community/subscribe', {
    activity: { code: activity },
    student: { code },
  })

/** Another period, over the draft as it is. */
const choose = async ({ visitor }: Family) => {
  const { body: draft } = await visitor.get<object>('/api/enrollment/draft')
  return visitor.put<ProblemBody>('/api/enrollment/draft', { ...draft, period: 1, quotas: 0 })
}

const leave = ({ visitor, code }: Family, activity: string) =>
  visitor.delete<ProblemBody>(
    `/api/enrollment/fees/community/subscribe/student/${code}/activity/${activity}/grade/107`,
  )

/** What the school's own system says of the payment: in the roster alone, and for as long as the test takes. */
async function plantPaymentStatus({ hub }: TestHub, code: string, paymentStatus: string): Promise<void> {
  const students = () =>
    hub.app.database<{ code: string; record: string; fetched_at: string }>('student').where({ code })
  const [row] = await students()
  const record = JSON.parse(row?.record ?? '')
  record.terms.paymentStatus = paymentStatus
  await students().update({ record: JSON.stringify(record), fetched_at: '2100-01-01T00:00:00.000Z' })
}

describe('What an order was priced with', () => {
  it('does not change while a payment is under way', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10003')
    expect((await join(family, 'ECO-03')).status).toBe(200)
    const quote = await family.quote({ ...rightAndCosts, activities: ['ECO-03'] })
    expect((await family.pay(quote)).status).toBe(200)

    const answers = [
      await join(family, 'ECO-06'),
      await leave(family, 'ECO-03'),
      await confirm(family),
      await choose(family),
    ]

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'PAYMENT_PENDING'],
      [409, 'PAYMENT_PENDING'],
      [409, 'PAYMENT_PENDING'],
      [409, 'PAYMENT_PENDING'],
    ])
  })

  it('does not change, and is not paid here, once the school’s own system says that it is paid', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(rightAndCosts)
    await plantPaymentStatus(hub, '10003', 'PAGO DAVIVIENDA')

    const answers = [await join(family, 'ECO-03'), await confirm(family), await choose(family)]
    const paid = await family.pay(quote)

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'ORDER_PAID'],
      [409, 'ORDER_PAID'],
      [409, 'ORDER_PAID'],
    ])
    expect([paid.status, paid.body]).toEqual([409, expect.objectContaining({ code: 'ORDER_PAID' })])
    expect(await hub.hub.app.database('payment_attempt')).toEqual([])
  })

  it('does not change once it is paid', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10004')
    await family.enrol(rightAndCosts)

    const answers = [
      await join(family, 'ECO-06'),
      await leave(family, 'ECO-06'),
      await confirm(family),
      await choose(family),
    ]

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'ORDER_PAID'],
      [409, 'ORDER_PAID'],
      [409, 'ORDER_PAID'],
      [409, 'ORDER_PAID'],
    ])
  })
})
