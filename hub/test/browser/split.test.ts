import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LinkPayer } from '@matricula/hub/testing/pay-links'
import { payPart } from '@matricula/hub/testing/splits'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { comeIn } from './office/staff-member.ts'
import { arriveAt, arriveToPay, rightAndCosts } from './paying.ts'
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
    await dialog(page).getByText('cada una es de $475.000 como mínimo').waitFor()
    await partOf(page, 1).getByLabel('Porcentaje').fill('5')
    await partOf(page, 1).getByText('Cada parte debe ser de $475.000 o más.').waitFor()
    await dialog(page).getByText('Una parte es más pequeña de lo permitido.').waitFor()
    await partOf(page, 2).getByLabel('Cuánto paga').selectOption('Un valor en pesos')
    await partOf(page, 2).getByLabel('Valor en pesos').fill('1.000.000')
    await partOf(page, 1).getByLabel('Porcentaje').fill('60')
    await partOf(page, 1).getByText('Son $2.850.000').waitFor()
    await dialog(page).getByText('Faltan $900.000 por repartir.').waitFor()
    await partOf(page, 2).getByLabel('Cuánto paga').selectOption('Lo que falte')
    await dialog(page).getByText('Las partes suman $4.750.000.').waitFor()

    await dialog(page).getByRole('button', { name: 'Crear las partes' }).click()

    await dialog(page).getByText('$2.850.000').waitFor()
    await dialog(page).getByText('$1.900.000').waitFor()
    await until(
      () => page.evaluate('document.activeElement?.textContent ?? ""'),
      (focused) => String(focused).includes('En curso'),
    )
    await expectWellEverywhere(page, 'a payment in parts')
    await dialog(page).getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByText('La matrícula se paga por partes.').waitFor()
    expect(await page.getByRole('button', { name: 'Enviar enlace de pago' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Pago por partes', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Deshacer el pago por partes' }).click()
    await dialog(page).getByRole('button', { name: 'Sí, deshacer' }).click()
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).waitFor()
    await page.getByText('La matrícula se paga por partes.').waitFor({ state: 'detached' })
  })

  it('reads in the wizard how much is paid and until when, and is offered what it can still do', async () => {
    const page = await browser.open(phone, hub().url)
    await splitInTwo(page, '10006')
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).click()
    await dialog(page).locator('.send-link__address').first().waitFor()
    const address = (await dialog(page).locator('.send-link__address').first().textContent()) ?? ''
    const pay = dialog(page).getByRole('link', { name: 'Pagar esta parte' })
    expect(await pay.first().getAttribute('href')).toBe(address)
    await dialog(page).getByText('desde que se paga la primera parte hay 10 días').waitFor()
    await dialog(page).getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByText('o para deshacerlo mientras nadie haya pagado.').waitFor()
    await page.locator('.sticky-bar').getByText('Valor total').waitFor()
    await expectWellEverywhere(page, 'the pay step of an enrolment in parts')

    await payPart(new LinkPayer(hub().visitor(), { address }))
    await page.reload()

    await page.getByText(/^Pagado: \$[\d.]+ de \$[\d.]+\. Falta por pagar: \$[\d.]+\.$/).waitFor()
    await page.getByText('Hay plazo hasta el 29 de junio de 2025.').waitFor()
    await page.getByText('Abra el pago por partes para ver cómo va cada una.').waitFor()
    expect(await page.getByText('deshacerlo').count()).toBe(0)
    await expectWellEverywhere(page, 'the pay step once a part is paid')
  })

  it('is told before it has chosen transport that these ways to pay come after it', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10007', { ...rightAndCosts, step: 5, transport: { is: 'undecided' } })
    await page.getByText('enviar un enlace para que pague otra persona o dividir el pago en partes').waitFor()
    await expectWellEverywhere(page, 'the pay step before transport is chosen')
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
    await payer.getByText('Es una parte de un valor que se paga entre varios.').waitFor()
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
