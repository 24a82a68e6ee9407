import { expect, it } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { reconcilePayments } from '../../../src/modules/payments/reconcile-payments.ts'
import { settleCallbacks } from '../../../src/modules/payments/settle-callbacks.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** Two families who have approved at the provider, of which the hub has only the callbacks. */
async function twoCallbacks() {
  const { hub, visitor } = await runHub()
  const { app } = hub
  const families = [await Family.signIn({ visitor }, '10001'), await Family.signIn({ visitor }, '10003')]
  const started = []
  for (const family of families) started.push((await family.pay(await family.quote(rightAndCosts))).body)
  await app.work.stop()
  for (const [index, family] of families.entries()) {
    const begun = started[index]
    if (begun !== undefined) await family.chooseAtProvider(begun, 'approve')
  }
  return app
}

const paidStudents = ({ database }: AppContext): Promise<string[]> =>
  database('enrollment_order').where({ status: 'paid' }).pluck('student_code')

it('one payment on which the hub itself fails keeps no other waiting', async () => {
  const app = await twoCallbacks()
  // The first one's order cannot be read any more: a bug's worth of damage.
  await app.database('enrollment_order').where({ student_code: '10001' }).update({ quote: 'not JSON' })
  await app.database('payment_attempt').update({ ask_at: '2020-01-01T00:00:00.000Z' })

  await settleCallbacks(app, AbortSignal.timeout(10_000))
  await reconcilePayments(app, AbortSignal.timeout(10_000))

  expect(await paidStudents(app)).toEqual(['10003'])
})

it('one payment that the provider is slow to answer for keeps no other waiting', async () => {
  const app = await twoCallbacks()
  const first = await app.database('payment_attempt').orderBy('started_at').first()
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  const provider = (name: string): ReturnType<AppContext['plugins']['payments']> => {
    const real = app.plugins.payments(name)
    return {
      ...real,
      async find(wanted, read) {
        if (wanted.reference === first.reference) await slow
        return real.find(wanted, read)
      },
    }
  }
  const settling = settleCallbacks(
    { ...app, plugins: { ...app.plugins, payments: provider } },
    AbortSignal.timeout(10_000),
  )
  await until(
    () => paidStudents(app),
    (codes) => codes.length === 1,
  )
  expect(await paidStudents(app)).toEqual(['10003'])
  answer()
  await settling
  expect((await paidStudents(app)).toSorted()).toEqual(['10001', '10003'])
})

it('a callback that another worker has taken over is left to it', async () => {
  const app = await twoCallbacks()
  const stolen = { lease_token: 'another', leased_until: '2999-01-01T00:00:00.000Z' }
  const provider = (name: string): ReturnType<AppContext['plugins']['payments']> => {
    const real = app.plugins.payments(name)
    return {
      ...real,
      async find(wanted, read) {
        await app.database('callback_inbox').update(stolen)
        return real.find(wanted, read)
      },
    }
  }
  await settleCallbacks(
    { ...app, plugins: { ...app.plugins, payments: provider } },
    AbortSignal.timeout(10_000),
  )
  const kept = { status: 'due', ...stolen, last_fault: null }
  expect(await app.database('callback_inbox')).toMatchObject([kept, kept])
})
