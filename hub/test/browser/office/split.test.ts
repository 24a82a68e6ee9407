import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { chooseFor } from '@matricula/hub/testing/families'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { aSplit, payPart } from '@matricula/hub/testing/splits'
import { runHub } from '@matricula/hub/testing/test-hub'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()

const dialog = (page: Page) => page.getByRole('dialog')
const partOf = (page: Page, n: number) => dialog(page).getByRole('group', { name: `Parte ${n}` })

async function openParts(page: Page, code: string): Promise<void> {
  await page.goto(`/enrollment/admin/students/${code}?tab=charges`)
  await page.getByRole('button', { name: 'Pago por partes' }).click()
}

describe('Finance', () => {
  it('makes and undoes the parts of a student at the student', async () => {
    const hub = await runHub()
    await chooseFor(hub, '10001')
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await openParts(page, '10001')
    await dialog(page).getByText('$4.750.000').first().waitFor()
    await partOf(page, 1).getByLabel('Para quién es').fill('Mamá')
    await partOf(page, 2).getByLabel('Para quién es').fill('Empresa')
    await expectWellEverywhere(page, 'the form of a payment in parts in the office')

    // By the keyboard alone.
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).focus()
    await page.keyboard.press('Enter')

    await dialog(page).locator('.send-link__address').first().waitFor()
    expect(await dialog(page).locator('.send-link__address').count()).toBe(2)
    await dialog(page).getByText('$2.375.000').first().waitFor()
    await dialog(page).getByRole('button', { name: 'Deshacer el pago por partes' }).click()
    await dialog(page).getByRole('button', { name: 'Sí, deshacer' }).click()
    await dialog(page).getByRole('button', { name: 'Crear las partes' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  })

  it('reads why nothing can be split', async () => {
    const hub = await runHub()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await openParts(page, '10002')
    await dialog(page).getByText('no está dividida en partes').waitFor()
    await dialog(page)
      .getByText('Con lo que la familia ha elegido no queda nada por pagar en línea', { exact: false })
      .waitFor()
    await expectWellEverywhere(page, 'what cannot be split')
  })

  it('is led to the parts of a student where it would send a link of the whole', async () => {
    const { hub } = await aSplit()
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await page.goto('/enrollment/admin/students/10001?tab=charges')
    await page.getByText('Pago por partes', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Enlaces de pago' }).click()
    const links = page.getByRole('dialog', { name: 'Enviar enlace de pago' })
    await links.getByText('La matrícula se paga por partes: cada parte tiene su enlace.').waitFor()
    expect(await links.getByRole('button', { name: 'Crear enlace' }).isDisabled()).toBe(true)
    await expectWellEverywhere(page, 'the links of who pays in parts')
    await links.getByRole('button', { name: 'Pago por partes' }).click()
    await dialog(page).getByText('Mamá').first().waitFor()
  })

  it('reads at the payment that it is paid in parts, and goes to the student', async () => {
    const { hub, payers } = await aSplit()
    const [mother] = payers
    if (mother === undefined) throw new Error('there are three')
    const paid = await payPart(mother)
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
    await goTo(page, `/enrollment/admin/payments?search=${paid.data.reference}`, 'Pagos')
    await page.getByRole('link', { name: '10001', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Orden de Mariana Gómez Rojas 10001' })
    await drawer.getByText('Varias personas pagan esta orden, cada una su parte.').waitFor()
    await drawer.getByText('Se paga por partes.', { exact: true }).waitFor()
    await drawer.getByText(new RegExp(`Referencia ${paid.data.reference}`)).waitFor()
    await drawer
      .getByText('Alguien empezó a pagar $2.375.000 por un enlace de pago', { exact: false })
      .waitFor()
    expect(await drawer.textContent()).not.toContain('Vélez')
    await expectWellEverywhere(page, 'a payment in parts at the payment')
    await drawer.getByRole('link', { name: 'Ver los cobros del estudiante' }).click()
    await page.waitForURL('**/enrollment/admin/students/10001?tab=charges')
    await page.getByRole('button', { name: 'Pago por partes' }).waitFor()
  })

  it('reads of an order that was paid whole after its split that it is not in parts', async () => {
    const { hub, family, payers } = await aSplit()
    const [mother] = payers
    if (mother === undefined) throw new Error('there are three')
    await payPart(mother)
    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)
    const whole = await family.enrol(rightAndCosts)
    await says(family, 'APROBADO')
    const page = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
    await page.goto(`/enrollment/admin/payments?token=${whole.token}`)
    const drawer = page.getByRole('dialog', { name: 'Orden de Mariana Gómez Rojas 10001' })
    await drawer.getByRole('heading', { name: 'Lo que se ordenó y se pagó' }).waitFor()
    await drawer.getByText('Pago por partes sin completar', { exact: false }).first().waitFor()
    expect(await drawer.getByRole('heading', { name: 'Pago por partes', exact: true }).count()).toBe(0)
  })
})
