import { expect, it } from 'vitest'
import { withEinvoices } from '@matricula/hub/testing/einvoices'
import { settings } from '@matricula/hub/testing/exceptions'
import { invoicedCompany, invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { aSplit, payPart } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'
import { comeIn } from './office/staff-member.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

/** Mother and employer name whom their part is invoiced to; the father's waits for the family. */
async function paidInParts() {
  const { hub, family, payers } = await aSplit({ settings, plugins: withEinvoices() })
  const signedIn = await browser.open(phone, hub.url)
  const login = { data: { studentCode: '10001' } }
  expect((await signedIn.context().request.post('/api/enrollment/login', login)).ok()).toBe(true)
  const given = [{ invoicePayer }, {}, { invoicePayer: invoicedCompany }]
  const paid = []
  for (const [place, payer] of payers.entries()) paid.push(await payPart(payer, 'approve', given[place]))
  await until(
    () => hub.hub.app.database('einvoice').where({ status: 'accepted' }),
    ({ length }) => length === 2,
  )
  return { hub, signedIn, paid, token: (await family.check()).token }
}

it('A family and finance see the electronic invoice of each part, and each payer their own', async () => {
  const { hub, signedIn, paid, token } = await paidInParts()

  await signedIn.goto(`/enrollment/checkout?token=${token}`)
  await signedIn.getByText('Factura electrónica de la parte 1.').waitFor()
  await signedIn.getByText('Está a nombre de quien pagó esa parte.').first().waitFor()
  expect(await signedIn.getByText(/SETP99|Mora Gil|Textiles/).count()).toBe(0)
  await expectWellEverywhere(signedIn, 'the invoices of parts, for the family')

  const payer = await browser.open(phone, hub.url)
  await payer.goto(`/enrollment/pay/result/${paid[0]?.token}`)
  await payer.getByText(/Factura electrónica SETP99\d+\./).waitFor()
  await expectWellEverywhere(payer, 'the invoice of a part, for its payer')

  const finance = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await finance.goto(`/enrollment/admin/payments?token=${token}`)
  const drawer = finance.getByRole('dialog', { name: /^Orden de/ })
  await drawer.getByRole('button', { name: /a quién|a nombre/i }).click()
  await drawer
    .getByText(/SETP99\d+ · /)
    .first()
    .waitFor()
  expect(await drawer.getByText(/SETP99\d+ · /).count()).toBe(2)
  await expectWellEverywhere(finance, 'the invoices of parts, for finance')
})
