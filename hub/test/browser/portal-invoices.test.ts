import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Guardian } from '@matricula/hub/testing/invoices'
import { sum } from '../../src/shared/money.ts'
import { useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { confirmOf, fillPayer } from './paying.ts'
import { button, comeAs, section, signInAt, totalOf } from './portal.ts'
import { desktop, expectWellEverywhere, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub({ heartbeat: { everySeconds: 1, noticeAt: 60, stopAt: 100 } })

/** The portal of a guardian whose students owe something, all invoices of the first one chosen. */
async function arrive(screen: Screen, email: string): Promise<{ page: Page; elsewhere: Guardian }> {
  const page = await browser.open(screen, hub().url)
  const elsewhere = new Guardian(await comeAs(page, hub(), email))
  await page.getByRole('table').waitFor()
  return { page, elsewhere }
}

const boxes = (page: Page) => page.getByRole('table').getByRole('checkbox')

async function chooseAll(page: Page): Promise<void> {
  await boxes(page).first().waitFor()
  for (const box of await boxes(page).all()) await box.check()
}

const pesos = (amount: number) => `$${amount.toLocaleString('de-DE')}`

async function pay(page: Page): Promise<void> {
  await button(page, 'Pagar').click()
  await fillPayer(page)
  await confirmOf(page).click()
}

async function answerAtProvider(page: Page, choice: 'Aprobar' | 'Rechazar' | 'Dejar pendiente') {
  await page.waitForURL('**/sandbox/payments.invoices/pay/**')
  await page.getByRole('button', { name: choice }).click()
  await page.waitForURL('**/ParentsLogin?payment=*')
}

describe('A guardian of two students', () => {
  const email = 'familia.20198@example.com'

  it('chooses invoices of both with the keyboard, pays them at once, and finds the payment in the history', async () => {
    const { page } = await arrive(phone, email)
    await expectWellEverywhere(page, 'invoices')
    expect(await button(page, 'Pagar').isDisabled()).toBe(true)

    const [first, second] = [
      page.getByRole('tab', { name: /20198/ }),
      page.getByRole('tab', { name: /20199/ }),
    ]
    await page.getByLabel('Elegir todas').focus()
    await page.keyboard.press('Space')
    await totalOf(page).getByText('2 facturas elegidas').waitFor()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    expect(await second.getAttribute('aria-selected')).toBe('true')
    await page.getByRole('table', { name: /Violeta/ }).waitFor()
    await boxes(page).first().focus()
    await page.keyboard.press('Space')
    await totalOf(page).getByText('3 facturas elegidas').waitFor()
    await totalOf(page).getByText('$3.338.625').waitFor()
    expect(await totalOf(page).getAttribute('aria-live')).toBe('polite')
    await page.getByText('Vencida').first().waitFor()
    await expectWellEverywhere(page, 'invoices that are chosen')

    await button(page, 'Pagar').click()
    expect(await page.getByRole('dialog').getByLabel('Correo electrónico').inputValue()).toBe(email)
    await fillPayer(page)
    await confirmOf(page).click()
    await answerAtProvider(page, 'Aprobar')
    await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    await expectWellEverywhere(page, 'a payment that was approved')
    await page.getByRole('link', { name: 'Ver mis facturas' }).click()

    await page.getByRole('tab', { name: '20198 · sin facturas' }).waitFor()
    await page.getByRole('tab', { name: '20199 · 1 factura' }).waitFor()
    await section(page, 'Historial').click()
    const past = page.getByRole('article')
    await past.getByText('Aprobado').waitFor()
    await past.getByText('$3.338.625').waitFor()
    await past.getByText(/código 20199/).waitFor()
    await expectWellEverywhere(page, 'history')
    expect(new URL(page.url()).searchParams.get('tab')).toBe('history')
  })
})

describe('A guardian without invoices', () => {
  it('is told that an enrollment is paid apart, and led there', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.10001@example.com')
    await page.getByText('No hay facturas disponibles.').waitFor()
    await page.getByText('Su matrícula no está en esta lista: se ve y se paga aparte.').waitFor()
    await expectWellEverywhere(page, 'no invoices')
    await page.getByRole('link', { name: 'Ver las matrículas' }).click()
    await page.getByText('Sin empezar').waitFor()
    expect(await section(page, 'Matrículas').getAttribute('aria-selected')).toBe('true')
  })
})

describe('While a payment is under way', () => {
  it('its invoices are in process and say why, it can be gone on with, and declined it frees them', async () => {
    const { page } = await arrive(desktop, 'familia.20388@example.com')
    await chooseAll(page)
    await pay(page)
    await page.waitForURL('**/sandbox/payments.invoices/pay/**')
    await page.goto('/enrollment/ParentsLogin')
    await page.getByText('Hay un pago en proceso de esta factura.').first().waitFor()
    expect(await boxes(page).first().isDisabled()).toBe(true)
    await expectWellEverywhere(page, 'invoices in process')

    await section(page, 'Historial').click()
    await page.getByRole('article').getByText('Pendiente').waitFor()
    await page.getByRole('link', { name: 'Ver el estado' }).click()
    await page.getByRole('heading', { name: 'Pago pendiente' }).waitFor()
    await expectWellEverywhere(page, 'a payment that is pending')
    await button(page, 'Continuar el pago').click()
    await answerAtProvider(page, 'Rechazar')
    await page.getByRole('heading', { name: 'Pago rechazado' }).waitFor()
    await page.getByText('El banco dice: Fondos insuficientes.').waitFor()
    await expectWellEverywhere(page, 'a payment that was declined')

    await page.getByRole('link', { name: 'Ver mis facturas' }).click()
    await button(page, 'Pagar').waitFor()
    expect(await boxes(page).first().isEnabled()).toBe(true)
  })

  it('on another device, the same invoice is refused with its number and shown in process', async () => {
    const { page, elsewhere } = await arrive(phone, 'familia.20409@example.com')
    await chooseAll(page)
    expect((await elsewhere.pay(await elsewhere.payables())).status).toBe(200)

    await pay(page)

    await page.getByRole('status').getByText('Pago en proceso', { exact: true }).waitFor()
    await page.getByText(/La factura \d+ tiene un pago en proceso/).waitFor()
    await page.getByText('En proceso', { exact: true }).first().waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectWellEverywhere(page, 'an invoice that is being paid elsewhere')
  })
})

describe('When accounting', () => {
  it('has another amount than was shown, both are shown, the choice stays, and the new one is paid', async () => {
    const { page, elsewhere } = await arrive(phone, 'familia.20484@example.com')
    await chooseAll(page)
    const payables = await elsewhere.payables()
    const [first] = payables
    if (first === undefined) throw new Error('20484 owes something')
    await payPartAtTheDesk(first.DocNum, first.CardCode)

    await pay(page)

    const changed = page.getByRole('dialog', { name: 'La factura cambió' })
    await changed.getByText(first.DocNum).waitFor()
    await changed.getByText(pesos(first.amount)).waitFor()
    await expectWellEverywhere(page, 'invoices that changed')
    await changed.getByRole('button', { name: 'Revisar primero' }).click()
    expect(await boxes(page).first().isChecked()).toBe(true)
    await totalOf(page)
      .getByText(pesos(sum(payables.map(({ amount }) => amount)) - 1000))
      .waitFor()
    await button(page, 'Pagar').click()
    expect(await page.getByRole('dialog').getByLabel('Apellidos').inputValue()).toBe('Ruiz Peña')
    await confirmOf(page).click()
    await page.waitForURL('**/sandbox/payments.invoices/pay/**')
  })

  it('does not answer, the page says so and reads again when asked', async () => {
    const app = hub().hub.app
    await faultsAt(app, 'accounting.main').injectFault('unreachable')
    const page = await browser.open(desktop, hub().url)
    await comeAs(page, hub(), 'acudiente@example.com')
    await page.getByRole('alert').getByText('Error al Obtener Datos').waitFor()
    await expectWellEverywhere(page, 'without accounting')
    await faultsAt(app, 'accounting.main').clearFault()

    await button(page, 'Reintentar').click()

    await page.getByText('No hay estudiantes disponibles.').waitFor()
    await expectWellEverywhere(page, 'without students')
    await section(page, 'Historial').click()
    await page.getByText('Todavía no hay pagos.').waitFor()
    await button(page, 'English').click()
    await page.getByText('There are no payments yet.').waitFor()
    await expectWellEverywhere(page, 'an empty history, in English')
  })

  async function payPartAtTheDesk(docNum: string, partnerCode: string): Promise<void> {
    const amount = 1000
    await hub().hub.app.plugins.accounting.incomingPayments?.record(
      {
        reference: `desk-${docNum}`,
        partnerCode,
        amount,
        paidOn: '2025-06-19',
        providerRef: 'desk',
        documents: [{ docNum, amount }],
      },
      { key: `desk-${docNum}`, signal: AbortSignal.timeout(5000), trace: 'test' },
    )
  }
})

describe('When the session ends in the middle', () => {
  it('of paying, what was chosen and written is still there after signing in again, and so is a result that was waited for', async () => {
    const email = 'familia.10003@example.com'
    const { page, elsewhere } = await arrive(phone, email)
    await chooseAll(page)
    await button(page, 'Pagar').click()
    await fillPayer(page, { email })
    await elsewhere.visitor.delete('/api/session')

    await confirmOf(page).click()

    await page.getByText('La sesión terminó.').waitFor()
    await expectWellEverywhere(page, 'a session that ended')
    await signInAt(page, email)
    await totalOf(page).getByText('$1.250.000').waitFor()
    await button(page, 'Pagar').click()
    expect(await page.getByRole('dialog').getByLabel('Número telefónico').inputValue()).toBe('3001234567')

    await confirmOf(page).click()
    await page.waitForURL('**/sandbox/payments.invoices/pay/**')
    await page.context().clearCookies()
    await answerAtProvider(page, 'Aprobar')
    await page.getByRole('heading', { name: 'Ingrese a su cuenta' }).waitFor()
    await signInAt(page, email)
    await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    expect(new URL(page.url()).searchParams.has('payment')).toBe(true)
  })
})
