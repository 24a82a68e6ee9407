import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { arriveAt, openSession, rightAndCosts } from './paying.ts'
import { expectWell, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const transportPart = '**/assets/transport-step-*.js'

const semester = (page: Page) => page.getByRole('radio', { name: 'Primer semestre' })
const today = (page: Page) => page.locator('.sticky-bar__amount')
const offline = (page: Page) => page.getByText('No hay conexión a internet.')
const unreached = (page: Page) => page.getByText('La plataforma del colegio no responde.')
const onItsWay = (page: Page) =>
  page.getByText('Esta parte se abrirá automáticamente cuando vuelva la conexión.')
const crashed = (page: Page) => page.getByText('Algo falló en esta página.')

async function arrive(code: string, step = 0): Promise<Page> {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, code, { ...rightAndCosts, step })
  return page
}

async function keptPeriod(page: Page): Promise<number> {
  const answer = await page.request.get('/api/enrollment/draft')
  return ((await answer.json()) as { period: number }).period
}

const unkept = (page: Page) => page.evaluate(`sessionStorage.getItem('matricula.wizard.unkept')`)

const reached = 'test.reached'

/** The hub cannot be reached with choices, not even by a page that is being left; with everything else it can. */
async function loseDrafts(page: Page): Promise<void> {
  const lose = `{
    const send = globalThis.fetch
    globalThis.fetch = (address, init) =>
      init?.method === 'PUT' && !sessionStorage.getItem('${reached}')
        ? Promise.reject(new TypeError('lost'))
        : send(address, init)
  }`
  await page.addInitScript(lose)
  await page.evaluate(lose)
}

const loseNoMore = (page: Page) => page.evaluate(`sessionStorage.setItem('${reached}', 'yes')`)

async function openTransport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { name: 'Costos anuales' }).waitFor()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
}

/** Opens the wizard, waits until these parts have arrived, and takes the connection away. */
async function openedWith(parts: readonly string[], code: string, draft: object): Promise<Page> {
  const page = await browser.open(phone, hub().url)
  const loaded = Promise.all(parts.map((part) => page.waitForResponse(`**/assets/${part}-*.js`)))
  await arriveAt(page, code, { ...rightAndCosts, step: 0, ...draft })
  await loaded
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await offline(page).waitFor()
  return page
}

/** Chosen after the page was drawn: how often the document itself was loaded tells whether it was loaded anew. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

describe('Without a connection', () => {
  it('every step opens, because its part was loaded ahead', async () => {
    const steps = ['transport-step', 'activities-step', 'compare-periods', 'documents-panel']
    const page = await openedWith(steps, '10001', {})
    await openTransport(page)
    await page.getByText('Sin transporte').first().waitFor()
    for (const name of ['Costos mensuales', 'Actividades comunitarias', 'Pago']) {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await page.getByRole('heading', { name, exact: true }).first().waitFor()
      await expectWell(page, `${name} without a connection`)
    }
  })

  it('the map of the home and the search of its address open once the step of transport has', async () => {
    const parts = ['home-map', 'address-search']
    const page = await openedWith(parts, '10006', { step: 2, transport: { is: 'undecided' } })
    await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
    await page.locator('.home-map canvas').first().waitFor()
    await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
    await page.getByLabel('Dirección', { exact: true }).waitFor()
    await expectWell(page, 'a home without a connection')
  })

  it('a part that was not loaded says so, and comes by itself with what was chosen', async () => {
    const page = await browser.open(phone, hub().url)
    await page.route(transportPart, (route) => route.abort())
    await arriveAt(page, '10002', { ...rightAndCosts, step: 0 })
    await page.context().setOffline(true)
    await semester(page).check()
    await openTransport(page)
    await onItsWay(page).waitFor()
    await expectWell(page, 'a part without a connection')
    await page.unroute(transportPart)
    await page.context().setOffline(false)
    await page.getByText('Sin transporte').first().waitFor()
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    await page.getByRole('button', { name: /Información inicial/ }).click()
    expect(await semester(page).isChecked()).toBe(true)
  })

  it('no total is shown that is not of what is chosen, on the bar, the card or a step', async () => {
    const page = await arrive('10003')
    await page.context().setOffline(true)
    await semester(page).check()
    await offline(page).waitFor()
    await today(page).filter({ hasText: 'Por calcular' }).waitFor()
    expect(await page.locator('.student-card__amount').textContent()).toBe('Por calcular')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByText('Los valores se verán cuando vuelva la conexión.').waitFor()
    expect(await page.locator('.fee-table').count()).toBe(0)
    await expectWell(page, 'no price without a connection')
    await page.getByRole('button', { name: 'Pago', exact: true }).click()
    await page.getByRole('heading', { name: 'Pago', exact: true }).waitFor()
    expect(await page.locator('.summary').count()).toBe(0)
    await page.getByRole('button', { name: 'Anterior' }).waitFor()
    await page.context().setOffline(false)
    await today(page).filter({ hasText: /\d/ }).waitFor()
    await page.getByText('Total del primer semestre').waitFor()
  })

  it('the notice stays in sight however far the page is scrolled', async () => {
    const page = await arrive('10004', 1)
    await page.context().setOffline(true)
    await offline(page).waitFor()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await until(
      () => page.evaluate<boolean>('scrollY > 300'),
      (isDown) => isDown,
    )
    const box = await offline(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(phone.height / 3)
    await expectWell(page, 'scrolled without a connection')
  })
})

describe('A part of another release', () => {
  it('is met with the page loaded anew, once, and then with the way to try again', async () => {
    const page = await browser.open(phone, hub().url)
    await page.route(transportPart, (route) => route.fulfill({ status: 404 }))
    await arriveAt(page, '10006', { ...rightAndCosts, step: 0 })
    const loads = countLoads(page)
    await openTransport(page)
    const retry = page.locator('.step').getByRole('button', { name: 'Reintentar' })
    await retry.waitFor()
    expect(loads()).toBe(1)
    expect(await crashed(page).count()).toBe(0)
    await expectWell(page, 'a part that is not there')
    await page.unroute(transportPart)
    await retry.click()
    await page.getByText('Sin transporte').first().waitFor()
  })
})

describe('Choices that the hub does not have', () => {
  it('outlive a page loaded anew, and leave the device once the hub has them', async () => {
    const page = await arrive('10007')
    await loseDrafts(page)
    await semester(page).check()
    await unreached(page).waitFor()
    await page.reload()
    await semester(page).and(page.locator(':checked')).waitFor()
    expect(await keptPeriod(page)).toBe(3)
    await unreached(page).waitFor()
    await loseNoMore(page)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    await until(
      () => unkept(page),
      (held) => held === null,
    )
  })

  it('are asked about where something else was saved meanwhile', async () => {
    const page = await arrive('10009')
    await loseDrafts(page)
    await semester(page).check()
    await unreached(page).waitFor()
    const elsewhere = await browser.open(phone, hub().url)
    await arriveAt(elsewhere, '10009', { period: 1, method: 2, quotas: 0, step: 0 })
    await loseNoMore(page)
    await page.reload()
    const conflict = page.getByRole('dialog', { name: 'Hay otros cambios en esta matrícula' })
    await conflict.getByRole('row', { name: 'Periodo de pago Primer semestre Año completo' }).waitFor()
    await conflict.getByRole('button', { name: 'Conservar lo mío' }).click()
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    expect(await semester(page).isChecked()).toBe(true)
  })

  it('leave the device with who signs out', async () => {
    const page = await arrive('10013')
    await loseDrafts(page)
    await semester(page).check()
    await unreached(page).waitFor()
    expect(await unkept(page)).toContain('10013')
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.waitForURL('**/enrollment/login?why=left')
    expect(await unkept(page)).toBeNull()
  })

  it('leave the device when another student’s session follows', async () => {
    const page = await arrive('10011')
    await loseDrafts(page)
    await semester(page).check()
    await unreached(page).waitFor()
    await page.context().clearCookies()
    await openSession(page, '10008')
    await page.goto('/enrollment/main?step=0')
    await today(page).filter({ hasText: /\d/ }).waitFor()
    expect(await semester(page).isChecked()).toBe(false)
    await expect.poll(() => unkept(page), { timeout: 10_000 }).toBeNull()
  })

  it('reach the hub before a session is closed', async () => {
    const page = await arrive('10014')
    await semester(page).check()
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.waitForURL('**/enrollment/login?why=left')
    await openSession(page, '10014')
    expect(await keptPeriod(page)).toBe(2)
  })
})
