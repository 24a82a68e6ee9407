import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { comeIn } from './office/staff-member.ts'
import { arriveToPay, rightAndCosts } from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const dialog = (page: Page) => page.getByRole('dialog')
const partOf = (page: Page, n: number) => dialog(page).getByRole('group', { name: `Parte ${n}` })

async function splitInTwo(page: Page, code: string): Promise<void> {
  await arriveToPay(page, code, rightAndCosts)
  await page.getByRole('button', { name: 'Pago por partes', exact: true }).click()
  await dialog(page).getByText('Después de la primera parte hay 10 días').waitFor()
  await partOf(page, 1).getByLabel('Para quién es').fill('Mamá')
  await partOf(page, 2).getByLabel('Para quién es').fill('Abuela')
}

describe('A family that pays in parts', () => {
  it('is told how that goes, makes the parts, and undoes them', async () => {
    const page = await browser.open(phone, hub().url)
    await splitInTwo(page, '10001')
    await expectWellEverywhere(page, 'the form of a payment in parts')
    await dialog(page).getByRole('button', { name: 'Agregar otra parte' }).click()
    await dialog(page).getByText('Escriba para quién es cada parte y cuánto paga.').waitFor()
    await dialog(page).getByRole('button', { name: 'Quitar la parte 3' }).click()
    await partOf(page, 1).getByLabel('Porcentaje').fill('5')
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).click()
    await dialog(page).getByText('Cada parte debe ser de $ 475.000 o más.').waitFor()
    await partOf(page, 1).getByLabel('Porcentaje').fill('60')

    await dialog(page).getByRole('button', { name: 'Crear las partes' }).click()

    await dialog(page).getByText('$2.850.000').waitFor()
    await dialog(page).getByText('$1.900.000').waitFor()
    await expectWellEverywhere(page, 'a payment in parts')
    await dialog(page).getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByText('La matrícula se paga por partes.').waitFor()
    await page.getByRole('button', { name: 'Pago por partes', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Deshacer el pago por partes' }).click()
    await dialog(page).getByRole('button', { name: 'Sí, deshacer' }).click()
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).waitFor()
    await page.getByText('La matrícula se paga por partes.').waitFor({ state: 'detached' })
  })

  it('sends each their link, which shows its payer that part alone', async () => {
    const page = await browser.open(desktop, hub().url)
    await splitInTwo(page, '10014')
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).click()
    await dialog(page).locator('.send-link__address').first().waitFor()
    const address = (await dialog(page).locator('.send-link__address').first().textContent()) ?? ''
    const payer = await browser.open(phone, hub().url)
    await payer.goto(address)
    await payer.getByRole('region', { name: 'Qué se paga' }).waitFor()
    expect(await payer.getByText('Mamá').count()).toBe(0)
    await expectWellEverywhere(payer, 'the page of a part')
  })
})

describe('Finance', () => {
  it('sees the parts of a student at the student', async () => {
    const family = await browser.open(desktop, hub().url)
    await splitInTwo(family, '10003')
    await dialog(family).getByRole('button', { name: 'Crear las partes' }).click()
    await dialog(family).getByText('Por pagar').first().waitFor()
    const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
    await page.goto('/enrollment/admin/students/10003?tab=charges')
    await page.getByRole('button', { name: 'Pago por partes' }).click()
    await dialog(page).getByText('Abuela').waitFor()
    await expectWellEverywhere(page, 'a payment in parts in the office')
  })
})
