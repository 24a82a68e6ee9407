import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import {
  answerAtProvider,
  arriveAt,
  arriveToPay,
  atProvider,
  attemptsOf,
  bankAgreement,
  confirmOf,
  expectResult,
  fillPayer,
  goToProvider,
  pressPay,
  rightAndCosts,
  wholeYear,
} from './paying.ts'
import { desktop, expectWell, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const semester = (page: Page) => page.getByRole('radio', { name: 'Primer semestre' })
const invoice = '**/api/payments/enrollment/invoice'

/** What the hub keeps of the family's choices. */
async function keptPeriod(page: Page): Promise<number> {
  const answer = await page.request.get('/api/enrollment/draft')
  return ((await answer.json()) as { period: number }).period
}

describe('While a family chooses', () => {
  it('each step loaded anew is there with what was chosen the moment before', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10001', { ...rightAndCosts, step: 0 })
    await semester(page).check()
    await page.reload()
    await expect.poll(() => semester(page).isChecked(), { timeout: 10_000 }).toBe(true)
    const steps = ['Costos anuales', 'Transporte', 'Costos mensuales', 'Actividades comunitarias', 'Pago']
    for (const name of steps) {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await page.getByRole('heading', { name, exact: true }).first().waitFor()
      await page.reload()
      await page.getByRole('heading', { name, exact: true }).first().waitFor()
    }
    await page.getByText('Total del primer semestre').waitFor()
  })

  it('a lost signal is said, and what was chosen without it is priced and kept when it is back', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10002', { ...rightAndCosts, step: 0 })
    await page.context().setOffline(true)
    await semester(page).check()
    await page.getByText('No hay conexión a internet.').waitFor()
    await expectWell(page, 'choosing offline')
    await page.context().setOffline(false)
    await page.getByText('No hay conexión a internet.').waitFor({ state: 'hidden' })
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    await page.locator('.sticky-bar__today[aria-busy="false"]').waitFor()
    expect(await semester(page).isChecked()).toBe(true)
  })

  it('an ended session leads to sign-in with its reason, and back to what was being chosen', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveAt(page, '10003', { ...rightAndCosts, step: 0 })
    await page.context().clearCookies()
    await semester(page).click()
    await page.getByText('La sesión terminó.').waitFor()
    await expectWell(page, 'session ended')
    await signInAgain(page, '10003')
    await until(
      () => keptPeriod(page),
      (period) => period === 2,
    )
    expect(await semester(page).isChecked()).toBe(true)
  })
})

describe('While a family pays', () => {
  it('a lost signal is said, nothing typed is lost, and the same payment goes on', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10004', wholeYear)
    await pressPay(page)
    await fillPayer(page)
    await page.context().setOffline(true)
    await page.getByRole('dialog').getByText('No hay conexión a internet.').waitFor()
    await expectWell(page, 'paying offline')
    await page.context().setOffline(false)
    await confirmOf(page).click()
    await atProvider(page)
    expect(await attemptsOf(hub(), '10004')).toBe(1)
  })

  it('an answer lost on its way back is asked for again, and is one payment', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10005', wholeYear)
    await page.route(
      invoice,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await pressPay(page)
    await fillPayer(page)
    await confirmOf(page).click()
    await page.getByText('el mismo pago nunca se cobra dos veces').waitFor()
    await confirmOf(page).click()
    await atProvider(page)
    expect(await attemptsOf(hub(), '10005')).toBe(1)
  })

  it('pressing twice, by mouse and by Enter, is one payment', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveToPay(page, '10006', wholeYear)
    await pressPay(page)
    await fillPayer(page)
    await page.getByLabel('Número telefónico').press('Enter', { noWaitAfter: true })
    await confirmOf(page)
      .dblclick({ noWaitAfter: true, force: true, timeout: 2000 })
      .catch(() => null)
    await atProvider(page)
    expect(await attemptsOf(hub(), '10006')).toBe(1)
  })

  it('pressing twice where nobody is asked who pays is one payment too', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10013', bankAgreement)
    await pressPay(page)
    await page.getByRole('button', { name: 'Reservar la orden' }).dblclick({ noWaitAfter: true })
    await expectResult(page, 'Pague con el convenio bancario')
    expect(await attemptsOf(hub(), '10013')).toBe(1)
  })

  it('the way back from the provider finds it locked, and goes on there with the same payment', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10007', rightAndCosts)
    await goToProvider(page)
    await page.goBack()
    await expectLocked(page)
    await expectWell(page, 'locked')
    await page.getByRole('link', { name: 'Ver el estado del pago' }).click()
    await page.getByRole('button', { name: 'Continuar en la página de pago' }).click()
    await atProvider(page)
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    expect(await attemptsOf(hub(), '10007')).toBe(1)
  })

  it('a page that the browser shows as it was left looks again before it lets anybody pay', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10011', wholeYear)
    await page.route('**/sandbox/payments.card/**', (route) => route.fulfill({ status: 204 }))
    await pressPay(page)
    await fillPayer(page)
    await confirmOf(page).click()
    await until(
      () => attemptsOf(hub(), '10011'),
      (attempts) => attempts === 1,
    )
    await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectLocked(page)
  })

  it('the way back from the result finds it locked until the bank has answered, and then paid', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveToPay(page, '10014', rightAndCosts)
    await goToProvider(page)
    await answerAtProvider(page, 'Dejar pendiente')
    await expectResult(page, 'Su pago está pendiente')
    const answer = await page.request.get('/api/payments/enrollment/check/10014')
    await page.goto('/enrollment/main?step=5')
    await expectLocked(page)
    await new Provider(hub()).change((await answer.json()) as { data: null }, 'approve')
    await page.getByRole('heading', { name: 'La matrícula está pagada' }).waitFor()
    await expectWell(page, 'paid while looked at')
    expect(await attemptsOf(hub(), '10014')).toBe(1)
  })

  it('a session that ends over the payer’s data comes back to them, and to one payment', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '00007', wholeYear)
    await pressPay(page)
    await fillPayer(page)
    await page.context().clearCookies()
    await confirmOf(page).click()
    await page.getByText('La sesión terminó.').waitFor()
    await signInAgain(page, '00007')
    await pressPay(page)
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('ana.ruiz@example.com')
    await confirmOf(page).click()
    await atProvider(page)
    expect(await attemptsOf(hub(), '00007')).toBe(1)
  })

  it('nothing of it shows to the family that signs in next on the same page', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10008', wholeYear)
    await pressPay(page)
    await fillPayer(page)
    await page.context().clearCookies()
    await confirmOf(page).click()
    await page.getByText('La sesión terminó.').waitFor()
    await signInAgain(page, 'a1b2c')
    await page.getByRole('button', { name: 'Pago', exact: true }).click()
    await pressPay(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar sin transporte' }).click()
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('')
  })
})

async function expectLocked(page: Page): Promise<void> {
  await page.getByText('Hay un pago en proceso.').waitFor()
  expect(await page.getByRole('button', { name: 'Pagar', exact: true }).isDisabled()).toBe(true)
}

async function signInAgain(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código del estudiante').fill(code)
  await page.getByRole('button', { name: 'Ingresar', disabled: false }).click()
  await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
}
