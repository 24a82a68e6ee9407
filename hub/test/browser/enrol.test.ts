import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { runHub } from '../support/test-hub.ts'
import { choosePeriod, signIn, walkToPay } from './family.ts'
import { desktop, expectWell, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()

describe.each([phone, desktop])('A family on $name enrols', (screen) => {
  it('for the whole year through the provider', async () => {
    const page = await arrive(screen, '10001')
    await choosePeriod(page, 'Año completo')
    await walkToPay(page)
    await beginPaying(page)
    await fillPayer(page)
    await approveAtProvider(page)
    await expectReceipt(page, '10001')
  })

  it('for right and costs through the provider, a prior debt included', async () => {
    const page = await arrive(screen, '10003')
    await choosePeriod(page, 'Derecho de matrícula y costos')
    await walkToPay(page)
    await beginPaying(page)
    await fillPayer(page)
    await approveAtProvider(page)
    await expectReceipt(page, '10003')
  })

  it('by bank agreement, and gets the reference for the bank', async () => {
    const page = await arrive(screen, '10013')
    await choosePeriod(page, 'Derecho de matrícula y costos')
    await page.getByRole('radio', { name: 'Convenio bancario' }).check()
    await walkToPay(page)
    await beginPaying(page)
    await page.waitForURL('**/enrollment/checkout?token=*')
    await page
      .getByText(/MH-[0-9A-Z]{12}/)
      .first()
      .waitFor()
    await expectWell(page, 'waiting for the bank')
  })

  it('in advance when the credit covers everything, without asking for a payer', async () => {
    const page = await arrive(screen, '10004')
    await choosePeriod(page, 'Derecho de matrícula y costos')
    await walkToPay(page)
    await beginPaying(page)
    await page.waitForURL('**/enrollment/checkout?token=*')
    await expectReceipt(page, '10004')
  })
})

/** A hub of its own, with a family that has just signed in. */
async function arrive(screen: Screen, code: string): Promise<Page> {
  const { url } = await runHub()
  const page = await browser.open(screen, url)
  await signIn(page, code)
  return page
}

async function beginPaying(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Pagar|Completar|Confirmar)/ }).click()
}

async function fillPayer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Confirmar y pagar' })
  await dialog.getByLabel('Nombre', { exact: true }).fill('Ana')
  await dialog.getByLabel('Apellidos').fill('Ruiz Peña')
  await dialog.getByLabel('Número de identificación').fill('52123456')
  await dialog.getByLabel('Correo electrónico').fill('ana.ruiz@example.com')
  expect(await confirm.isEnabled(), 'four of five payer fields').toBe(false)
  await dialog.getByLabel('Número telefónico').fill('3001234567')
  await expectWell(page, 'payer')
  await confirm.click()
}

async function approveAtProvider(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/payments.card/**')
  await expectWell(page, 'the provider’s page')
  await page.getByRole('button', { name: /Aprobar/ }).click()
  await page.waitForURL('**/enrollment/checkout?token=*')
}

async function expectReceipt(page: Page, code: string): Promise<void> {
  const link = page.getByRole('link', { name: /recibo/i })
  await link.first().waitFor()
  await expectWell(page, 'checkout')
  await link.first().click()
  await page.waitForURL('**/enrollment/resume/*')
  await page.getByText(code, { exact: true }).first().waitFor()
  await expectWell(page, 'receipt')
}
