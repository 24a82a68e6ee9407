import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readPdf } from '@matricula/hub/testing/pdf-text'
import { useHub } from '@matricula/hub/testing/test-hub'
import { choosePeriod, signIn, walkToPay } from './family.ts'
import {
  answerAtProvider,
  arriveToPay,
  atProvider,
  attemptsOf,
  confirmOf,
  expectResult,
  fillPayer,
  goToProvider,
  pressPay,
  rightAndCosts,
  wholeYear,
} from './paying.ts'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const asked = {
  Nombre: 'Ingrese su nombre',
  Apellidos: 'Ingrese sus apellidos',
  'Número de identificación': 'Ingrese su numero de identificación',
  'Correo electrónico': 'Ingrese su correo electrónico',
  'Número telefónico': 'Ingrese su número telefónico',
}

describe('A family pays by the provider', () => {
  it('the whole year, from the first step on a phone to its receipt', async () => {
    const page = await browser.open(phone, hub().url)
    await signIn(page, '10001')
    await choosePeriod(page, 'Año completo')
    await walkToPay(page)
    await pressPay(page)
    await fillPayer(page)
    await expectWellEverywhere(page, 'payer')
    await confirmOf(page).click()
    await atProvider(page)
    await expectWell(page, 'the provider’s page')
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    await openReceipt(page, '10001')
    await expectWellEverywhere(page, 'receipt')
  })

  it('right and costs with last year’s debt, after the bank has declined once', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveToPay(page, '10003', rightAndCosts)
    await page.getByText('Saldo del año anterior por pagar').waitFor()
    await goToProvider(page)
    await answerAtProvider(page, 'Rechazar')
    await expectResult(page, 'El pago fue rechazado')
    await expectWellEverywhere(page, 'declined')
    await page.getByRole('link', { name: 'Volver a intentar' }).click()
    await pressPay(page)
    expect(await page.getByRole('dialog').getByLabel('Correo electrónico').inputValue()).toBe(
      'ana.ruiz@example.com',
    )
    await confirmOf(page).click()
    await atProvider(page)
    await answerAtProvider(page, 'Aprobar')
    await expectResult(page, 'Pago aprobado')
    await expect
      .poll(() => page.evaluate('JSON.stringify(sessionStorage)'), { timeout: 10_000 })
      .not.toContain('ana.ruiz@example.com')
    await openReceipt(page, '10003')
    await page.getByText('Saldo del año anterior, incluido').waitFor()
    expect(await attemptsOf(hub(), '10003')).toBe(2)
  })
})

describe('Who pays', () => {
  it('is asked for each field that was left empty, in the school’s words, beside it', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10007', wholeYear)
    await pressPay(page)
    const dialog = page.getByRole('dialog')
    for (const [label, message] of Object.entries(asked)) {
      const field = dialog.getByLabel(label, { exact: true })
      await field.fill('x')
      expect(await dialog.getByText(message).count()).toBe(0)
      await field.fill(' ')
      await field.blur()
      await dialog.getByRole('alert').filter({ hasText: message }).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await confirmOf(page).isDisabled()).toBe(true)
    }
    await confirmOf(page).focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Nombre', { exact: true }).and(page.locator(':focus')).waitFor()
    await dialog.getByText('Faltan datos por completar.').waitFor()
    await expectWellEverywhere(page, 'payer without anything')
  })

  it('is told of what is wrong once it leaves the field, is led there by Confirm, and goes on once it is mended', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveToPay(page, '10008', wholeYear)
    await pressPay(page)
    await fillPayer(page, { email: 'ana@' })
    const field = page.getByLabel('Correo electrónico')
    await page.getByRole('alert').filter({ hasText: 'Escriba un correo válido' }).waitFor()
    expect(await attemptsOf(hub(), '10008')).toBe(0)
    await confirmOf(page).click()
    await field.and(page.locator(':focus')).waitFor()
    await expectWellEverywhere(page, 'payer refused')
    await field.fill('ana.ruiz@example.com')
    expect(await page.getByText('Escriba un correo válido').count()).toBe(0)
    await confirmOf(page).click()
    await atProvider(page)
    expect(await attemptsOf(hub(), '10008')).toBe(1)
  })
})

describe('A receipt', () => {
  it('prints on one sheet, is kept as PDF, leads on, and opens for who scans it', async () => {
    const page = await browser.open(desktop, hub().url)
    await arriveToPay(page, 'a1b2c', rightAndCosts)
    await goToProvider(page)
    await answerAtProvider(page, 'Aprobar')
    await openReceipt(page, 'A1B2C')
    const address = page.url()
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await page.getByText(`Compruebe este recibo en ${address}`).waitFor()
    expect(await page.getByRole('button').count(), 'buttons on paper').toBe(0)
    await page.emulateMedia({ media: 'screen' })
    const kept = await page.getByRole('link', { name: 'Descargar PDF' }).getAttribute('href')
    const file = await page.request.get(kept ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(readPdf(await file.body()).text.replaceAll(' ', '')).toContain(address)
    const links = page.getByRole('link', { name: /Ver detalle de la orden|Documentos/ })
    await links.nth(1).waitFor()
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringMatching(/^\/enrollment\/finances\/order\?token=[0-9a-f]{32}$/),
      '/enrollment/main?documents=1',
    ])

    const scanned = await browser.open(phone, hub().url)
    await scanned.goto(address)
    await scanned.getByText('A1B2C', { exact: true }).waitFor()
  })

  it('without a token leads to sign-in, and one that nobody issued says what to do', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/resume/')
    await page.waitForURL('**/enrollment/login')
    await page.goto(`/enrollment/resume/${'a'.repeat(32)}`)
    await page.getByText('No encontramos este recibo.').waitFor()
    await expectWellEverywhere(page, 'no receipt')
  })
})

async function openReceipt(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Ver el recibo' }).click()
  await page.waitForURL('**/enrollment/resume/*')
  await page.getByText(code, { exact: true }).first().waitFor()
}
