import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { arriveToPay, confirmOf, fillPayer, pressPay, rightAndCosts } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const dialog = (page: Page) => page.getByRole('dialog')
const away = { status: 503, contentType: 'application/json', body: '{}' }

async function filled(code: string): Promise<Page> {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, code, rightAndCosts)
  await pressPay(page)
  await fillPayer(page)
  return page
}

async function expectInSight(page: Page, text: string): Promise<void> {
  const edges = async () => {
    const box = await dialog(page).getByText(text).boundingBox()
    const foot = await confirmOf(page).boundingBox()
    return { top: box?.y ?? -1, bottom: (box?.y ?? 0) + (box?.height ?? 0), foot: foot?.y ?? 0 }
  }
  await expect
    .poll(async () => {
      const { top, bottom, foot } = await edges()
      return top >= 0 && bottom <= foot
    })
    .toBe(true)
}

describe('Who pays in the wizard', () => {
  it('reads beside the button that there is no connection, and sends nothing until it is back', async () => {
    const page = await filled('10001')
    await page.context().setOffline(true)
    await dialog(page).getByText('No hay conexión a internet.').waitFor()
    await expectInSight(page, 'No hay conexión a internet.')
    await expectWellEverywhere(page, 'the payer without a connection')
    await confirmOf(page).click({ force: true })
    expect(await dialog(page).getByText('No recibimos respuesta del pago.').count()).toBe(0)
    await page.context().setOffline(false)
    await dialog(page).getByText('No hay conexión a internet.').waitFor({ state: 'detached' })
    expect(await confirmOf(page).getAttribute('aria-disabled')).toBeNull()
  })

  it('is led to the one thing that was not answered last', async () => {
    const page = await filled('10014')
    await page.route('**/api/payments/enrollment/invoice', (route) => route.fulfill(away))
    await confirmOf(page).click()
    await dialog(page).getByText('No recibimos respuesta del pago.').waitFor()
    await expectInSight(page, 'No recibimos respuesta del pago.')

    await page.route('**/api/payers', (route) => route.fulfill(away))
    await dialog(page).getByRole('button', { name: 'Factura electrónica a nombre de…' }).click()
    await confirmOf(page).click()

    await dialog(page).getByText('No pudimos guardar los datos de la factura.').waitFor()
    await expectInSight(page, 'No pudimos guardar los datos de la factura.')
    expect(await dialog(page).getByText('No recibimos respuesta del pago.').count()).toBe(0)
  })
})
