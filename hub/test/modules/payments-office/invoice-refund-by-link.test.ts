import { expect, it } from 'vitest'
import { settings } from '@matricula/hub/testing/exceptions'
import { Guardian } from '@matricula/hub/testing/invoices'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { linkDocuments, LinkPayer, linksOf } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { giveBackOf, invoiceRefundsOf, named } from './an-invoice-refund.ts'

it('A refund of invoices that somebody paid by a link is told to them, and not of which invoice', async () => {
  const hub = await runHub({ settings })
  const guardian = await Guardian.comes(hub)
  const payables = await guardian.payables()
  const payer = new LinkPayer(hub.visitor(), await linkDocuments(guardian.visitor, payables))
  const { body } = await payer.pay()
  await payer.choose(body, 'approve')
  await payer.approved(body.token)
  await until(
    () => hub.hub.app.database('allocation').whereNotNull('open_key'),
    (rows) => rows.length === 0,
  )
  const finance = await signInStaff(hub, 'finance')

  for (const [index, { amount, ...document }] of payables.entries()) {
    const asked = { document: named(document), amount, key: `devolver-${index}` }
    expect((await giveBackOf(finance, body.token, asked)).body).toMatchObject({ status: 'done', amount })
  }

  expect(await invoiceRefundsOf(finance, body.token)).toMatchObject({ left: 0 })
  const { body: seen } = await payer.payment(body.token)
  expect(seen).toMatchObject({ status: 'DEVUELTO' })
  expect(await linksOf(guardian.visitor, '10003')).toMatchObject([{ state: 'returned' }])
  const mails = await until(
    async () =>
      (await mailsOf(hub.hub.app)).filter(({ subject }) => subject.startsWith('Devolución de su pago')),
    ({ length }) => length === payables.length,
  )
  for (const { text, subject } of mails) {
    expect(subject).not.toContain('facturas')
    for (const { DocNum } of payables) expect(text).not.toContain(DocNum)
    expect(text).not.toContain('10003')
  }
})
