import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()
const path = '/enrollment/admin/ageing'
const title = 'Cartera por edades'

it('Finance sees what is owed by its age, of whom, and when accounting said so', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(page, path, title)
  const totals = page.getByRole('region', { name: 'Total por edades' })
  await totals.getByText('1 a 30 días').waitFor()
  await totals.getByText(/La contabilidad lo informó el 19 de junio de 2025, 10:/).waitFor()
  const owed = await totals.getByRole('definition').last().innerText()

  await page.getByRole('row', { name: /Estudiante/ }).waitFor()
  await page.getByRole('status').getByText(owed.replace('$', '')).first().waitFor()
  await expectWell(page, 'the ageing of debts')

  await page.getByRole('searchbox').fill('10003')
  const row = page.getByRole('row', { name: /10003/ })
  await row.getByText('1.250.000').first().waitFor()
  await page.getByLabel('Mora al').fill('2025-01-01')
  await totals.getByText(/^Mora al 1 de enero de 2025/).waitFor()
  await row.click()
  await page.getByRole('region', { name: /^Cobros del año de / }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/enrollment/admin/students/10003')
})

it('On a phone the ageing is read whole', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: phone })
  await goTo(page, path, title)
  await page.getByRole('region', { name: 'Total por edades' }).getByText('Más de 90 días').waitFor()
  await expectWellEverywhere(page, 'the ageing of debts on a phone')
})

it('Where accounting lists one customer at a time, the page says so and shows no totals', async () => {
  Reflect.deleteProperty(hub().hub.app.plugins.accounting, 'receivables')
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(page, path, title)
  await page.getByText('La contabilidad no da la lista de lo que se debe').waitFor()
  expect(await page.getByRole('region', { name: 'Total por edades' }).count()).toBe(0)
  await expectWell(page, 'an ageing that cannot be told')
})
