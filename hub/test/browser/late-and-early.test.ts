import { expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { guardianAddress } from '@matricula/hub/testing/guardian'
import { lateAndEarly } from '@matricula/hub/testing/late-and-early'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { comeIn, goTo } from './office/staff-member.ts'
import { confirmOf, fillPayer } from './paying.ts'
import { button, comeAs, section, totalOf } from './portal.ts'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
/** The charge of 28 August is late since 10 September; that of 28 September is early until 5 October. */
const inOctober = '2025-10-03T10:00:00-05:00'

it('A family pays a late and an early charge at once, at what each costs today, and reads why', async () => {
  const { hub } = await anEnrolled({ parentSeason: lateAndEarly })
  await setSeasonClock(hub, inOctober)
  const page = await browser.open(phone, hub.url)
  await comeAs(page, hub, guardianAddress)
  const rows = page.getByRole('table').getByRole('row')
  await rows.filter({ hasText: 'recargo por mora hasta hoy' }).getByText('4.139.262').waitFor()
  await rows.filter({ hasText: 'por pronto pago, hasta el 5 de octubre' }).getByText('3.875.366').waitFor()
  await page.getByText('El recargo por mora es un interés diario', { exact: false }).waitFor()
  const days = page.getByRole('region', { name: /^Cobros del año de / }).getByRole('listitem')
  await days.nth(0).getByText('4.139.262').waitFor()
  await days.nth(1).getByText('3.875.366').waitFor()
  await expectWellEverywhere(page, 'a late and an early charge')

  const office = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(office, `/enrollment/admin/students/${code}?tab=charges`, 'Mariana Gómez Rojas')
  const seen = office.getByRole('region', { name: /^Cobros del año de / }).getByRole('listitem')
  await seen.first().waitFor()
  expect(await seen.allInnerTexts()).toEqual(await days.allInnerTexts())
  await expectWell(office, 'the late and early charges of a student')

  await days.getByRole('checkbox').nth(0).check()
  await days.getByRole('checkbox').nth(1).check()
  await totalOf(page).getByText('8.014.628').waitFor()
  await button(page, 'Pagar').click()
  await fillPayer(page)
  await confirmOf(page).click()
  await page.waitForURL('**/sandbox/payments.invoices/pay/**')
  await page.getByRole('button', { name: 'Aprobar' }).click()
  await page.getByRole('heading', { name: 'Pago aprobado' }).waitFor()
  const paid = page.getByRole('list', { name: 'Facturas' })
  await paid.getByText('Incluye $59.929 de recargo por mora').waitFor()
  await paid.getByText('Con $203.967 menos por pronto pago').waitFor()
  await expectWellEverywhere(page, 'a late and an early charge that are paid')

  await page.getByRole('link', { name: 'Ver mis facturas' }).click()
  await days.nth(0).getByText('Pagado', { exact: true }).waitFor()
  await days.nth(1).getByText('Pagado', { exact: true }).waitFor()
  await section(page, 'Historial').click()
  await page.getByText('Incluye $59.929 de recargo por mora').waitFor()
  await expectWellEverywhere(page, 'the history of a late and an early charge')
})

it('Finance reads the interest of the day beside what is owed', async () => {
  const { hub } = await anEnrolled({ parentSeason: lateAndEarly })
  await setSeasonClock(hub, inOctober)
  const office = await comeIn(browser, { url: hub.url, role: 'finance', screen: desktop })
  await goTo(office, '/enrollment/admin/ageing', 'Cartera por edades')
  await office.getByRole('region', { name: 'Total por edades' }).getByText('59.929').waitFor()
  await expectWell(office, 'the ageing with the interest of the day')
})
