import { describe, expect, it } from 'vitest'
import { paidInvoices } from '../../modules/payments-office/an-invoice-refund.ts'
import { expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

describe('Finance', () => {
  it('gives back a part of a paid invoice in the student’s file, and finds it in the list', async () => {
    const { hub, larger } = await paidInvoices()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await page.goto(`${hub.url}/enrollment/admin/students/10003?tab=charges`)
    await page.getByRole('heading', { name: 'Facturas pagadas aquí' }).waitFor()
    await expectWellEverywhere(page, 'the invoices that were paid here')

    await page.getByRole('button', { name: `Factura ${larger.DocNum}:` }).click()
    await page.getByRole('button', { name: 'Devolver dinero' }).click()
    const dialog = page.getByRole('dialog', { name: 'Devolver dinero', exact: true })
    await dialog.getByText('Una parte').click()
    await dialog.getByLabel('Valor que se devuelve').fill('50.000')
    await dialog.getByText(/^Por el medio de pago\./).click()
    await dialog.getByLabel('Motivo').fill('Cobro errado')
    await dialog.getByRole('button', { name: 'Devolver $50.000' }).click()

    await page.getByText('Devolución registrada.').waitFor()
    await page.getByText('Devuelta', { exact: true }).waitFor()
    await page.getByText('devuelto o en camino: $50.000').waitFor()
    await expectWellEverywhere(page, 'an invoice of which a part went back')

    await goTo(page, '/enrollment/admin/refunds', 'Devoluciones')
    await page.getByText('Cobro errado').waitFor()
    await page.getByRole('link', { name: '10003', exact: true }).click()
    await page.getByRole('heading', { name: 'Facturas pagadas aquí' }).waitFor()
    expect(new URL(page.url()).search).toBe('?tab=charges')
  })
})
