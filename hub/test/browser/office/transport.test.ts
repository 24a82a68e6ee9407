import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import {
  allScreens,
  desktop,
  expectWell,
  expectWellEverywhere,
  phone,
  type Screen,
  useBrowser,
} from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const shared = useHub()
const path = '/enrollment/admin/transportation'
const title = 'Calculadora de transporte'

interface CalculatorInput {
  readonly students: string
  readonly year?: string
  readonly screen?: Screen
}

/** The calculator with these students found. */
async function calculatorOf(
  { students, year = '2025-2026', screen = desktop }: CalculatorInput,
  hub = shared(),
) {
  const { url } = hub
  const page = await comeIn(browser, { url, role: 'transport', screen })
  await goTo(page, `${path}?year=${year}&students=${students}`, title)
  await page.getByRole('button', { name: 'Calcular distancia' }).waitFor()
  return page
}

async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calcular distancia' }).click()
  await page.getByText('Promedio').waitFor()
}

const fact = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).textContent()

describe('The transport calculator', () => {
  it('goes from the year to the fee added', async () => {
    const hub = await runHub()
    const page = await comeIn(browser, { url: hub.url, role: 'transport', screen: phone })
    await goTo(page, path, title)
    await page.getByLabel('Códigos de estudiantes').fill('10005, 1x')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByText('Elija el año escolar antes de buscar.').waitFor()
    await page.getByText('«1X» no es un código de estudiante').waitFor()
    await expectWellEverywhere(page, 'a search refused', allScreens)

    await page.getByLabel('Año escolar').click()
    await page.getByTitle('2025-2026').click()
    await page.getByLabel('Códigos de estudiantes').fill('10001,10005, 99999')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByText('Estos códigos no existen: 99999.').waitFor()
    await page.getByRole('button', { name: '10005' }).click()
    await page.getByRole('heading', { name: '10005, Juan Sebastián Torres Londoño' }).waitFor()
    await expectWellEverywhere(page, 'students found', allScreens)

    await calculate(page)
    expect(await page.getByText(/^Ruta [123]$/).count()).toBe(3)
    await page.getByText('Distancia: cercana (hasta 18 km).').waitFor()
    expect(await fact(page, 'Valor mensual')).toBe('$738.000')
    expect(await fact(page, 'Nombre')).toBe('TRANSPORTE COMPLETO CERCANO')
    expect(await fact(page, 'Coordenadas')).toMatch(/^4\.\d{6}, -74\.\d{6}$/)
    await expectWellEverywhere(page, 'a fee', allScreens)

    await page.getByRole('button', { name: 'Agregar tarifa de transporte' }).click()
    await page.getByText('Tarifa de transporte agregada').waitFor()
    const [draft] = await hub.hub.app.database('draft').where({ student_code: '10005' })
    expect(JSON.parse(String(draft.state)).transport).toMatchObject({
      is: 'chosen',
      name: 'TRANSPORTE COMPLETO CERCANO',
      price: 738_000,
      direction: 'AMBAS',
    })
  })

  it('keeps one search, whatever was found or refused before', async () => {
    const page = await calculatorOf({ students: '10001', screen: phone })
    const codes = page.getByLabel('Códigos de estudiantes')
    const searches = page.getByRole('button', { name: 'Buscar' })
    await codes.fill('10005, 99999, xx')
    await codes.press('Enter')
    await page.getByText('«XX» no es un código de estudiante').waitFor()
    await codes.fill('10005')
    await codes.press('Enter')
    await page.getByRole('heading', { name: '10005, Juan Sebastián Torres Londoño' }).waitFor()
    expect(await searches.count()).toBe(1)
    expect(await page.getByText('«XX» no es un código de estudiante').count()).toBe(0)
    await codes.fill('99999')
    await codes.press('Enter')
    await page.getByText('Estos códigos no existen: 99999.').waitFor()
    expect(await searches.count()).toBe(1)
    await expectWell(page, 'one search after another')
  })

  it('prices half a route by its half, and drops what it measured when the home is moved', async () => {
    const hub = await runHub()
    const page = await calculatorOf({ students: '10005' }, hub)
    await page.getByRole('radio', { name: 'Media ruta' }).check()
    await page.getByRole('radio', { name: /Tarde/ }).check()
    await calculate(page)
    expect(await fact(page, 'Nombre')).toBe('TRANSPORTE MEDIO CERCANO')
    expect(await fact(page, 'Tipo')).toBe('Media ruta, en la tarde (PM), puerta a puerta')
    const before = await page.getByLabel('Latitud').inputValue()
    await page.getByRole('button', { name: /^Casa del estudiante/ }).focus()
    await page.keyboard.press('Shift+ArrowUp')
    expect(Number(await page.getByLabel('Latitud').inputValue())).toBeGreaterThan(Number(before))
    await page.getByText('Promedio').waitFor({ state: 'hidden' })
    await calculate(page)
    await page.getByRole('button', { name: 'Agregar tarifa de transporte' }).click()
    await page.getByText('Tarifa de transporte agregada').waitFor()
    const [draft] = await hub.hub.app.database('draft').where({ student_code: '10005' })
    expect(JSON.parse(String(draft.state)).transport).toMatchObject({ modality: 'MEDIO', direction: 'PM' })
  })

  it('finds an address, and keeps it as the student’s home', async () => {
    const hub = await runHub()
    const page = await calculatorOf({ students: '10001' }, hub)
    await page.getByLabel('Dirección').fill('Cajicá')
    await page.getByText(/^Direcciones encontradas/).waitFor()
    await expectWell(page, 'addresses')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await calculate(page)
    await page.getByRole('button', { name: 'Guardar como casa del estudiante' }).click()
    await page.getByText(/^Casa guardada, a \d+,\d km del colegio\.$/).waitFor()
    const [home] = await hub.hub.app.database('student_home')
    expect(home).toMatchObject({
      student_code: '10001',
      address: await page.getByLabel('Dirección').inputValue(),
    })
    await page.getByRole('row', { name: /10001.*Cajicá.*Cercana/ }).waitFor()
  })

  it('says again which home is calculated, where a text was not chosen from the list', async () => {
    const page = await calculatorOf({ students: '10001' })
    const field = page.getByLabel('Dirección')
    const before = await field.inputValue()
    await field.fill('Cajicá')
    await page.getByText(/^Direcciones encontradas/).waitFor()
    await page.getByRole('heading', { name: title }).click()
    await calculate(page)
    expect(await field.inputValue()).toBe(before)
  })

  it('says that there is no such fee, and adds none', async () => {
    const page = await calculatorOf({ students: '10015' })
    await calculate(page)
    await page.getByText('No se encontró la tarifa de transporte.').waitFor()
    expect(await page.getByRole('button', { name: 'Agregar tarifa de transporte' }).count()).toBe(0)
    await expectWell(page, 'no such fee')
  })

  it('says that a fee of nothing is none', async () => {
    const page = await calculatorOf({ students: '10005' })
    await page.route('**/api/enrollment/pricelist/transport/**', async (route) => {
      const entries = await (await route.fetch()).json()
      await route.fulfill({ json: entries.map((entry: object) => ({ ...entry, Price: 0 })) })
    })
    await calculate(page)
    await page.getByText('No hay tarifa configurada').waitFor()
    expect(await page.getByRole('button', { name: 'Agregar tarifa de transporte' }).count()).toBe(0)
    await expectWell(page, 'a fee of nothing')
  })

  it('shows another year’s fee, and adds it to no enrolment of this one', async () => {
    const page = await calculatorOf({ students: '10005', year: '2020-2021' })
    await calculate(page)
    await page.getByText('La tarifa se agrega solo en el año escolar 2025-2026.').waitFor()
    expect(await fact(page, 'Nombre')).toBe('TRANSPORTE COMPLETO CERCANO')
    expect(await page.getByRole('button', { name: 'Agregar tarifa de transporte' }).count()).toBe(0)
  })

  it('tells why a home too far away is not measured', async () => {
    const page = await calculatorOf({ students: '10005' })
    await page.getByLabel('Latitud').fill('6')
    await page.getByRole('button', { name: 'Calcular distancia' }).click()
    await page.getByText(/60 km/).waitFor()
    await expectWell(page, 'too far')
  })

  it('marks a home near the border of a band, in words too', async () => {
    const hub = await runHub()
    const driver = await signInStaff(hub, 'transport')
    await driver.post('/api/transport/onlyone/student/update', {
      StuCode: '10001',
      ...(await homeNearBorder(driver)),
      DirGMC: 'Vereda de prueba',
    })
    const page = await calculatorOf({ students: '10001', screen: phone }, hub)
    await page.getByText('Cerca del límite', { exact: true }).waitFor()
    await page.getByText('Encontrados: 1. Cerca del límite: 1.').waitFor()
    await calculate(page)
    await page.getByText(/cerca del límite entre dos bandas/).waitFor()
    await expectWell(page, 'near a border')
  })

  it('is not for those who do not plan routes', async () => {
    const page = await comeIn(browser, { url: shared().url, role: 'admissions', screen: phone })
    await goTo(page, path, 'Su cuenta no tiene permiso para esta página')
    expect(await page.getByLabel('Códigos de estudiantes').count()).toBe(0)
  })
})

/** The first place on the way south whose average the hub finds doubtful. */
async function homeNearBorder(driver: Awaited<ReturnType<typeof signInStaff>>) {
  for (let lat = 4.74; lat > 4.6; lat -= 0.004) {
    const point = { lat, lng: -74.05 }
    const way = await driver.post<{ near_border: boolean }>('/api/googleAPI/direction/vectors/request', point)
    if (way.body.near_border) return { LatGMC: point.lat, LngGMC: point.lng }
  }
  throw new Error('no place near a border')
}
