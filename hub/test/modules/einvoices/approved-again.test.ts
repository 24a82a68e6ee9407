import { expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { listedEinvoices } from '@matricula/hub/testing/einvoices'
import { list, resolve } from '@matricula/hub/testing/exceptions'
import { invoicePayer } from '@matricula/hub/testing/invoice-payer'
import type { LinkPayment } from '@matricula/hub/testing/pay-links'
import { Provider } from '@matricula/hub/testing/provider'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { attemptById, readAttempt } from '../../../src/modules/payments/attempt.store.ts'
import { forPayable } from '../../../src/modules/payments/payables.ts'
import { settlePayment } from '../../../src/modules/payments/settle-payment.ts'
import { broken } from '../payments-office/a-refund.ts'
import { invoicesIn, notesOf, threePaidBy } from './an-invoiced-split.ts'
import { anInvoiced } from './an-invoiced.ts'

interface Paid {
  readonly data: Pick<LinkPayment['data'], 'reference' | 'providerRef' | 'amount'>
}

/** Its provider takes a payment back, and approves it again once its invoice is credited. */
async function backAndForth({ hub }: TestHub, provider: Provider, { data }: Paid): Promise<void> {
  await provider.change({ data }, 'reverse')
  await until(
    () => hub.app.database('credit_note').where({ status: 'accepted' }),
    ({ length }) => length === 1,
  )
  const at = hub.app.clock.now().toISOString()
  const again = { rawStatus: 'Aceptada', amount: data.amount, at, means: 'card', reason: null }
  await memoOf(hub.app, 'payments.card').set(`step:${data.reference}:000009`, again)
  const { reference } = data
  const { id }: { readonly id: string } = await hub.app
    .database('payment_attempt')
    .where({ reference })
    .first('id')
  const { pays } = await attemptById(hub.app.database, id)
  await forPayable(pays, async (payable) =>
    settlePayment(hub.app, await readAttempt(hub.app.database, payable.attempts, id), {
      signal: new AbortController().signal,
    }),
  )
}

/** Whatever finance says of it. */
async function attend(finance: Visitor): Promise<void> {
  const { body } = await list(finance, '?state=open')
  expect(body.map(({ kind }) => kind).toSorted()).toEqual(['approved-again', 'reversed'])
  for (const exception of body) expect((await resolve(finance, exception, 'attended')).status).toBe(200)
}

it('A payment that its provider approves again after it went back has no second invoice, and is before finance', async () => {
  const { hub, family, finance, total } = await anInvoiced()
  const { data } = await family.check()
  if (data === null) throw new Error('it is paid')

  await backAndForth(hub, new Provider(hub), { data })
  await attend(finance)
  await settled(hub)

  expect(await listedEinvoices(finance)).toMatchObject([{ total }])
  expect(await notesOf(hub, 1)).toMatchObject([{ total }])
  expect(await broken(hub)).toEqual([])
})

it('So it is with a part of a complete order, whose others stay invoiced', async () => {
  const { hub, finance, mothers } = await threePaidBy([{ invoicePayer }, { invoicePayer }, { invoicePayer }])
  await invoicesIn(hub, 3)

  await backAndForth(hub, new Provider(hub), mothers)
  await attend(finance)
  await settled(hub)

  await invoicesIn(hub, 3)
  expect(await notesOf(hub, 1)).toMatchObject([{ total: 2_375_000 }])
  expect(await broken(hub)).toEqual([])
})
