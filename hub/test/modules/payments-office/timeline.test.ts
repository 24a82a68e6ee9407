import { expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { payer } from '@matricula/hub/testing/family'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { signInStaff } from '@matricula/hub/testing/staff'
import { withdraw } from '../withdrawals/a-withdrawal.ts'
import { aPaidOrder } from './a-refund.ts'

interface Paid {
  readonly trace: string
  readonly status: string
  readonly means: string | null
}

interface Timeline {
  readonly status: string
  readonly attempts: readonly Paid[]
  readonly payment: Paid
  readonly callbacks: readonly { readonly status: string }[]
  readonly deliveries: readonly { readonly trace: string; readonly status: string }[]
  readonly document: { readonly number: string }
  readonly receipt: { readonly number: number; readonly token: string }
}

it('finance reads one order from the click to the receipt, under one trace and without the payer', async () => {
  const { hub, family, started } = await beginPayment()
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)

  const finance = await signInStaff(hub, 'finance')
  const { body, text } = await finance.get<Timeline>(`/api/payments/${started.token}/timeline`)

  expect(body).toMatchObject({
    status: 'paid',
    word: 'APROBADO',
    payment: { status: 'APROBADO' },
    receipt: { number: 1 },
  })
  expect((await family.check()).data?.receiptToken).toBe(body.receipt.token)
  expect(body.attempts.map(({ status }) => status)).toEqual(['approved'])
  // What the browser called it is not what it was paid with.
  expect([...body.attempts, body.payment].map(({ means }) => means)).toEqual(['card', 'card'])
  expect(body.callbacks).toHaveLength(1)
  expect(body.deliveries.map(({ status }) => status)).toEqual(['done', 'done'])
  expect(body.document.number).toMatch(/^7\d+$/)
  const traces = [...body.attempts, body.payment, ...body.deliveries].map(({ trace }) => trace)
  expect(new Set(traces).size).toBe(1)
  for (const personal of [payer.email, payer.lastname, '52123456', '3001234567']) {
    expect(text).not.toContain(personal)
  }
})

it('nobody reads the timeline of an order that is not there, and no family reads any', async () => {
  const { hub, family, started } = await beginPayment()
  const finance = await signInStaff(hub, 'finance')

  const missing = await finance.get(`/api/payments/${'0'.repeat(32)}/timeline`)
  const byFamily = await family.visitor.get(`/api/payments/${started.token}/timeline`)

  expect([missing.status, byFamily.status]).toEqual([404, 403])
})

it('payments-53: the timeline has the disputes of its payment, and when each was recorded and ended', async () => {
  const { finance, dispute, started, amount } = await contested()
  const read = () => finance.get<{ disputes: unknown[] }>(`/api/payments/${started.token}/timeline`)
  const opened = { id: dispute.id, amount, status: 'opened', borneBy: null, endedAt: null, endedBy: null }
  expect((await read()).body.disputes).toEqual([expect.objectContaining(opened)])

  await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

  const lost = { id: dispute.id, status: 'lost', borneBy: 'school', endedAt: expect.stringMatching(/Z$/) }
  expect((await read()).body.disputes).toEqual([expect.objectContaining(lost)])
})

it('payments-53: the timeline has that the student left, with what goes back', async () => {
  const { finance, token } = await aPaidOrder()
  const read = () => finance.get<{ withdrawal: unknown }>(`/api/payments/${token}/timeline`)
  expect((await read()).body.withdrawal).toBeNull()

  await withdraw(finance, { returned: 1_000_000 })

  expect((await read()).body.withdrawal).toMatchObject({ returned: 1_000_000 })
})
