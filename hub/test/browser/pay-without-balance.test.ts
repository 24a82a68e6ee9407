import { expect, it } from 'vitest'
import { runHub } from '@matricula/hub/testing/test-hub'
import { withoutBalances } from '@matricula/hub/testing/without-balances'
import { enter, openStep } from './family.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

it('A balance that cannot be read leaves every price on the screen, and paying waits for it', async () => {
  const hub = await runHub()
  const read = { ...hub.hub.app.prices }
  withoutBalances(hub)
  const page = await browser.open(phone, hub.url)
  await enter(page, '10003', 1)
  await page.getByText('No pudimos leer el saldo del año anterior.').waitFor()
  await page
    .getByRole('button', { name: /3\.800\.000.*¿Por qué este valor\?/ })
    .first()
    .waitFor()
  const today = page.locator('.sticky-bar__today')
  await today.getByText('Valor de hoy, sin el saldo del año anterior').waitFor()
  await today.getByText('$4.750.000').waitFor()
  await expectWellEverywhere(page, 'prices without the balance')
  await openStep(page, 5)
  const pay = page.getByRole('button', { name: 'Pagar', exact: true })
  await pay.waitFor()
  expect(await pay.isDisabled()).toBe(true)
  await expectWellEverywhere(page, 'paying waits for the balance')

  Object.assign(hub.hub.app.prices, read)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await today.getByText('Total a pagar hoy').waitFor()
  await today.getByText('$6.000.000').waitFor()
  await page.getByRole('button', { name: 'Pagar', exact: true, disabled: false }).waitFor()
})
