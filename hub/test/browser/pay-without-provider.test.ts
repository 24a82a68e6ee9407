import { expect, it } from 'vitest'
import { useHub } from '../support/test-hub.ts'
import { arriveToPay, bankAgreement, expectResult, pressPay, rightAndCosts } from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

it('By bank agreement a family gets the reference, the steps and until when, and finds them again', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveToPay(page, '10013', bankAgreement)
  await pressPay(page)
  await expectResult(page, 'Pague con el convenio bancario')
  const reference = await page.locator('.outcome__reference strong').textContent()
  expect(reference).toMatch(/^MH-[0-9A-Z]{14}$/)
  await page.getByText(/Puede pagar hasta el \d+ de \w+ de 2025/).waitFor()
  await expectWellEverywhere(page, 'bank agreement')

  await page.getByRole('link', { name: 'Volver a la matrícula' }).click()
  await page.getByText('La matrícula espera el pago en el banco.').waitFor()
  expect(await page.getByRole('button', { name: 'Pagar' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Ver el estado del pago' }).click()
  await page
    .getByText(reference ?? '')
    .first()
    .waitFor()
})

it('With a credit that covers everything nothing is asked, and the receipt is there', async () => {
  const page = await browser.open(desktop, hub().url)
  await arriveToPay(page, '10004', rightAndCosts)
  await page.getByText('No hay nada que pagar hoy.').waitFor()
  await pressPay(page)
  await expectResult(page, 'Pago aprobado')
  await page.getByRole('link', { name: 'Ver el recibo' }).waitFor()
  await expectWellEverywhere(page, 'paid in advance')
  await page.getByRole('link', { name: 'Ver el recibo' }).click()
  await page.getByText('Saldo a favor aplicado').waitFor()
  await expectWellEverywhere(page, 'receipt of an advance')
})
