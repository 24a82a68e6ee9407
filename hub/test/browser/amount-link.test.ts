import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { comeIn } from './office/staff-member.ts'
import { button, comeAs } from './portal.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const dialog = (page: Page) => page.getByRole('dialog')

async function makeLink(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Crear enlace' }).click()
  return (await dialog(page).locator('.alert .send-link__address').textContent()) ?? ''
}

describe('A link for an amount', () => {
  it('is sent by a guardian, paid by somebody on their phone, and found by finance in the student’s file', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.10003@example.com')
    await button(page, 'Enviar enlace por un valor').click()
    const amount = dialog(page).getByLabel('Valor', { exact: true })
    await amount.fill('999')
    await dialog(page).getByRole('alert').getByText('Escriba un valor entre $1.000 y $20.000.000.').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Crear enlace' }).isDisabled()).toBe(true)
    await amount.fill('500.000')
    await dialog(page).getByLabel('Para qué es').fill('Salida pedagógica')
    await dialog(page).getByLabel('El valor y los conceptos').check()
    const preview = dialog(page).getByRole('region', { name: 'Qué se paga' })
    await preview.getByText('$500.000').waitFor()
    await preview.getByText('Salida pedagógica').waitFor()
    const address = await makeLink(page)
    await expectWellEverywhere(page, 'the dialog of a link for an amount')

    const payer = await browser.open(phone, hub().url)
    await payer.goto(address)
    await payer.getByText('Salida pedagógica').waitFor()
    await expectWellEverywhere(payer, 'a link for an amount')
    await payer.getByLabel('Nombre', { exact: true }).fill(linkPayer.name)
    await payer.getByLabel('Apellidos').fill(linkPayer.lastname)
    await payer.getByLabel('Número de identificación').fill('41222333')
    await payer.getByLabel('Correo electrónico').fill(linkPayer.email)
    await payer.getByLabel('Número telefónico').fill('3001234567')
    await payer.getByRole('button', { name: /^Pagar/ }).click()
    await payer.waitForURL('**/sandbox/payments.invoices/pay/**')
    await payer.getByRole('button', { name: 'Aprobar' }).click()
    await payer.waitForURL('**/enrollment/pay/result/*')
    await payer.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    await payer.getByText('Salida pedagógica').waitFor()
    await until(
      () => hub().hub.app.database('outbox').where({ topic: 'accounting.on-account', status: 'done' }),
      ({ length }) => length === 1,
    )

    await page.goto('/enrollment/ParentsLogin?tab=history')
    await page.getByRole('heading', { name: 'Abonos a cuenta que alguien pagó con un enlace' }).waitFor()
    await page.getByText('$500.000').waitFor()
    await expectWellEverywhere(page, 'the history with money on account')

    const office = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
    await office.goto('/enrollment/admin/students/10003?tab=charges')
    await office.getByRole('heading', { name: 'Abonos a cuenta' }).waitFor()
    await office.getByText(/^\$500\.000, el /).click()
    await office.getByRole('button', { name: 'Devolver dinero' }).waitFor()
    await expectWellEverywhere(office, 'money on account in a student’s file')
  })

  it('is chosen by finance beside the enrolment and open invoices', async () => {
    const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
    await page.goto('/enrollment/admin/students/10001?tab=charges')
    await button(page, 'Enlaces de pago').click()
    await dialog(page).getByLabel('Un valor').check()
    expect(await dialog(page).getByRole('button', { name: 'Crear enlace' }).isDisabled()).toBe(true)
    await dialog(page).getByLabel('Valor', { exact: true }).fill('250000')
    await makeLink(page)
    await dialog(page).getByText('Abono a cuenta').first().waitFor()
    await expectWellEverywhere(page, 'a link for an amount of the office')
  })
})
