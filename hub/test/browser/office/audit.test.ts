import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { draft } from '../../modules/reminders/a-reminder.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { chooseFilter, comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()
const audit = '/enrollment/admin/audit'

/** A read of a student, a paused integration, and an account that was made and changed. */
beforeAll(async () => {
  const finance = await signInStaff(hub(), 'finance')
  await finance.get('/api/enrollment/admin/students/10001')
  const it = await signInStaff(hub(), 'it')
  await it.post('/api/plugins/maps.main/pause', { reason: 'Mantenimiento' })
  const admin = await signInStaff(hub(), 'admin')
  const account = {
    username: 'maria.perez',
    name: 'María',
    roles: ['finance', 'it'],
    password: 'una muy larga',
  }
  await admin.post('/api/staff/users', account)
  const change = JSON.stringify({ roles: ['finance'], disabled: true })
  await admin.send('PATCH', '/api/staff/users/maria.perez', change, { 'content-type': 'application/json' })
})

async function shows(page: Page, ...acts: string[]): Promise<void> {
  await expect
    .poll(() => page.locator('tr.ant-table-row td:nth-child(3)').allTextContents(), { timeout: 10_000 })
    .toEqual(acts)
}

it('The trail says who changed what from what to what, and leads to all of one request', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: phone })
  await goTo(page, audit, 'Auditoría')
  const everything = ['Cambió un usuario', 'Creó un usuario', 'Pausó una integración', 'Consultó una ficha']
  await shows(page, ...everything)
  await expectWellEverywhere(page, 'the trail')

  await page.getByRole('link', { name: /Cambió un usuario, maria\.perez$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Cambió un usuario' })
  const cells = (row: string) => drawer.getByRole('row', { name: row }).getByRole('cell').allTextContents()
  await drawer.getByRole('table').waitFor()
  expect(await cells('Roles')).toEqual(['Finanzas, Sistemas', 'Finanzas'])
  expect(await cells('Deshabilitado')).toEqual(['No', 'Sí'])
  await expectWellEverywhere(page, 'an entry')

  await drawer.getByRole('button', { name: /^Ver todo con Número de la solicitud/ }).click()
  await shows(page, 'Cambió un usuario')
  expect(await page.getByRole('textbox', { name: 'Número de la solicitud' }).inputValue()).not.toBe('')
  await page.getByRole('textbox', { name: 'Número de la solicitud' }).fill('')
  await shows(page, ...everything)
})

it('The trail is found by who, what, to what and when', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, audit, 'Auditoría')
  await chooseFilter(page, 'Quién', 'Finanzas')
  await shows(page, 'Consultó una ficha')
  await page.getByRole('link', { name: /Consultó una ficha/ }).click()
  await page.getByRole('dialog').getByRole('cell', { name: 'Estudiante', exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await goTo(page, audit, 'Auditoría')
  await chooseFilter(page, 'Qué hizo', 'Pausó una integración')
  await shows(page, 'Pausó una integración')
  await goTo(page, audit, 'Auditoría')
  await page.getByRole('textbox', { name: 'Sobre qué' }).fill('maria.perez')
  await shows(page, 'Cambió un usuario', 'Creó un usuario')
  await page.getByRole('columnheader', { name: 'Cuándo' }).click()
  await shows(page, 'Creó un usuario', 'Cambió un usuario')
  await page.getByLabel('Hasta').fill('2020-01-01')
  await page.getByText('Ningún resultado con estos filtros.').waitFor()
  await expectWell(page, 'nothing in the trail')
})

it('The trail is the administration’s alone', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'it', screen: desktop })
  await goTo(page, audit, 'Su cuenta no tiene permiso para esta página')
  expect(await page.getByRole('table').count()).toBe(0)
})

it('What an entry is about is told in words and leads to its page', async () => {
  await draft(await signInStaff(hub(), 'admissions'), { name: 'Falta pagar' })
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, audit, 'Auditoría')
  await page.getByRole('link', { name: /Creó un recordatorio, Recordatorio «Falta pagar»$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Creó un recordatorio' })
  await drawer.getByRole('rowheader', { name: 'Días entre avisos' }).waitFor()
  expect(
    await drawer.getByRole('rowheader', { name: /[a-z][A-Z]|audience|template/ }).allTextContents(),
  ).toEqual([])
  await drawer.getByRole('link', { name: 'Recordatorio «Falta pagar»' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recordatorios' }).waitFor()
  await page.getByRole('dialog', { name: 'Falta pagar' }).waitFor()
})
