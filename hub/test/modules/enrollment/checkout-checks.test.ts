import { describe, expect, it } from 'vitest'
import { bookByHand, newcomer } from '@matricula/hub/testing/admin-orders'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

interface Validation {
  readonly valid: boolean
  readonly status: string
  readonly reason: string | null
  readonly text: string | null
  readonly token: string | null
}

const validate = async ({ visitor, code }: Family) =>
  (await visitor.get<Validation>(`/api/enrollment/order/checkout/validation/${code}`)).body

const voucher = ({ visitor, code }: Family) =>
  visitor.get<{ ShipDate: string | null }>(`/api/enrollment/voucher/student/${code}`)

const theHub = useHub()

describe('A checkout may begin', () => {
  it('while nothing stands against it', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    expect(await validate(family)).toEqual({
      student: '10001',
      valid: true,
      status: 'none',
      reason: null,
      text: null,
      token: null,
    })
  })

  it('until a payment is under way', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10003')
    const { token } = await family.enrol(bankAgreement)

    expect(await validate(family)).toMatchObject({
      valid: false,
      status: 'agreement',
      reason: 'PAYMENT_PENDING',
      text: expect.stringMatching(/pago en proceso/),
      token,
    })
  })

  it('until it is paid', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10004')
    const { token } = await family.enrol(rightAndCosts)

    expect(await validate(family)).toMatchObject({
      valid: false,
      status: 'paid',
      reason: 'ORDER_PAID',
      token,
    })
  })

  it('until its period closes, and until the season does', async () => {
    const hub = await runHub({ settings: { access: { studentSessionMinutes: 10_000_000 } } })
    const family = await Family.signIn(hub, '10001')
    const wholeYear = { version: 0, step: 0, period: 1, method: 2, quotas: 0, transport: { is: 'undecided' } }
    expect((await family.visitor.put('/api/enrollment/draft', wholeYear)).status).toBe(200)
    expect((await validate(family)).valid).toBe(true)

    await setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
    expect(await validate(family)).toMatchObject({ valid: false, status: 'none', reason: 'PERIOD_CLOSED' })
    await setSeasonClock(hub, '2031-01-01T10:00:00-05:00')
    expect(await validate(family)).toMatchObject({
      valid: false,
      reason: 'closed',
      text: expect.stringMatching(/cerrado/),
    })
  })

  it('for whoever may sign in, alone', async () => {
    const hub = theHub()
    const admissions = await signInStaff(hub, 'admissions')

    const answer = await admissions.get<Validation>('/api/enrollment/order/checkout/validation/10012')

    expect(answer.body).toMatchObject({ valid: false, reason: 'not-active' })
  })
})

describe('The voucher', () => {
  it('has no ship date before there is an order', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')

    expect((await voucher(family)).body).toEqual({ ShipDate: null })
  })

  it('has that of accounting’s order, and of our charges while accounting has none', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    const family = await Family.signIn(hub, '10004')
    await family.enrol(rightAndCosts)
    await until(() => readBooks(app, '10004'), isDelivered)
    await app.database('charge').where({ seq: 1 }).update({ ship_date: '2025-07-29' })
    expect((await voucher(family)).body).toEqual({ ShipDate: '2025-07-28' })

    const forgotten = { ...app.plugins.accounting, ordersOf: () => Promise.resolve([]) }
    Object.assign(app.plugins, { accounting: forgotten })
    expect((await voucher(family)).body).toEqual({ ShipDate: '2025-07-29' })
  })

  it('says nothing of another project', async () => {
    const hub = theHub()
    await bookByHand(hub.hub.app, 1000)
    const family = await Family.signIn(hub, newcomer)

    expect((await voucher(family)).body).toEqual({ ShipDate: null })
  })

  it('waits for an accounting that is away', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

    const answer = await voucher(family)

    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })
})
