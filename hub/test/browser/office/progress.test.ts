import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { goTo as goToStep } from '@matricula/hub/testing/progress'
import { useHub } from '@matricula/hub/testing/test-hub'
import { desktop, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()
const list = '/enrollment/admin/progress'
const title = 'Quién falta y en qué paso'

/** Two families on their way, at their annual costs and at their activities. */
beforeAll(async () => {
  await goToStep(await Family.signIn(hub(), '10001'), 1)
  await goToStep(await Family.signIn(hub(), '10006'), 4)
})

it('Those who are missing are found by step, and reminded', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admissions', screen: phone })
  await goTo(page, list, title)
  await page.getByText('583 resultados').waitFor()
  await expectWellEverywhere(page, 'everybody')

  const steps = page.getByRole('combobox', { name: 'Paso' })
  await steps.click()
  await page.getByTitle('Costos anuales').click()
  await page.getByTitle('Actividades').click()
  await page.keyboard.press('Escape')
  await page.getByText('2 resultados').waitFor()
  await expectWellEverywhere(page, 'two steps')

  await page.getByRole('button', { name: 'Crear recordatorio' }).click()
  await page.waitForURL((address) => address.pathname.endsWith('/reminders'))
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('create'), searchParams.get('steps')]).toEqual(['1', 'annual,activities'])
})

it('A student is searched for, opened by keyboard, and the list is as it was on the way back', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(page, list, title)
  await page.getByRole('searchbox', { name: 'Buscar por nombre o código' }).fill('gomez 10001')
  await page.getByText('1 resultado', { exact: true }).waitFor()
  const row = page.getByRole('row').filter({ hasText: '10001' })
  expect(await row.getByRole('cell').allTextContents()).toEqual(
    expect.arrayContaining([
      'Mariana Gómez RojasCódigo: 10001',
      'Segundo',
      'Costos anuales',
      'Derecho de matrícula y costosMétodo: Tarjeta o transferencia bancaria',
    ]),
  )
  await page.getByRole('link', { name: 'Mariana Gómez Rojas' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mariana Gómez Rojas', level: 1 }).waitFor()
  await page.goBack()
  await page.getByText('1 resultado', { exact: true }).waitFor()
})

it('What the filters leave is exported, all of it', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  const filter = 'filters[0][field]=step&filters[0][operator]=eq&filters[0][value]=annual,activities'
  await goTo(page, `${list}?${filter}`, title)
  await page.getByText('2 resultados').waitFor()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(';').slice(1, 4))).toEqual([
    ['Código', 'Próximo grado', 'Paso'],
    ['10006', 'Jardín', 'Actividades'],
    ['10001', 'Segundo', 'Costos anuales'],
  ])
})

it('Somebody of transport is told that the page is not theirs', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'transport', screen: desktop })
  await goTo(page, list, 'Su cuenta no tiene permiso para esta página')
  expect(await page.getByRole('table').count()).toBe(0)
})
