import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWell, expectWellEverywhere, phone, type Screen, useBrowser } from '../screens.ts'
import { choose } from './choose.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/dashboard/fees'
const heading = 'Administración - Matrículas'
const feePath = '/api/enrollment/admin/fee'

interface Desk {
  readonly hub?: TestHub
  readonly screen?: Screen
  readonly role?: 'admissions' | 'finance'
}

/** The fees, read at the shared hub unless the test changes them at one of its own. */
async function openFees({ hub = shared(), screen = desktop, role = 'finance' }: Desk = {}) {
  const page = await comeIn(browser, { url: hub.url, role, screen })
  await goTo(page, path, heading)
  await page.locator('tbody tr[data-row-key]').first().waitFor()
  return page
}

function chooseInDrawer(page: Page, field: string, option: string): Promise<void> {
  return choose(page, page.getByRole('dialog').getByRole('combobox', { name: field }), option)
}

it('The fees are a page of twelve, searched in every column', async () => {
  const page = await openFees({ screen: phone })
  const rows = page.locator('tbody tr[data-row-key]')
  expect(await rows.count()).toBe(12)
  await expectWellEverywhere(page, 'the fees')
  const search = page.getByLabel('Buscar en todas las columnas')
  const found: [string, string][] = [
    ['natacion', 'Natación'],
    ['eco-05', 'ECO-05'],
    ['248000', '248.000'],
    ['transicion', 'Transición'],
    ['mensual', 'MENSUAL'],
  ]
  for (const [word, mark] of found) {
    await search.fill(word)
    await page.locator('mark', { hasText: mark }).first().waitFor()
    expect(await rows.locator('td:first-child mark').count(), word).toBe(0)
  }
  await search.fill('nada de nada')
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await choose(page, page.getByRole('combobox', { name: 'Tipo' }), 'CLUB')
  await page.locator('.ant-tag', { hasText: 'ANUAL' }).first().waitFor({ state: 'detached' })
  expect(new Set(await page.locator('tbody .ant-tag').allTextContents())).toEqual(new Set(['CLUB']))
})

it('A fee is created for several grades, each rule in its words', async () => {
  const page = await openFees({ hub: await runHub(), screen: phone })
  await page.getByRole('button', { name: 'Crear tarifa' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Código', { exact: true }).waitFor()
  expect(await drawer.getByLabel('Valor', { exact: true }).inputValue()).toBe('0')
  await drawer.getByLabel('Valor', { exact: true }).fill('')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  for (const told of [
    'Ingrese código',
    'Ingrese nombre de tarifa',
    'Seleccione un grado',
    'Ingrese valor',
    'Seleccione un tipo',
    'Seleccione si la tarifa el obligatoria',
  ]) {
    await drawer.getByText(told, { exact: true }).waitFor()
  }
  await expectWellEverywhere(page, 'the empty form')

  expect(await drawer.getByLabel('Cupo').isDisabled()).toBe(true)
  await chooseInDrawer(page, 'Tipo de tarifa', 'CLUB')
  expect(await drawer.getByLabel('Cupo').isDisabled()).toBe(false)
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await drawer.getByText('Seleccione un tipo de actividad', { exact: true }).waitFor()
  await chooseInDrawer(page, 'Tipo de actividad', 'incluida')
  await chooseInDrawer(page, 'Grado', 'Primero')
  await chooseInDrawer(page, 'Grado', 'Segundo')
  await page.keyboard.press('Escape')
  await drawer.getByLabel('Código', { exact: true }).fill('con espacio')
  await drawer.getByLabel('Nombre', { exact: true }).fill('Club de ajedrez')
  await drawer.getByLabel('Valor', { exact: true }).fill('120000,5')
  await drawer.getByLabel('Cupo').fill('-5')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await drawer.getByText('Ingrese un valor entero, mínimo 0.').waitFor()
  await drawer.getByText('Ingrese un cupo entero, mínimo 0.').waitFor()
  expect(await drawer.getByLabel('Valor', { exact: true }).inputValue()).toBe('120000,5')
  expect(await drawer.getByLabel('Cupo').inputValue()).toBe('-5')
  await drawer.getByLabel('Cupo').fill('')
  await drawer.getByLabel('Valor', { exact: true }).fill('120.000')
  // By keyboard: the complaints that leave above it move it from under a pointer.
  await drawer.getByRole('radio', { name: 'No', exact: true }).press('Space')
  expect(await drawer.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true)
  await drawer.getByLabel('Enlace de la imagen').fill('javascript:alert(1)')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await drawer.getByText('Use hasta 30 letras sin tilde', { exact: false }).waitFor()
  await drawer.getByText('Una actividad incluida no tiene costo. Ingrese 0.').waitFor()
  await drawer.getByText('Ingrese un enlace http o https.').waitFor()
  await expectWellEverywhere(page, 'the form with what the hub refused')

  await drawer.getByLabel('Código', { exact: true }).fill('CLUB-99')
  await drawer.getByLabel('Valor', { exact: true }).fill('0')
  await drawer.getByLabel('Enlace de la imagen').fill('imagenes.example/ajedrez.png')
  await drawer.getByText('Se guarda como http://imagenes.example/ajedrez.png').waitFor()
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se ha(n) agregado 2 nuevo(s) registro(s).').waitFor()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByLabel('Buscar en todas las columnas').fill('CLUB-99')
  await page.getByText('2 resultados').waitFor()
})

it('A fee is looked at, edited with its impact in sight, and deleted after a question', async () => {
  const page = await openFees({ hub: await runHub() })
  await page.getByLabel('Buscar en todas las columnas').fill('eco-05 segundo')
  await page.getByText('1 resultado', { exact: true }).waitFor()
  await page.locator('tbody tr[data-row-key]').first().click()
  const drawer = page.getByRole('dialog', { name: 'Tarifa ECO-05' })
  await drawer.getByText('$248.000').waitFor()
  await expectWell(page, 'a fee')

  await drawer.getByRole('button', { name: 'Editar' }).click()
  expect(await drawer.getByLabel('Código', { exact: true }).getAttribute('readonly')).not.toBeNull()
  expect(await drawer.getByRole('link', { name: 'Ver impacto' }).count()).toBe(0)
  await drawer.getByLabel('Valor', { exact: true }).fill('260000')
  const impact = await drawer.getByRole('link', { name: 'Ver impacto' }).getAttribute('href')
  expect(impact).toMatch(
    /^\/enrollment\/admin\/impact\?grade=\d+&code=ECO-05&value=260000&type=ECO&does=edit&id=\d+$/,
  )
  await expectWell(page, 'a fee being edited')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('La tarifa quedó guardada.').waitFor()
  await drawer.getByText('$260.000').waitFor()

  await drawer.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar tarifa' })
  await question.getByText('Esta eliminando una taifa. ¿Esta seguro de realizar esta acción?').waitFor()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText('Tarifa eliminada correctamente.').waitFor()
  await page.getByText('0 resultados').waitFor()
})

it('Who is second to edit a fee sees who was first and what changed, and goes on from there', async () => {
  const hub = await runHub()
  const page = await openFees({ hub })
  const other = await signInStaff(hub, 'admin')
  const { body: fees } = await other.get<{ id: number; code: string }[]>('/api/enrollment/admin/fees/105')
  const { id } = fees.find(({ code }) => code === 'ECO-05') ?? { id: 0 }
  await goTo(page, `${path}?fee=${id}`, heading)
  const drawer = page.getByRole('dialog', { name: 'Tarifa ECO-05' })
  await drawer.getByRole('button', { name: 'Editar' }).click()
  await drawer.getByLabel('Valor', { exact: true }).fill('1')
  const { body: read } = await other.get<Record<string, unknown>[]>(`${feePath}/${id}`)
  const { fee_type: _same, grade_open_apply: _key, grade_enrollment: _name, ...form } = read[0] ?? {}
  expect((await other.put(feePath, { ...form, value: 255_000 })).status).toBe(200)

  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await drawer.getByText('Otra persona cambió la tarifa').waitFor()
  await drawer.getByText('admin la guardó el', { exact: false }).waitFor()
  await drawer.getByText('Valor: ahora «$255.000», antes «$248.000»').waitFor()
  await expectWell(page, 'a fee that somebody else changed')
  await drawer.getByRole('button', { name: 'Cargar la versión actual' }).click()
  expect(await drawer.getByLabel('Valor', { exact: true }).inputValue()).toBe('255.000')
  await drawer.getByLabel('Valor', { exact: true }).fill('256000')
  await drawer.getByRole('button', { name: 'Guardar' }).click()
  await drawer.getByText('$256.000').waitFor()

  await drawer.getByRole('button', { name: 'Eliminar' }).click()
  await other.delete(`${feePath}/${id}`)
  await page
    .getByRole('dialog', { name: 'Eliminar tarifa' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await page
    .getByText('Ups! hubo un inconveniente al tratar de eliminar la tarifa.', { exact: false })
    .waitFor()
})

it('Admissions looks at fees and changes none', async () => {
  const page = await openFees({ role: 'admissions' })
  expect(await page.getByRole('button', { name: 'Crear tarifa' }).count()).toBe(0)
  await page.keyboard.press('n')
  await page.locator('tbody tr[data-row-key]').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Obligatoria').waitFor()
  expect(await drawer.getByRole('button').allTextContents()).toEqual(['', 'Cerrar'])
})

it('The tabs are led through by keyboard, and the shortcut creates', async () => {
  const page = await openFees()
  await page.getByRole('tab', { name: 'Tarifas' }).focus()
  expect(await page.getByRole('tab', { name: 'Tarifas', exact: true }).count()).toBe(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/enrollment/admin/dashboard')
  await page.locator('[role=tab][aria-selected=true]:focus', { hasText: 'Matrículas nuevos' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === path)
  await page.getByRole('button', { name: 'Crear tarifa' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'Crear tarifa' }).waitFor()
  expect(new URL(page.url()).searchParams.get('fee')).toBe('new')
})
