import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseFor, siblings } from '@matricula/hub/testing/families'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { useHub } from '@matricula/hub/testing/test-hub'
import { comeIn } from './office/staff-member.ts'
import { atProvider } from './paying.ts'
import { button, comeAs, section, totalOf } from './portal.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.locator('.pay-bar')

/** Makes the link that the dialog is about; answers its address. */
async function makeLink(page: Page, shows: string): Promise<string> {
  await dialog(page).getByLabel(shows).check()
  await dialog(page).getByRole('button', { name: 'Crear enlace' }).click()
  return (await dialog(page).locator('.alert .send-link__address').textContent()) ?? ''
}

async function fillPayer(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(linkPayer.name)
  await page.getByLabel('Apellidos').fill(linkPayer.lastname)
  await page.getByLabel('Número de identificación').fill('41222333')
  await page.getByLabel('Correo electrónico').fill(linkPayer.email)
  await page.getByLabel('Número telefónico').fill('3001234567')
}

describe('A guardian who sends one link', () => {
  it('for two children has both paid by somebody who reads for how many it is', async () => {
    for (const code of siblings) await chooseFor(hub(), code)
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.10014@example.com')
    await section(page, 'Matrículas').click()
    const boxes = page.locator('.child').getByRole('checkbox')
    for (const index of [0, 1]) await boxes.nth(index).check()
    await totalOf(page).getByText('2 matrículas elegidas').waitFor()
    await bar(page).getByRole('button', { name: 'Enviar enlace de pago' }).click()
    await dialog(page).getByText('por estas 2 matrículas').waitFor()
    await dialog(page).getByRole('region', { name: 'Qué se paga' }).getByText('$9.200.000').waitFor()
    const address = await makeLink(page, 'Solo el valor')
    await expectWellEverywhere(page, 'the dialog of a link for two children')

    const payer = await browser.open(phone, hub().url)
    await payer.goto(address)
    await payer.getByText('Para 2 estudiantes').waitFor()
    await payer.getByText('$9.200.000').first().waitFor()
    await expectWellEverywhere(payer, 'a link for two children')
    await fillPayer(payer)
    await payer.getByRole('button', { name: /^Pagar/ }).click()
    await atProvider(payer)
    await payer.getByRole('button', { name: 'Aprobar' }).click()
    await payer.waitForURL('**/enrollment/pay/result/*')
    await payer.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
    await payer.getByText('2 estudiantes').waitFor()
  })

  it('for the chosen invoices sees what the payer will see of them', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.10003@example.com')
    const box = page.getByLabel('Elegir todas')
    await box.check()
    await bar(page).getByRole('button', { name: 'Enviar enlace de pago' }).click()
    const address = await makeLink(page, 'El valor y los conceptos')
    const preview = dialog(page).getByRole('region', { name: 'Qué se paga' })
    await preview
      .getByText(/^Pensión /)
      .first()
      .waitFor()
    await expectWellEverywhere(page, 'the dialog of a link for invoices')

    const payer = await browser.open(phone, hub().url)
    await payer.goto(address)
    await payer.getByText('$1.250.000').first().waitFor()
    expect(await payer.getByText(/^Pensión /).count()).toBeGreaterThan(0)
    expect(await payer.getByText('10003').count()).toBe(0)
    await expectWellEverywhere(payer, 'a link for invoices')
  })
})

describe('Finance on a student’s page', () => {
  it('chooses whether a link is for the enrolment or for open invoices', async () => {
    const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
    await page.goto('/enrollment/admin/students/10003?tab=charges')
    await button(page, 'Enlaces de pago').click()
    await dialog(page).getByLabel('Facturas abiertas').check()
    const invoices = dialog(page).getByRole('checkbox')
    expect(await invoices.count()).toBeGreaterThan(0)
    for (const box of await invoices.all()) expect(await box.isChecked()).toBe(true)
    await makeLink(page, 'Solo el valor')
    await expectWellEverywhere(page, 'a link for a student’s invoices')
    for (const box of await invoices.all()) await box.uncheck()
    expect(await dialog(page).getByRole('button', { name: 'Crear enlace' }).isDisabled()).toBe(true)
  })
})
