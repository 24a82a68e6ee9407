import { expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import {
  answeredEinvoice,
  creditNotesOf,
  paidWithInvoice,
  withEinvoices,
} from '@matricula/hub/testing/einvoices'
import { correctPayer, invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { giveBack } from '../../modules/payments-office/a-refund.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const einvoices = '/enrollment/admin/einvoices'

it('Finance issues a rejected invoice again once its payer is corrected', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const { family, token } = await paidWithInvoice(hub, { ...invoicePayer, number: '1098765413' })
  await answeredEinvoice(family.visitor, token, ['rejected'])
  await correctPayer(family.visitor, token)
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, einvoices, 'Facturas electrónicas')
  await page.getByText('FAJ44b').waitFor()
  await expectWellEverywhere(page, 'electronic invoices')
  await page.getByRole('button', { name: 'Emitir de nuevo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir de nuevo' }).click()
  await page.getByText('La factura se emite de nuevo.').waitFor()
  expect(await answeredEinvoice(family.visitor, token, ['accepted'])).toMatchObject({
    cufe: expect.any(String),
  })
  await page.reload()
  await page.getByText('Aceptada', { exact: true }).waitFor()

  await page.getByRole('link', { name: /^SETP/ }).first().click()
  await page.getByRole('button', { name: 'Ver a nombre de quién va' }).click()
  await page.getByRole('link', { name: 'Ver la factura en PDF' }).waitFor()
})

it('Finance corrects whom a rejected invoice names, and issues it again with that', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const { family, token } = await paidWithInvoice(hub, { ...invoicePayer, number: '1098765413' })
  await answeredEinvoice(family.visitor, token, ['rejected'])
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, einvoices, 'Facturas electrónicas')
  await page.getByRole('button', { name: 'Emitir de nuevo' }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel('Número de documento')
  await number.fill('12')
  await dialog.getByLabel('Nombres').focus()
  await dialog.getByText('Escriba entre 4 y 10 dígitos, sin puntos').waitFor()
  await expectWellEverywhere(page, 'the correction of a rejected invoice')
  await number.fill('1098765432')
  await dialog.getByRole('button', { name: 'Emitir de nuevo' }).click()
  await page.getByText('La factura se emite de nuevo.').waitFor()
  expect(await answeredEinvoice(family.visitor, token, ['accepted'])).toMatchObject({ status: 'accepted' })
})

it('Finance issues a rejected credit note again', async () => {
  const hub = await runHub({ plugins: withEinvoices() })
  const { family, token } = await paidWithInvoice(hub)
  await answeredEinvoice(family.visitor, token, ['accepted'])
  await settled(hub)
  const switches = (said: object) =>
    hub.visitor().submit('/sandbox/einvoice.main/switches', { waitSeconds: '0', trouble: '', ...said })
  await switches({ rejectsAll: 'on' })
  await giveBack(await signInStaff(hub, 'finance'), token)
  await creditNotesOf(family.visitor, token, { statuses: ['rejected'] })
  await switches({})
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(page, `${einvoices}?note=rejected`, 'Facturas electrónicas')
  await page.getByText('FAJ44b').waitFor()
  await expectWellEverywhere(page, 'a rejected credit note')
  await page.getByRole('button', { name: /^Emitir de nuevo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir de nuevo' }).click()
  await page.getByText('La nota crédito se emite de nuevo.').waitFor()
  await creditNotesOf(family.visitor, token)
  await goTo(page, einvoices, 'Facturas electrónicas')
  await page.getByRole('link', { name: 'NC2' }).waitFor()
  await expectWellEverywhere(page, 'an accepted credit note')
})

it('The list of electronic invoices says when there are none', async () => {
  const hub = await runHub()
  const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(page, einvoices, 'Facturas electrónicas')
  await page.getByText('No hay facturas electrónicas.').waitFor()
  await expectWellEverywhere(page, 'no electronic invoices')
})
