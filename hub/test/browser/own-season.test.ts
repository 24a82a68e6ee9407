import { expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { enter } from './family.ts'
import { comeIn, goTo } from './office/staff-member.ts'
import { desktop, expectWell, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub({
  parentSeason: {
    activities: { maxPerStudent: 4, months: 3 },
    dates: { activities: ['2025-09-28', '2025-10-28', '2025-11-28'] },
    screens: { pages: { fees: 5, admin: 7 } },
  },
})

/** A school whose season says other numbers than the shipped one: no screen has numbers of its own. */
it('A season of four activities lets the fourth in, refuses the fifth, and says so in its own numbers', async () => {
  const page = await browser.open(phone, hub().url)
  await enter(page, '10001', 4)
  await page.getByText('Puede inscribir hasta cuatro (4) actividades.').waitFor()
  await page
    .getByText(
      '3 meses: $495.000. Se cobra después, de septiembre a noviembre, repartidos en 3 cobros; el primero, de $165.000.',
    )
    .first()
    .waitFor()
  for (const [index, name] of ['Fútbol', 'Huerta escolar', 'Club de lectura', 'Robótica'].entries()) {
    await page.getByRole('button', { name: `Inscribir ${name}` }).click()
    await page.getByText(`${index + 1} de 4`).waitFor()
  }
  await page.getByRole('button', { name: 'Inscribir Ballet' }).click()
  await page.getByText('Solo se pueden inscribir máximo cuatro (4) actividades por estudiante.').waitFor()
  await expectWell(page, 'four activities')
})

it('A season of five fees a page shows the public list five at a time', async () => {
  const page = await browser.open(phone, hub().url)
  await page.goto('/enrollment/fees?page=2')
  await page.getByText('Tarifas 6 a 10 de 180').waitFor()
  await page.getByText('Página 2 de 36').waitFor()
  expect(await page.getByRole('row').count()).toBe(6)
})

it('A season of seven rows a page shows the administrators’ tables seven at a time', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  for (const path of ['/enrollment/admin/dashboard', '/enrollment/admin/dashboard/fees']) {
    await goTo(page, path, 'Administración - Matrículas')
    await page.locator('tbody tr[data-row-key]').first().waitFor()
    expect([path, await page.locator('tbody tr[data-row-key]').count()]).toEqual([path, 7])
  }
})
