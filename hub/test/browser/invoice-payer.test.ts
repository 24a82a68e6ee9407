import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { payerOfPayment } from '@matricula/hub/testing/invoice-payer'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import {
  answerAtProvider,
  arriveToPay,
  atProvider,
  confirmOf,
  expectResult,
  fillPayer,
  openSession,
  pressPay,
  rightAndCosts,
} from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const form = (page: Page) => page.locator('.invoice')
const openForm = (page: Page) => page.getByRole('button', { name: 'Factura electrónica a nombre de' }).click()

/** On the pay step with the five fields of who pays filled in. */
async function askedWhoPays(page: Page, code: string): Promise<void> {
  await arriveToPay(page, code, rightAndCosts)
  await pressPay(page)
  await fillPayer(page)
}

async function fillCompany(page: Page): Promise<void> {
  await form(page).getByLabel('De una empresa').check()
  await form(page).getByLabel('NIT').fill('890903938')
  await form(page).getByLabel('Razón social').fill('Textiles del Norte S.A.S.')
  await form(page).getByLabel('Correo para la factura').fill('facturas@example.com')
}

/** What the page was sent to pay with, at the provider's door. */
async function confirmed(page: Page): Promise<void> {
  await confirmOf(page).click()
  await atProvider(page)
}

describe('A family that wants the invoice in somebody’s name', () => {
  it('begins with who pays, is told of what is wrong once it leaves a field, and sees the check digit', async () => {
    const page = await browser.open(phone, hub().url)
    await askedWhoPays(page, '10001')
    await openForm(page)
    expect(await form(page).getByLabel('Nombres').inputValue()).toBe('Ana')
    expect(await form(page).getByLabel('Número de documento').inputValue()).toBe('52123456')
    await form(page).getByLabel('Nombres').fill('123')
    expect(await form(page).getByText('Escriba nombres con letras').count()).toBe(0)
    await form(page).getByLabel('Apellidos').focus()
    await form(page).getByText('Escriba nombres con letras, sin números').waitFor()
    await form(page).getByLabel('Nombres').fill('Ana')
    await form(page).getByText('Escriba nombres con letras').waitFor({ state: 'detached' })

    await form(page).getByLabel('De una empresa').check()
    await form(page).getByLabel('NIT').fill('890903938')
    await form(page).getByText('Dígito de verificación: 8').waitFor()
    await form(page).getByLabel('NIT').fill('890903938-7')
    await form(page).getByLabel('Razón social').focus()
    await form(page)
      .getByText('El dígito de verificación no corresponde a ese NIT: debe ser 8. Revise los dos.')
      .waitFor()
    expect(await form(page).getByText('Dígito de verificación: 8').count()).toBe(0)
    await expectWellEverywhere(page, 'the invoice form')
    await confirmOf(page).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'invoice-number')
    expect(await hub().hub.app.database('payer')).toEqual([])
  })

  it('finds again what it typed of a person and of a company, whichever it turns to', async () => {
    const page = await browser.open(phone, hub().url)
    await askedWhoPays(page, '10001')
    await openForm(page)
    const document = form(page).getByLabel('Tipo de documento')
    const number = form(page).getByLabel('Número de documento')
    await document.selectOption({ label: 'Cédula de extranjería' })
    await number.fill('E123456')

    await form(page).getByLabel('De una empresa').check()
    expect(await form(page).getByLabel('NIT').inputValue()).toBe('')
    await form(page).getByLabel('NIT').fill('890903938')
    await form(page).getByLabel('De una persona').check()
    expect(await document.locator('option:checked').textContent()).toBe('Cédula de extranjería')
    expect(await number.inputValue()).toBe('E123456')

    await form(page).getByLabel('De una empresa').check()
    expect(await form(page).getByLabel('NIT').inputValue()).toBe('890903938')
  })

  it('finds after a reload what it typed, until it goes on without it or signs out', async () => {
    const page = await browser.open(phone, hub().url)
    await askedWhoPays(page, '10002')
    await openForm(page)
    await fillCompany(page)
    await page.reload()
    await pressPay(page)
    await form(page).getByLabel('Razón social').waitFor()
    expect(await form(page).getByLabel('NIT').inputValue()).toBe('890903938')
    expect(await form(page).getByLabel('Razón social').inputValue()).toBe('Textiles del Norte S.A.S.')
    await form(page).getByLabel('De una persona').check()
    await page.getByRole('button', { name: 'Continuar sin estos datos' }).click()
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Textiles')

    await openForm(page)
    await fillCompany(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.getByText('Sesión cerrada.').waitFor()
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Textiles')
  })

  it('pays with it, and corrects it on the page of the payment', async () => {
    const other = await browser.open(desktop, hub().url)
    await openSession(other, '10003')
    const page = await browser.open(desktop, hub().url)
    await askedWhoPays(page, '10003')
    await openForm(page)
    await fillCompany(page)
    await form(page).getByLabel('Dirección').fill('Calle 1 # 2-3')
    await form(page).getByLabel('Departamento').selectOption({ label: 'Cundinamarca' })
    await form(page).getByLabel('Municipio').selectOption({ label: 'Chía' })
    await confirmed(page)
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    await page.getByText('Textiles del Norte S.A.S., NIT 890903938-8').waitFor()
    await page.getByRole('button', { name: 'Corregir los datos' }).click()
    await form(page).getByLabel('Razón social').fill('Textiles del Sur S.A.S.')
    await page.reload()
    await form(page).getByLabel('Razón social').waitFor()
    expect(await form(page).getByLabel('Razón social').inputValue()).toBe('Textiles del Sur S.A.S.')
    await expectWellEverywhere(page, 'the correction')
    await page.getByRole('button', { name: 'Guardar los datos' }).click()
    await page.getByText('Los datos de la factura quedaron guardados').waitFor()
    await page.getByText('Textiles del Sur S.A.S., NIT 890903938-8').waitFor()
    await expectWellEverywhere(page, 'the payment with its invoice')

    const token = new URL(page.url()).searchParams.get('token') ?? ''
    const finance = await signInStaff(hub(), 'finance')
    expect(await payerOfPayment(finance, token)).toMatchObject({
      payer: { company: 'Textiles del Sur S.A.S.', municipality: '25175' },
    })
    await other.goto(`/enrollment/checkout?token=${token}`)
    await other.getByText('Por seguridad solo los ve quien los escribió').waitFor()
    expect(await other.getByText('Textiles').count()).toBe(0)

    await page.getByRole('link', { name: 'Ver el recibo' }).click()
    await page
      .getByText('La factura va a nombre de Textiles del Sur S.A.S., NIT terminado en 3938.')
      .waitFor()
    await expectWellEverywhere(page, 'a receipt with its invoice')
    await other.goto(page.url())
    await other.getByText('Por seguridad solo los ve quien los escribió').waitFor()
    const stranger = await browser.open(phone, hub().url)
    await stranger.goto(page.url())
    await stranger.getByText('10003', { exact: true }).waitFor()
    for (const reader of [other, stranger]) expect(await reader.getByText('Textiles').count()).toBe(0)
  })

  it('is offered next time what the browser was asked to remember', async () => {
    const page = await browser.open(phone, hub().url)
    await askedWhoPays(page, '10007')
    await openForm(page)
    await fillCompany(page)
    await form(page).getByLabel('Recordar estos datos en este navegador').check()
    await confirmed(page)
    await answerAtProvider(page, 'Rechazar')
    await page.evaluate(() => sessionStorage.clear())
    await askedWhoPays(page, '10007')
    await openForm(page)
    await form(page).getByLabel('Sus datos guardados').waitFor()
    expect(await form(page).getByLabel('NIT').inputValue()).toBe('890903938-8')
    expect(await form(page).getByLabel('Razón social').inputValue()).toBe('Textiles del Norte S.A.S.')

    const offered = form(page).getByLabel('Sus datos guardados').locator('option:checked')
    expect(await offered.textContent()).toBe('Textiles del Norte S.A.S. · 890903938')
    await form(page).getByLabel('NIT').fill('89090393812')
    expect(await offered.textContent()).toBe('Escribir otros datos')
    await form(page).getByLabel('NIT').fill('890.903.938-8')
    expect(await offered.textContent()).toBe('Textiles del Norte S.A.S. · 890903938')

    await form(page).getByLabel('De una persona').check()
    const document = form(page).getByLabel('Tipo de documento').locator('option:checked')
    expect(await document.textContent()).toBe('Cédula de ciudadanía')
  })
})
