import { expect, it } from 'vitest'
import { anAccounting, anOrder, aPayment, aRead, aWrite } from './support/an-accounting.ts'

it('lists the orders made and the payments paid on a day, in the order of their entry', async () => {
  const accounting = anAccounting()
  const list = async (from: string, to = from) =>
    (await accounting.journal.list({ from, to }, { size: 50 }, aRead())).items.map(
      ({ is, number, reference, amount }) => [is, number, reference, amount],
    )
  await accounting.createOrder(anOrder(), aWrite('key-1'))
  await accounting.incomingPayments.record(aPayment(), aWrite('key-2'))
  await accounting.incomingPayments.record(
    aPayment({ reference: 'PAY-2', paidOn: '2025-06-18' }),
    aWrite('key-3'),
  )

  expect(await list('2025-06-19')).toEqual([
    ['order', '70001', 'MAT-1', 3_800_000],
    ['payment', 'R1', 'PAY-1', 500_000],
  ])
  expect(await list('2025-06-18')).toEqual([['payment', 'R2', 'PAY-2', 500_000]])
  expect(await list('2025-06-17')).toEqual([])
  expect(await list('2025-06-17', '2025-06-19')).toHaveLength(3)
})
