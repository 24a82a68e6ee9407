import { expect, it } from 'vitest'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { watch } from '@matricula/hub/testing/progress'
import { ended, withPaidParts } from '@matricula/hub/testing/splits'
import { readOperationsStatus } from '../../../src/modules/operations/read-operations-status.ts'
import { giveBackOf, named, paidInvoices } from '../payments-office/an-invoice-refund.ts'

it('The summary tells parts that were paid of an order that lacks another, and then the whole order alone', async () => {
  const { hub, company } = await withPaidParts(2)
  const { summary } = await watch(hub)
  expect((await summary()).money).toMatchObject({ received: 0, partsReceived: 3_750_000 })

  await company.choose((await company.pay()).body, 'approve')

  expect((await summary()).money).toMatchObject({ received: 4_750_000, partsReceived: 0 })
})

it('The summary and the numbers tell a payment of a part while it is under way, and the student is at its parts all along', async () => {
  const { hub, finance, company } = await withPaidParts(2)
  const { summary, rowOf } = await watch(hub)
  const pending = async () => ({
    money: (await summary()).money.pending,
    provider: (await readOperationsStatus(hub.hub.app))?.payments.parts.count,
    step: (await rowOf('10001')).step,
    file: (await finance.get<{ step: string }>('/api/enrollment/admin/students/10001')).body.step,
  })
  const atParts = { step: 'split', file: 'split' }
  expect(await pending()).toEqual({ money: 0, provider: 0, ...atParts })

  const { body } = await company.pay()
  expect(await pending()).toEqual({ money: 1_000_000, provider: 1, ...atParts })

  await company.choose(body, 'decline')
  await ended(company, body)
  expect(await pending()).toEqual({ money: 0, provider: 0, ...atParts })
})

it('The summary tells what paid invoices, less what went back', async () => {
  const { hub, finance, token, larger, smaller } = await paidInvoices()
  const { summary } = await watch(hub)
  const all = larger.amount + smaller.amount
  expect((await summary()).money).toMatchObject({ received: 0, invoicesReceived: all, lost: 0 })

  await giveBackOf(finance, token, { document: named(larger), amount: 50_000 })

  expect((await summary()).money).toMatchObject({ invoicesReceived: all - 50_000 })
})

it('The summary tells what the school lost in disputes, of which the payments stay paid', async () => {
  const { hub, finance, dispute, amount } = await contested()
  const { summary } = await watch(hub)
  await say(finance, dispute, 'lose', { borne_by: 'school', reason: why })

  expect((await summary()).money).toMatchObject({ received: amount, lost: amount })
})
