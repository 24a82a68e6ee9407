import { expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { comeIn, goTo } from './office/staff-member.ts'
import { confirmOf, fillPayer } from './paying.ts'
import { button, comeAs, portal, totalOf } from './portal.ts'
import { desktop, expectWell, expectWellEverywhere, hasFocus, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const inOctober = '2025-10-01T10:00:00-05:00'

it('The charges of the year stand below the invoices, for the family and for the office', async () => {
  const { hub } = await anEnrolled()
  await setSeasonClock(hub, inOctober)
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  const calendar = page.getByRole('region', { name: /^Cobros del año de / })
  const days = calendar.getByRole('listitem')

  await days.first().waitFor()
  expect(await days.count()).toBe(11)
  expect(await days.nth(0).innerText()).toContain('Vencido')
  expect(await days.nth(1).innerText()).toContain('Por pagar')
  expect(await days.nth(2).innerText()).toContain('Programado')
  await expectWellEverywhere(page, 'the charges of the year')

  const office = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(office, `/enrollment/admin/students/${code}?tab=charges`, 'Mariana Gómez Rojas')
  const seen = office.getByRole('region', { name: /^Cobros del año de / }).getByRole('listitem')
  await seen.first().waitFor()
  expect(await seen.allInnerTexts()).toEqual(await days.allInnerTexts())
  await expectWell(office, 'the charges of a student')
})

it('Charges are chosen with the keyboard, paid at once, and say that somebody pays them until they are paid', async () => {
  const { hub } = await anEnrolled()
  await setSeasonClock(hub, inOctober)
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  const days = page.getByRole('region', { name: /^Cobros del año de / }).getByRole('listitem')
  const boxes = days.getByRole('checkbox')
  await boxes.first().waitFor()
  expect(await boxes.count(), 'a charge to come has no invoice to pay').toBe(2)

  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await totalOf(page).getByText('1 factura elegida').waitFor()
  await boxes.nth(1).focus()
  await page.keyboard.press('Space')
  await totalOf(page).getByText('2 facturas elegidas').waitFor()
  expect(await page.getByRole('table').getByRole('checkbox', { checked: true }).count()).toBe(2)
  await expectWellEverywhere(page, 'charges that are chosen')

  await button(page, 'Pagar').click()
  await fillPayer(page)
  await confirmOf(page).click()
  await page.waitForURL('**/sandbox/payments.invoices/pay/**')
  const other = await page.context().newPage()
  await other.goto(portal)
  await other.getByText('Hay un pago en proceso de esta factura.', { exact: false }).first().waitFor()
  const seen = other.getByRole('region', { name: /^Cobros del año de / }).getByRole('listitem')
  await seen.first().getByText('En proceso', { exact: true }).waitFor()
  expect(await seen.getByRole('checkbox').count()).toBe(0)
  await expectWellEverywhere(other, 'charges that somebody pays')

  await page.getByRole('button', { name: 'Aprobar' }).click()
  await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
  await page.getByRole('link', { name: 'Ver mis facturas' }).click()
  await days.nth(0).getByText('Pagado', { exact: true }).waitFor()
  await days.nth(1).getByText('Pagado', { exact: true }).waitFor()
})

it('While accounting does not answer, the page says so and shows what it said before', async () => {
  const { hub } = await anEnrolled()
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  await page.getByText('Programado').first().waitFor()
  await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

  await page.reload()

  await page.getByText('La contabilidad del colegio no responde.').waitFor()
  expect(await page.getByText('Programado').count()).toBe(11)
  await expectWellEverywhere(page, 'charges while accounting is away')
})

it('A guardian is given the paz y salvo at once, or told what is owed, and anybody can check it', async () => {
  const { hub } = await anEnrolled()
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  await page.getByRole('button', { name: 'Pedir paz y salvo' }).click()
  await page.getByText('Listo: Paz y salvo 000001.').waitFor()
  await expectWellEverywhere(page, 'a paz y salvo that is ready')
  const address = await page.getByRole('link', { name: 'Abrir' }).getAttribute('href')

  const reader = await browser.open(phone, hub.url)
  await reader.goto(address ?? '')
  await reader.getByRole('heading', { name: 'Paz y salvo', level: 1 }).waitFor()
  await reader.getByText('El colegio expidió este documento.').waitFor()
  await expectWellEverywhere(reader, 'a paz y salvo')

  await setSeasonClock(hub, inOctober)
  const clearance = page.getByRole('button', { name: 'Pedir paz y salvo' })
  await clearance.click()
  await page.getByText('Hay saldos por pagar').waitFor()
  expect(await page.getByText('Listo: Paz y salvo').count(), 'what was asked for before').toBe(0)
  await expectWellEverywhere(page, 'a paz y salvo that is refused')
})

it('A certificate that is ready stays while another is asked for by keyboard, and so does the focus', async () => {
  const { hub } = await anEnrolled()
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  const clearance = page.getByRole('button', { name: 'Pedir paz y salvo' })
  await clearance.press('Enter')
  await page.getByText('Listo: Paz y salvo 000001.').waitFor()
  expect(await clearance.evaluate(hasFocus)).toBe(true)

  await page.getByLabel('Año', { exact: true }).selectOption({ index: 2 })
  const payments = page.getByRole('button', { name: 'Pedir certificado de pagos' })
  await payments.press('Enter')
  await page.getByText('No hay pagos en ese año').waitFor()
  expect(await payments.evaluate(hasFocus)).toBe(true)
  await page.getByText('Listo: Paz y salvo 000001.').waitFor()
  await expectWellEverywhere(page, 'an answer for each kind of certificate')
})

it('The office is given the certificate of what was paid in a year', async () => {
  const { hub } = await anEnrolled()
  const office = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(office, `/enrollment/admin/students/${code}?tab=charges`, 'Mariana Gómez Rojas')
  await office.getByRole('button', { name: 'Pedir certificado de pagos' }).click()
  await office.getByText('Listo: Certificado de pagos 000001.').waitFor()
  await expectWell(office, 'certificates of a student')
  const address = await office.getByRole('link', { name: 'Abrir' }).getAttribute('href')

  const reader = await browser.open(phone, hub.url)
  await reader.goto(address ?? '')
  await reader.getByText('Matrícula 2025-2026').waitFor()
  await expectWellEverywhere(reader, 'a certificate of payments')
})
