import { expect, it } from 'vitest'
import { only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { Auditor } from '@matricula/hub/testing/reconciliation'
import { giveBackOf, named, paidInvoices } from '../payments-office/an-invoice-refund.ts'

it('A day on which all of a payment of invoices was given back has what accounting keeps of it beside its payment', async () => {
  const { finance, token, larger, smaller } = await paidInvoices({ settings })
  for (const [index, { amount, ...document }] of [larger, smaller].entries())
    await giveBackOf(finance, token, { document: named(document), amount, key: `devolver-${index}` })
  const auditor = new Auditor(finance)

  const { rows, outflows } = await auditor.day()

  expect(rows.map(({ verdict, hub }) => [verdict, hub?.status])).toEqual([['agrees', 'refunded']])
  expect(rows[0]?.accounting?.amount).toBe(larger.amount + smaller.amount)
  expect(outflows).toHaveLength(2)
  for (const { amount } of [larger, smaller])
    expect(outflows).toContainEqual(expect.objectContaining({ verdict: 'to-undo', amount }))
  expect((await resolve(finance, await only(finance), 'attended')).status).toBe(200)
  expect((await auditor.day()).outflows.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees'])
})
