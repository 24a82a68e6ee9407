import { beforeAll, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { goTo as goToStep, type Summary, watch } from '@matricula/hub/testing/progress'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from '../screens.ts'
import { comeIn, goTo } from './staff-member.ts'

const browser = useBrowser()
const hub = useHub()
let summary: Summary
const home = '/enrollment/admin/home'

/** One family has paid, another stands at its transport. */
beforeAll(async () => {
  const { rowOf, summary: read } = await watch(hub())
  const paid = await Family.signIn(hub(), '10001')
  await paid.enrol(rightAndCosts)
  await goToStep(await Family.signIn(hub(), '10002'), 2)
  await until(
    () => rowOf('10001'),
    ({ step }) => step === 'complete',
  )
  summary = await read()
})

it('The season’s figures open the rows behind them', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: phone })
  await goTo(page, home, 'Estado del año escolar')
  await page.getByText(`${summary.season.name}: ${summary.students} estudiantes.`).waitFor()
  await expectWellEverywhere(page, 'the season drawn')

  const { received, dueLater, calendar } = summary.money
  const money = page.getByRole('region', { name: '¿Cuánto dinero se recibe hoy y cuánto después?' })
  await money
    .getByRole('link', { name: pesos(received) })
    .first()
    .waitFor()
  expect(await money.getByText(pesos(dueLater), { exact: true }).count()).toBe(1)
  expect(await money.getByRole('listitem').count()).toBe(calendar.length)

  const [due] = calendar
  await money.getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Cobros por fecha', level: 1 }).waitFor()
  await page.getByText(`${due?.charges} resultados`).waitFor()
  await expectWellEverywhere(page, 'the charges of a day')
  await page.goBack()

  await page.getByRole('link', { name: 'Aquí: 1, Transporte' }).click()
  await page.getByRole('heading', { name: 'Quién falta y en qué paso', level: 1 }).waitFor()
  await page.getByText('1 resultado', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Matías Ospina Vélez' }).waitFor()

  await page.goBack()
  const complete = summary.funnel.find(({ step }) => step === 'complete')?.students
  await page.getByRole('link', { name: /^Matrícula pagada/ }).click()
  await page.getByText(`${complete} resultados`).waitFor()
})

it('The charts are tables for who reads numbers', async () => {
  const page = await comeIn(browser, { url: hub().url, role: 'admissions', screen: phone })
  await goTo(page, home, 'Estado del año escolar')
  const questions = [
    '¿Cuántas familias han llegado a cada paso?',
    '¿Qué grados van quedando atrás?',
    '¿Cuánto dinero se recibe hoy y cuánto después?',
  ]
  for (const question of questions)
    await page.getByRole('button', { name: `Ver como tabla: ${question}` }).click()
  await expectWell(page, 'the season as tables')
  const rows = page.getByRole('row')
  const grade = summary.grades.find(({ grade: name }) => name === 'Segundo')
  expect(await rows.filter({ hasText: 'Segundo' }).getByRole('cell').allTextContents()).toEqual(
    [
      grade?.complete,
      (grade?.waiting ?? 0) - (grade?.steps['not-entered'] ?? 0),
      grade?.steps['not-entered'],
      grade?.steps.blocked,
      grade?.students,
    ].map(String),
  )
  await page.getByRole('button', { name: `Ver como gráfica: ${questions[0]}` }).click()
  expect(await page.getByRole('link', { name: /^Ingresaron/ }).count()).toBe(1)
})

it('What waits for a person is shown to those who can open it', async () => {
  const { database } = hub().hub.app
  await database('outbox').where({ topic: 'notice.receipt' }).update({ status: 'on_hold' })

  const finance = await comeIn(browser, { url: hub().url, role: 'finance', screen: desktop })
  await goTo(finance, home, 'Estado del año escolar')
  const waiting = finance.getByRole('navigation', { name: 'Requiere atención' })
  await expect
    .poll(() => waiting.getByRole('link').allTextContents(), { timeout: 10_000 })
    .toEqual([
      '0Pagos por revisar',
      '0Contracargos por responder',
      '0Devoluciones por transferir',
      '0Abonos que el proveedor cambió',
      '1Envíos retenidos',
      '0Convenios que vencen en tres días',
      '0Cambios de tarifas que no se publicaron, última semana',
    ])
  await waiting.getByRole('link', { name: 'Envíos retenidos' }).click()
  await finance.getByRole('heading', { name: 'Envíos', level: 1 }).waitFor()
  await finance.getByText('1 resultado', { exact: true }).waitFor()

  const admissions = await comeIn(browser, { url: hub().url, role: 'admissions', screen: desktop })
  await goTo(admissions, home, 'Estado del año escolar')
  await admissions.getByRole('link', { name: /^Ingresaron/ }).waitFor()
  expect(await admissions.getByRole('navigation', { name: 'Requiere atención' }).count()).toBe(0)
})

it('What should have been charged is told as past, not as money that is to come', async () => {
  await setSeasonClock(hub(), '2025-12-01T10:00:00-05:00')
  const page = await comeIn(browser, { url: hub().url, role: 'finance', screen: phone })
  await goTo(page, home, 'Estado del año escolar')
  const money = page.getByRole('region', { name: '¿Cuánto dinero se recibe hoy y cuánto después?' })
  await money.getByText('Con fecha pasada').waitFor()
  await expectWell(page, 'charges of past dates')
})

function pesos(amount: number): string {
  return `$${amount.toLocaleString('es-CO').replaceAll(',', '.')}`
}
