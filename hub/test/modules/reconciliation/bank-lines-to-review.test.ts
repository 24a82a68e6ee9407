import { expect, it } from 'vitest'
import { openDesk, sendOrder } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

it.each(databases)(
  'A day on $name says how many lines of the bank’s file wait for a person, and is not told as settled',
  async (database) => {
    const hub = await runHub({ database })
    const started = (await (await Family.signIn(hub, '10001')).enrol(bankAgreement)).data
    const asked = started?.amount ?? 0
    const staff = await signInStaff(hub, 'finance')
    const finance = await Auditor.comes(hub)
    await staff.post('/api/payments/bank-agreement/file', {
      name: 'banco.csv',
      content: [
        'referencia;valor;fecha',
        `${started?.reference};${asked + 1};2025-06-19`,
        'MH-NOBODY;1000;2025-06-19',
        'MH-OTHER;1000;2025-06-18',
      ].join('\n'),
      mode: 'run',
    })

    expect(await finance.summary()).toMatchObject({ waiting: 2, state: 'waiting' })
    expect(await finance.summary('2025-06-18')).toMatchObject({ waiting: 1, state: 'waiting' })
    expect(await finance.day('2025-06-18')).toMatchObject({ waiting: 1, state: 'waiting' })

    const { body: open } =
      await staff.get<{ id: number; token: string; reference: string }[]>('/api/payments/exceptions')
    const line = open.find(({ reference }) => reference === 'MH-OTHER')
    await staff.post(`/api/payments/${line?.token}/resolve`, {
      exception: line?.id,
      outcome: 'attended',
      reason: 'El banco la anuló',
    })

    expect(await finance.summary('2025-06-18')).toMatchObject({ waiting: 0, state: 'nothing' })
  },
)

it('An order of the administration is told as an order, and not as a payment', async () => {
  const { hub, desk } = await openDesk()
  await sendOrder(desk)
  const finance = await Auditor.comes(hub)

  const sums = await finance.summary()

  expect(sums?.hub).toMatchObject({ count: 0, amount: 0, orders: 1 })
  expect(sums?.hub.booked).toBeGreaterThan(0)
})
