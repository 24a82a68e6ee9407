import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { arriveAt, rightAndCosts } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const away = 'La plataforma del colegio no responde.'

/** As while the hub starts anew: every connection to it is refused, and the device has its own. */
const refuse = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'))
const takeUp = (page: Page) => page.unroute('**/api/**')

async function keptPeriod(page: Page): Promise<number> {
  const answer = await page.request.get('/api/enrollment/draft')
  return ((await answer.json()) as { period: number }).period
}

describe('While the hub does not answer', () => {
  it('a choice is told to wait for the platform, not for the internet, and is kept when it is back', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10001', { ...rightAndCosts, step: 0 })
    await refuse(page)
    await page.getByRole('radio', { name: 'Primer semestre' }).check()
    await page.getByText(away).first().waitFor()
    expect(await page.getByText('internet').count()).toBe(0)
    await expectWellEverywhere(page, 'choosing while the hub is away')
    await takeUp(page)
    await page.getByText(away).first().waitFor({ state: 'hidden' })
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    await page.locator('.sticky-bar__today[aria-busy="false"]').waitFor()
  })

  it('a page that could not be loaded says so and loads by itself when it is back', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10003', { ...rightAndCosts, step: 1 })
    await page.route('**/api/enrollment/**', (route) => route.abort('connectionrefused'))
    await page.route('**/api/health/live', (route) => route.abort('connectionrefused'))
    await page.reload()
    await page.getByRole('alert').getByText(away).waitFor()
    await expectWellEverywhere(page, 'nothing loaded')
    await page.unrouteAll()
    await page.getByRole('heading', { name: 'Costos anuales' }).first().waitFor()
  })

  it('a proxy that answers in its place is not taken for it', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10004', { ...rightAndCosts, step: 0 })
    const badGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
    await page.route('**/api/**', (route) => route.fulfill(badGateway))
    await page.getByRole('radio', { name: 'Primer semestre' }).check()
    await page.getByText(away).first().waitFor()
    expect(await page.getByText('internet').count()).toBe(0)
    await takeUp(page)
    await page.getByText(away).first().waitFor({ state: 'hidden' })
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
  })

  it('sign-in says it too', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/login')
    await page.getByLabel('Código del estudiante').fill('10002')
    await page.getByRole('button', { name: 'Ingresar', disabled: false }).waitFor()
    await refuse(page)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('alert').getByText(away).waitFor()
    await expectWellEverywhere(page, 'sign-in while the hub is away')
    await takeUp(page)
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('heading', { name: 'Información inicial' }).waitFor()
  })
})
