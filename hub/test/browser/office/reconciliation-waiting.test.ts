import { expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { until } from '@matricula/hub/testing/until'
import { sendOrder } from '@matricula/hub/testing/admin-orders'
import { today } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const days = '/enrollment/admin/reconciliation'
const dayTitle = 'Conciliación del 19 de junio de 2025'
const dayBefore = '2025-06-18'
const toReview = 'Líneas del banco por revisar: 1'

it('A day with lines of the bank’s file to review leads to those lines alone', async () => {
  const hub = await runHub()
  await new Provider(hub).misbehave({ amountOff: '-1' })
  await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
  await until(
    () => hub.hub.app.database('payment_exception'),
    ({ length }) => length === 1,
  )
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, '/enrollment/admin/agreements', 'Convenio bancario')
  await page.getByRole('button', { name: 'Cargar archivo del banco' }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'banco.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`referencia;valor;fecha\nMH-NOBODY;1000000;${dayBefore}`),
  })
  await page.getByRole('button', { name: 'Dejar por revisar: 1' }).click()
  await page.getByText('Dejar por revisar: 1').waitFor({ state: 'hidden' })

  await goTo(page, days, 'Conciliación')
  await page.getByRole('link', { name: toReview }).waitFor()
  await expectWellEverywhere(page, 'the days, one with lines to review')
  await goTo(page, `${days}?day=${dayBefore}`, 'Conciliación del 18 de junio de 2025')
  await page.getByRole('link', { name: toReview }).waitFor()
  await expectWellEverywhere(page, 'a day with lines to review')
  await page.getByRole('link', { name: toReview }).click()
  await page.getByRole('heading', { name: 'Pagos por revisar', level: 1 }).waitFor()
  await page.getByText(/^1 resultado/).waitFor()
  await expectWellEverywhere(page, 'the lines to review')
  await page.getByText('MH-NOBODY').first().waitFor()
})

it('An order of the administration stands apart from the day’s payments, without a sum of payment', async () => {
  const hub = await runHub()
  withCustomFields(hub.hub.app)
  await sendOrder(await signInStaff(hub, 'admissions'))
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })

  await goTo(page, days, 'Conciliación')
  await page.getByText('1 orden de la administración').first().waitFor()
  await goTo(page, `${days}?day=${today}`, dayTitle)
  const orders = page.getByRole('region', { name: 'Órdenes de la administración' })
  await orders.getByText('10002').first().waitFor()
  expect(await orders.locator('.ant-table-row > td').nth(2).textContent()).toMatch(
    /^Para contabilidad: \$[\d.]+1 orden de la administración/,
  )
  expect(await page.getByText('0 pagos').count()).toBe(0)
  await expectWellEverywhere(page, 'a day with an order of the administration alone')
  await page.setViewportSize(phone)
  await orders.getByText('10002').first().waitFor()
  expect(await page.getByText('0 pagos').count()).toBe(0)
  await expectWell(page, 'an order of the administration on a phone')
})
