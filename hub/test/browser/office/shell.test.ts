import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../src/http/caller.ts'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const office = '/enrollment/admin'

const enrollment = ['Inicio', 'Administración', 'Seguimiento']
const money = [
  'Pagos',
  'Pagos por revisar',
  'Contracargos',
  'Devoluciones',
  'Retiros',
  'Segunda persona',
  'Convenio bancario',
  'Facturas electrónicas',
  'Cobros',
  'Cartera',
  'Conciliación',
  'Abonos',
  'Impacto de tarifas',
]
const families = ['Descuentos', 'Recordatorios']
const services = ['Transporte', 'Alimentación', 'Alimentación en bloque', 'Portería']
const system = ['Envíos', 'Integraciones', 'Usuarios', 'Llaves de API', 'Auditoría']

/** What each role finds in its menu, and a place that is not its own. */
const menus: readonly { role: StaffRole; menu: readonly string[]; refused: string | null }[] = [
  { role: 'admin', menu: [...enrollment, ...money, ...families, ...services, ...system], refused: null },
  {
    role: 'admissions',
    menu: [...enrollment, 'Cobros', ...families, 'Portería'],
    refused: '/enrollment/admin/payments',
  },
  {
    role: 'finance',
    menu: [...enrollment, ...money, ...families, 'Envíos'],
    refused: '/enrollment/admin/users',
  },
  { role: 'transport', menu: ['Mapa', 'Transporte'], refused: '/enrollment/admin/dashboard' },
  { role: 'food', menu: ['Alimentación', 'Alimentación en bloque'], refused: '/enrollment/admin/home' },
  { role: 'security', menu: ['Portería'], refused: '/enrollment/service' },
  { role: 'it', menu: ['Envíos', 'Integraciones'], refused: '/enrollment/admin/audit' },
]

describe('The menu', () => {
  it.each(menus)(
    'of $role has its places and no others, and another place says so',
    async ({ role, menu, refused }) => {
      const page = await comeIn(browser, { url: shared().url, role, screen: desktop })
      await page.goto(office)
      const links = page.getByRole('navigation', { name: 'Menú' }).getByRole('link')
      await links.first().waitFor()
      await expect.poll(() => links.allTextContents(), { timeout: 10_000 }).toEqual(menu)
      if (refused === null) return
      await goTo(page, refused, 'Su cuenta no tiene permiso para esta página')
      await expectWell(page, `refused to ${role}`)
    },
  )

  it('is behind a button on a phone, and goes when a place is chosen', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: phone })
    await page.goto(office)
    await page.getByRole('button', { name: 'Menú' }).click()
    await expectWell(page, 'the menu of a phone')
    await page.getByRole('dialog').getByRole('link', { name: 'Envíos' }).click()
    await page.getByRole('heading', { name: 'Envíos', level: 1 }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})

it.each([
  { locale: 'es-CO', menu: 'Menú', word: 'Cerrar' },
  { locale: 'en', menu: 'Menu', word: 'Close' },
])('Drawers and dialogs are closed by a button with the word of $locale', async ({ locale, menu, word }) => {
  const page = await comeIn(browser, { url: shared().url, role: 'it', screen: phone })
  await page.addInitScript(`localStorage.setItem('matricula.locale', '${locale}')`)
  await page.goto(`${office}/deliveries`)
  const closesBy = async (name: string) => {
    const dialog = page.getByRole('dialog')
    const close = dialog.getByRole('button', { name, exact: true })
    expect(await close.getByRole('img').count(), 'a picture with a name of its own').toBe(0)
    await close.click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: menu, exact: true }).click()
  await closesBy(word)

  await page.setViewportSize(desktop)
  await page.getByRole('navigation', { name: menu }).waitFor()
  await page.keyboard.press('Shift+?')
  await closesBy(word)
})

describe('Staff', () => {
  it('are told what is wrong when they cannot come in', async () => {
    const page = await browser.open(phone, shared().url)
    await page.goto('/enrollment/admin/deliveries')
    await page.waitForURL('**/enrollment/admin/sign-in?to=*')
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await page.getByText('Ingrese su contraseña').waitFor()
    await expectWellEverywhere(page, 'sign-in with empty fields')
    await page.getByLabel('Usuario').fill('sistemas')
    await page.getByLabel('Contraseña').fill('otra')
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectWellEverywhere(page, 'sign-in refused')
    expect(await page.getByLabel('Usuario').inputValue()).toBe('sistemas')
    await page.getByLabel('Contraseña').fill('demo')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Envíos', level: 1 }).waitFor()
  })

  it('follow no link out of the console after they came in', async () => {
    const page = await browser.open(desktop, shared().url)
    await page.goto('/enrollment/admin/sign-in?to=https://example.com/')
    await fillIn(page, 'seguridad')
    await page.waitForURL('**/enrollment/admin/security')
    const title = page.getByRole('heading', { level: 1 })
    await expect.poll(() => title.textContent(), { timeout: 10_000 }).toBe('Portería')
  })

  it('sign out here, and everywhere at once', async () => {
    const hub = await runHub()
    const elsewhere = await signInStaff(hub, 'it')
    const page = await comeIn(browser, { url: hub.url, role: 'it', screen: desktop })
    await page.goto(office)
    await personMenu(page, 'Cerrar sesión')
    await page.waitForURL('**/enrollment/admin/sign-in*')
    expect((await elsewhere.get('/api/outbox')).status).toBe(200)
    await fillIn(page, 'sistemas')
    await personMenu(page, 'Cerrar sesión en todas partes')
    await expectWell(page, 'the question before signing out everywhere')
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión en todas partes' }).click()
    await page.waitForURL('**/enrollment/admin/sign-in*')
    expect((await elsewhere.get('/api/outbox')).status).toBe(401)
  })

  it('are led to the sign-in page when their session ends under them, and back again', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
    await goTo(page, '/enrollment/admin/deliveries', 'Envíos')
    await page.context().clearCookies()
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Integraciones' }).click()
    await page.waitForURL('**/enrollment/admin/sign-in*')
    await fillIn(page, 'sistemas')
    await page.getByRole('heading', { name: 'Integraciones', level: 1 }).waitFor()
    expect(page.url()).toMatch(/\/enrollment\/admin\/integrations$/)
  })

  it('are led there by a question that only reads, too', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: desktop })
    await goTo(page, '/enrollment/admin/students/10001?tab=price', 'Mariana Gómez Rojas')
    const quotas = page.getByRole('combobox', { name: 'Cuotas de la pensión' })
    await quotas.waitFor()
    await page.context().clearCookies()
    await choose(page, quotas, /^8/)
    await page.waitForURL('**/enrollment/admin/sign-in*')
    await fillIn(page, 'admisiones')
    await page.getByRole('heading', { name: 'Mariana Gómez Rojas', level: 1 }).waitFor()
    expect(page.url()).toMatch(/\/students\/10001\?tab=price$/)
  })

  it('find nothing of whoever sat there before', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
    await goTo(page, '/enrollment/admin/deliveries', 'Envíos')
    await personMenu(page, 'Cerrar sesión')
    await page.waitForURL('**/enrollment/admin/sign-in*')
    await fillIn(page, 'alimentos')
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await menu.getByRole('link', { name: 'Alimentación', exact: true }).waitFor()
    expect(await menu.getByRole('link', { name: 'Envíos' }).count()).toBe(0)
  })

  it('have it dark, wide and in English, and find it so again', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
    await goTo(page, '/enrollment/admin/deliveries', 'Envíos')
    await personMenu(page, 'Tema oscuro')
    await personMenu(page, 'Tablas amplias')
    await personMenu(page, 'English')
    await page.getByRole('heading', { name: 'Transfers', level: 1 }).waitFor()
    await expectWell(page, 'dark, wide, English')
    await page.reload()
    await page.getByRole('heading', { name: 'Transfers', level: 1 }).waitFor()
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
  })
})

it.each([
  ['that is not there', `${office}/nowhere`, 'This page does not exist.'],
  ['that is not theirs', `${office}/audit`, 'Your account may not open this page'],
])('A page %s is titled as that in the reader’s language', async (_what, path, title) => {
  const page = await comeIn(browser, { url: shared().url, role: 'it', screen: desktop })
  await page.addInitScript("localStorage.setItem('matricula.locale', 'en')")
  await goTo(page, path, title)
  expect(await page.title()).toBe(title)
})

describe('The keyboard', () => {
  it('leads to the places, opens the list of shortcuts, and is left alone while somebody writes', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admin', screen: desktop })
    await goTo(page, '/enrollment/admin/deliveries', 'Envíos')
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await page.getByRole('heading', { name: 'Llaves de API', level: 1 }).waitFor()
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog', { name: 'Atajos del teclado' }).waitFor()
    await expectWell(page, 'the shortcuts')
    await page.getByRole('switch', { name: 'Usar atajos de una tecla' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('g')
    await page.keyboard.press('e')
    expect(page.url()).toMatch(/\/keys/)
  })
})

async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Usuario').fill(username)
  await page.getByLabel('Contraseña').fill('demo')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}

async function personMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^(Cuenta de|Account of)/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
