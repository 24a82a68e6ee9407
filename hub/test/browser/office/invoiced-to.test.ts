import { expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { invoicedCompany, keepPayer } from '@matricula/hub/testing/invoice-payer'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWellEverywhere, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()

it('Finance sees whom the invoice of a payment is made out to once it asks, which is in the trail', async () => {
  const family = await Family.signIn(hub(), '10001')
  const { body } = await keepPayer(family.visitor, invoicedCompany)
  await family.pay(await family.quote(rightAndCosts), { invoicePayer: body.id })
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(page, '/enrollment/admin/payments', 'Pagos')
  await page.getByRole('link', { name: '10001', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Orden de/ })
  const reads = () =>
    hub().hub.app.database('audit').where({ act: 'record.read' }).whereLike('after', '%/payer%')
  const show = drawer.getByRole('button', { name: 'Ver a nombre de quién va' })
  await show.waitFor()
  expect(await reads()).toEqual([])

  await show.click()

  await drawer.getByText('Textiles del Norte S.A.S.').waitFor()
  expect(await drawer.getByText('NIT 890903938-8').count()).toBe(1)
  expect(await reads()).toHaveLength(1)
  await expectWellEverywhere(page, 'a payment with its invoice')
})
