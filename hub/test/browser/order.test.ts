import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()
const orderAt = (token: string) => `/enrollment/finances/order?token=${token}`

describe('The details of an order', () => {
  it('are shown to whoever has its token, and lead to the receipt once it is paid', async () => {
    const family = await Family.signIn(hub(), '10004')
    const { token } = await family.enrol(rightAndCosts)
    await until(
      () => hub().hub.app.database('receipt'),
      (receipts) => receipts.length === 1,
    )
    const page = await browser.open(phone, hub().url)
    await page.goto(orderAt(token))
    await page.getByText('Luciana Restrepo Mejía').waitFor()
    for (const shown of ['Pagada', '10004', '2025-2026', 'Nada por pagar'])
      await page.getByText(shown, { exact: true }).first().waitFor()
    const annual = page.getByRole('table', { name: 'Costos anuales' })
    expect(await annual.getByRole('rowheader').first().textContent()).toContain('CA-0001')
    await page.getByRole('table', { name: 'Costos mensuales' }).waitFor()
    await page.getByText('Saldo a favor aplicado').waitFor()
    await annual.getByText('Descuentos, becas y anualidades: $3.800.000 menos').waitFor()
    expect(await page.locator('meta[name="robots"]').last().getAttribute('content')).toContain('noindex')
    await expectWellEverywhere(page, 'a paid order')
    await page.getByRole('link', { name: 'Ver el recibo' }).click()
    await page.waitForURL('**/enrollment/resume/*')
    await page.getByText('Luciana Restrepo Mejía').first().waitFor()
    await page.getByText('Descuentos, becas y anualidades: $3.800.000 menos').waitFor()
  })

  it('of an unpaid one say so in the reader’s language; nobody’s token, and a failure, what to do', async () => {
    const family = await Family.signIn(hub(), '10003')
    const { token } = (await family.pay(await family.quote(wholeYear))).body
    const page = await browser.open(phone, hub().url)
    await page.goto(orderAt(token))
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByText('No confirmed payment').waitFor()
    await page.getByText('Balance from last year, included').waitFor()
    expect(await page.getByRole('link', { name: 'See the receipt' }).count()).toBe(0)
    await expectWell(page, 'an unpaid order')

    for (const wrong of ['0'.repeat(32), 'x', '']) {
      await page.goto(orderAt(wrong))
      await page.getByText('We did not find this order.').waitFor()
    }
    await expectWell(page, 'no such order')

    await page.route('**/api/enrollment/orderhistory/**', (route) => route.abort())
    await page.goto(orderAt(token))
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute('**/api/enrollment/orderhistory/**')
    await retry.click()
    await page.getByText('No confirmed payment').waitFor()
  })
})

it('An address that nothing is at shows the ways on', async () => {
  const page = await browser.open(phone, hub().url)
  await page.goto('/enrollment/nothing')
  await page.getByRole('heading', { name: 'Esta página no existe.' }).waitFor()
  await page.getByRole('link', { name: 'Lista de tarifas' }).waitFor()
  await expectWell(page, 'no page')
})
