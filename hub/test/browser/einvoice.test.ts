import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { creditNotesOf, withEinvoices } from '@matricula/hub/testing/einvoices'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import {
  answerAtProvider,
  arriveToPay,
  atProvider,
  confirmOf,
  expectResult,
  fillPayer,
  pressPay,
  rightAndCosts,
} from './paying.ts'
import { giveBack } from '../modules/payments-office/a-refund.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const form = (page: Page) => page.locator('.invoice')

/** Paid by card, with the invoice asked for by a document of that number. */
async function paidWithInvoice(page: Page, number: string): Promise<void> {
  await arriveToPay(page, '10001', rightAndCosts)
  await pressPay(page)
  await fillPayer(page)
  await page.getByRole('button', { name: 'Factura electrónica a nombre de' }).click()
  await form(page).getByLabel('Número de documento').fill(number)
  await form(page).getByLabel('Correo para la factura').fill('facturas@example.com')
  await confirmOf(page).click()
  await atProvider(page)
  await answerAtProvider(page, 'Aprobar')
  await expectResult(page, 'Pago aprobado')
}

it('A family sees its electronic invoice, its document and where the tax authority shows it', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const page = await browser.open(phone, hub.url)
  await paidWithInvoice(page, '52123456')
  await page.getByText('Aceptada por la DIAN.').waitFor()
  await page.getByText(/Factura electrónica SETP99\d+\./).waitFor()
  await expectWellEverywhere(page, 'an accepted invoice')
  const check = page.getByRole('link', { name: 'Consultarla en la DIAN' })
  expect(await check.getAttribute('href')).toMatch(/documentkey=[0-9a-f]{96}$/)
  const pdf = await page.getByRole('link', { name: 'Ver la factura en PDF' }).getAttribute('href')
  const answer = await page.request.get(new URL(pdf ?? '', hub.url).href)
  expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF')
})

it('A family is told that its invoice was rejected, and corrects the data', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const page = await browser.open(desktop, hub.url)
  await paidWithInvoice(page, '52123413')
  await page.getByText('Rechazada por la DIAN: corrija los datos.').waitFor()
  await page.getByText('Motivo: FAJ44b').waitFor()
  await expectWellEverywhere(page, 'a rejected invoice')
  await page.reload()
  await page.getByRole('button', { name: 'Corregir los datos' }).click()
  await form(page).getByLabel('Número de documento').fill('52123456')
  await page.getByRole('button', { name: 'Guardar los datos' }).click()
  await page.getByText('Los datos de la factura quedaron guardados').waitFor()
})

it('A family sees the credit note of what the school gave back beside its invoice', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const page = await browser.open(phone, hub.url)
  await paidWithInvoice(page, '52123456')
  await page.getByText('Aceptada por la DIAN.').waitFor()
  await settled(hub)
  const { token } = await hub.hub.app.database('enrollment_order').first('token')
  const finance = await signInStaff(hub, 'finance')
  await giveBack(finance, token)
  await creditNotesOf(finance, token)
  await page.reload()
  await page.getByText(/Nota crédito NC\d+\./).waitFor()
  await page.getByText('Por $1.000.000 de la factura.').waitFor()
  await expectWellEverywhere(page, 'a credit note')
  const pdf = await page.getByRole('link', { name: 'Ver la nota crédito en PDF' }).getAttribute('href')
  const answer = await page.request.get(new URL(pdf ?? '', hub.url).href)
  expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF')
})
