import { expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { leftWithValidTerms } from '@matricula/hub/testing/left-school'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { allScreens, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const notActive = 'No está activo en el sistema académico'
const mayEnrol = 'Por su antigüedad y su autorización todavía puede matricularse y pagar.'

it('Who has left the school and may still enrol is told as that wherever the office meets the student', async () => {
  const hub = await runHub()
  withCustomFields(hub.hub.app)
  const code = await leftWithValidTerms(hub)
  const row = await hub.hub.app.database('student').where({ code }).first('first_names', 'last_names')
  const name = `${row.first_names} ${row.last_names}`
  const file = `/enrollment/admin/students/${code}`
  const office = await comeIn(browser, { url: hub.url, role: 'admissions', screen: phone })

  await goTo(office, '/enrollment/admin/students/10001', 'Mariana Gómez Rojas')
  expect(await office.getByText(notActive).count()).toBe(0)
  await goTo(office, file, name)
  await office.getByText(notActive).waitFor()
  await office.getByText(mayEnrol).waitFor()
  await expectWellEverywhere(office, 'the page of who has left', allScreens)
  await goTo(office, `/enrollment/admin/dashboard?student=${code}`, 'Administración - Matrículas')
  await office.getByRole('dialog').getByText(notActive).waitFor()
  await expectWellEverywhere(office, 'the order of who has left')

  const { token } = await (await Family.signIn(hub, code)).enrol(rightAndCosts)
  const finance = await comeIn(browser, { url: hub.url, role: 'finance', screen: phone })
  await goTo(finance, `/enrollment/admin/payments?token=${token}`, 'Pagos')
  await finance.getByRole('dialog').getByText(notActive).waitFor()
  await expectWellEverywhere(finance, 'the payment of who has left')
  await goTo(office, file, name)
  await office.getByText(notActive).waitFor()
  expect(await office.getByText(mayEnrol).count()).toBe(0)
})

it.each([
  ['security', '/enrollment/admin/security', 'Portería'],
  ['food', '/enrollment/service', 'Servicio de alimentación'],
] as const)('The counter of %s sees it too', async (role, path, title) => {
  const code = await leftWithValidTerms(shared())
  const page = await comeIn(browser, { url: shared().url, role, screen: phone })
  await goTo(page, path, title)
  const openStudent = async (of: string) => {
    await page.getByLabel('Código del estudiante').fill(of)
    await page.keyboard.press('Enter')
    await page.locator('main').getByText(of, { exact: false }).first().waitFor()
  }

  await openStudent(code)
  await page.getByText(notActive).first().waitFor()
  await expectWellEverywhere(page, 'who has left, at the counter', allScreens)
  await openStudent('10001')
  await page.getByText('Mariana Gómez Rojas').waitFor()
  await page.getByText(notActive).waitFor({ state: 'detached' })
})
