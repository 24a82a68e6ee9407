import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, phone, useBrowser } from '../screens.ts'
import { untilQuiet } from '../until-quiet.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()
const office = '/enrollment/admin'
const progress = 'Quién falta y en qué paso'

interface Way {
  readonly way: string
  readonly title: string
  readonly go: (page: Page) => Promise<void>
}

const student = 'Emilia Rincón Sarmiento'

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const ways: readonly Way[] = [
  {
    way: 'a row that is clicked',
    title: student,
    go: (page) => page.getByRole('row', { name: student }).getByRole('cell').last().click(),
  },
  {
    way: 'the link of a row by keyboard',
    title: student,
    go: (page) => page.getByRole('link', { name: student }).press('Enter'),
  },
  {
    way: 'the menu',
    title: 'Cobros por fecha',
    go: (page) => page.getByRole('link', { name: 'Cobros' }).press('Enter'),
  },
  { way: 'a shortcut', title: 'Pagos', go: (page) => press(page, 'g', 'p') },
]

it.each(ways)('The title of the page that $way leads to has the focus', async ({ title, go }) => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, `${office}/progress?sorters[0][field]=student&sorters[0][order]=asc`, progress)
  await page.getByRole('link', { name: student }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).count()).toBe(0)
  await go(page)
  await expectFocusOn(page, title)
})

it('A day of the reconciliation and the day before have it too', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, `${office}/reconciliation?day=2025-06-19`, 'Conciliación del 19 de junio de 2025')
  await page.getByRole('link', { name: 'Día anterior' }).press('Enter')
  await expectFocusOn(page, 'Conciliación del 18 de junio de 2025')
})

it('Who signs in, and who chooses from the menu of a phone, has it too', async () => {
  const page = await browser.open(phone, hub().url)
  await page.goto(`${office}/deliveries`)
  await page.getByLabel('Usuario').fill('sistemas')
  await page.getByLabel('Contraseña').fill('demo')
  await page.keyboard.press('Enter')
  await expectFocusOn(page, 'Envíos')
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Integraciones' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectFocusOn(page, 'Integraciones')
})

it('A page that begins in a field, and a tab, keep the focus for themselves', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admin', screen: desktop })
  await goTo(page, `${office}/discounts`, 'Descuentos')
  await page.getByRole('link', { name: 'Portería' }).press('Enter')
  await page.getByLabel('Código del estudiante').and(page.locator(':focus')).waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: 'Descuentos' }).focus()
  await press(page, 'ArrowRight', 'Enter')
  await page.locator('[role=tab][aria-selected=true]:focus').waitFor()
  await page.waitForURL('**/claims*')
  await untilQuiet(page)
  expect(await page.locator('[role=tab][aria-selected=true]:focus').count()).toBe(1)
})

/** It has it once everything has been read. */
async function expectFocusOn(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, level: 1 })
  await heading.waitFor()
  await untilQuiet(page)
  await heading.and(page.locator(':focus')).waitFor()
}
