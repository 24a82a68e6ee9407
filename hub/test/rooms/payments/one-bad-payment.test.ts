import { expect, it } from 'vitest'
import { reconcilePayments } from '../../../src/rooms/payments/reconcile-payments.ts'
import { settleCallbacks } from '../../../src/rooms/payments/settle-callbacks.ts'
import { Family, rightAndCosts } from '../../support/family.ts'
import { runHub } from '../../support/test-hub.ts'

it('one payment on which the hub itself fails keeps no other waiting', async () => {
  const { hub, visitor } = await runHub()
  const { house } = hub
  const families = [await Family.signIn({ visitor }, '10001'), await Family.signIn({ visitor }, '10003')]
  const started = []
  for (const family of families) started.push((await family.pay(await family.quote(rightAndCosts))).body)
  await house.work.stop()
  for (const [index, family] of families.entries()) {
    const begun = started[index]
    if (begun !== undefined) await family.chooseAtProvider(begun, 'approve')
  }
  // The first one's order cannot be read any more: a bug's worth of damage.
  await house.database('enrollment_order').where({ student_code: '10001' }).update({ quote: 'not JSON' })
  await house.database('payment_attempt').update({ ask_at: '2020-01-01T00:00:00.000Z' })

  await settleCallbacks(house, AbortSignal.timeout(10_000))
  await reconcilePayments(house, AbortSignal.timeout(10_000))

  const paid = await house.database('enrollment_order').where({ status: 'paid' }).select('student_code')
  expect(paid).toEqual([{ student_code: '10003' }])
})
