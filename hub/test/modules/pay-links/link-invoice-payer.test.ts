import { describe, expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { type EinvoiceBody, withEinvoices } from '@matricula/hub/testing/einvoices'
import { chooseFor } from '@matricula/hub/testing/families'
import { Guardian } from '@matricula/hub/testing/invoices'
import {
  correctPayer,
  invoicedCompany,
  invoicePayer,
  type PayerForm,
  payerOfPayment,
  type PaymentPayerBody,
} from '@matricula/hub/testing/invoice-payer'
import {
  linkAmount,
  linkDocuments,
  LinkPayer,
  type LinkPayment,
  makeLink,
} from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { ended } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const code = '10001'

const pathOf = (token: string) => `/api/pay-links/payments/${token}`
const namedBy = ({ visitor }: LinkPayer, token: string) =>
  visitor.get<PaymentPayerBody>(`${pathOf(token)}/payer`)
const name = ({ visitor }: LinkPayer, token: string, form: PayerForm = invoicedCompany) =>
  visitor.put<PaymentPayerBody>(`${pathOf(token)}/payer`, form)
const invoiceOf = ({ visitor }: LinkPayer, token: string) =>
  until(
    () => visitor.get<EinvoiceBody>(`${pathOf(token)}/einvoice`),
    ({ body: { status } }) => status === 'accepted',
  )

/** An enrolment that somebody has paid by a link, naming nobody for its invoice unless a test says so. */
async function paidByLink(options: TestHubOptions = {}, given: object = {}) {
  const hub = await runHub({ plugins: withEinvoices(), ...options })
  const family = await chooseFor(hub, code)
  const company = new LinkPayer(hub.visitor(), await makeLink(family.visitor, code))
  const begun: LinkPayment = (await company.pay(given)).body
  await company.choose(begun, 'approve')
  const paid = await ended(company, begun)
  await settled(hub)
  return { hub, family, company, paid, order: (await family.check()).token }
}

describe.each(databases)('Who has paid by a link, on $name,', (database) => {
  it('says afterwards whom the invoice is made out to, and corrects it no more once it is issued', async () => {
    const { hub, company, paid } = await paidByLink({ database })
    expect((await namedBy(company, paid.token)).body).toMatchObject({ state: 'none', mayCorrect: true })

    expect((await name(company, paid.token)).status).toBe(200)

    expect((await invoiceOf(company, paid.token)).body.total).toBe(paid.data.amount)
    expect((await namedBy(company, paid.token)).body).toMatchObject({
      state: 'named',
      payer: { company: invoicedCompany.company, checkDigit: '8' },
      mayCorrect: false,
    })
    const again = await name(company, paid.token, invoicePayer)
    expect([again.status, problemOf(again).code]).toEqual([409, 'INVOICE_ISSUED'])
    const trail = await hub.hub.app.database('audit').where({ act: 'pay-link.payer' })
    expect(trail).toHaveLength(1)
    expect(JSON.stringify(trail)).not.toContain('890903938')
  })

  it('is the only one to say it: of the family nobody does, with money that is not theirs', async () => {
    const { family, company, paid, order } = await paidByLink({ database })
    expect(await payerOfPayment(family.visitor, order)).toMatchObject({ state: 'none', mayCorrect: false })

    const tried = await correctPayer(family.visitor, order)

    expect([tried.status, problemOf(tried).code]).toEqual([409, 'PAYER_OF_ANOTHER'])
    expect(tried.text).toContain('quien hizo el pago')
    expect((await namedBy(company, paid.token)).body).toMatchObject({ state: 'none' })
  })
})

describe('The invoice of what was paid by a link', () => {
  it('says what was paid, and no code of the child', async () => {
    const { hub, company, paid } = await paidByLink({}, { invoicePayer: invoicedCompany })
    await invoiceOf(company, paid.token)
    const { lines } = await hub.hub.app.database('einvoice').first('lines')
    expect(lines).toContain('Derecho de matrícula 2025-2026')
    expect(lines).not.toContain(code)
  })

  it('is asked by field for what is missing of whom it names', async () => {
    const { company, paid } = await paidByLink()
    const refused = await name(company, paid.token, { ...invoicedCompany, number: '890903938-1' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('debe ser 8')
  })

  it('is nobody’s who does not have the token of that payment', async () => {
    const { company, paid } = await paidByLink()
    const other = paid.token.replaceAll(/./gu, '0')
    expect((await namedBy(company, other)).status).toBe(404)
    expect((await name(company, other)).status).toBe(404)
  })
})

describe('What accounting has invoiced already', () => {
  it('takes nobody to invoice when open invoices are paid by a link', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const guardian = await Guardian.comes(hub)
    const [first] = await guardian.payables()
    if (first === undefined) throw new Error('there is no open invoice')
    const aunt = new LinkPayer(hub.visitor(), await linkDocuments(guardian.visitor, [first]))
    await expectNoInvoice(aunt)
  })

  it('takes nobody when an amount on account is paid by a link', async () => {
    const hub = await runHub({ plugins: withEinvoices() })
    const finance = await signInStaff(hub, 'finance')
    await expectNoInvoice(new LinkPayer(hub.visitor(), await linkAmount(finance, code)))
  })
})

async function expectNoInvoice(payer: LinkPayer): Promise<void> {
  expect((await payer.read()).body.isInvoiced).toBe(false)
  const refused = await payer.pay({ invoicePayer: invoicedCompany })
  expect([refused.status, problemOf(refused).code]).toEqual([422, 'PAYER_INCOMPLETE'])
  expect(refused.text).toContain('El colegio ya facturó lo que se paga')
  const { token } = (await payer.pay()).body
  expect((await namedBy(payer, token)).status).toBe(404)
  expect((await name(payer, token)).status).toBe(404)
}
