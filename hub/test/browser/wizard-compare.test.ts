import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Choices, Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { enter, signIn } from './family.ts'
import { desktop, expectWell, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const firstSemester: Choices = { period: 2, method: 2, quotas: 0 }
const code = '10003'

async function openComparison(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comparar los tres periodos' }).click()
  await page.getByRole('dialog').waitFor()
}

const columnOf = (page: Page, period: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: period }) })

const proofOn = (page: Page) => page.getByRole('dialog', { name: '¿Por qué este valor?' })

const pesos = (amount: number) => `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`

/** The hub's own prices of the three periods. */
async function prices() {
  const family = await Family.signIn(hub(), code)
  const totals = async (choices: Choices) => (await family.quote(choices)).totals
  return {
    year: await totals(wholeYear),
    semester: await totals(firstSemester),
    monthly: await totals(rightAndCosts),
  }
}

type Prices = Awaited<ReturnType<typeof prices>>

/** What each period says of itself before anything in it is opened. */
async function expectSaid(page: Page, { year, semester, monthly }: Prices): Promise<void> {
  const whole = monthly.subtotal + monthly.later
  const yearColumn = columnOf(page, 'Año completo')
  await yearColumn.getByText(`Usted ahorra ${pesos(whole - year.subtotal - year.later)}`).waitFor()
  await yearColumn.getByText('No se cobrará nada después.').waitFor()
  expect(await yearColumn.getByRole('button', { name: '$0' }).count()).toBe(0)
  const semesterColumn = columnOf(page, 'Primer semestre')
  await semesterColumn.getByText(pesos(semester.subtotal)).waitFor()
  await semesterColumn.getByText(pesos(whole - semester.subtotal - semester.later)).waitFor()
  await semesterColumn.getByText('6 cobros, del 28 de enero de 2026 al 28 de junio de 2026').waitFor()
  const monthlyColumn = columnOf(page, 'Derecho de matrícula y costos')
  await monthlyColumn.getByText(pesos(monthly.later)).waitFor()
  await page
    .getByRole('dialog')
    .getByText(/se suma a lo que paga hoy.*\$1\.250\.000/)
    .waitFor()
  await page.getByText('Los valores de los periodos están listos.').waitFor({ state: 'attached' })
}

/** What the amounts of the semester, whose dates are open, are made of. */
async function expectProofs(page: Page, { semester, monthly }: Prices): Promise<void> {
  const whole = semester.subtotal + semester.later
  const saved = monthly.subtotal + monthly.later - whole
  const proof = proofOn(page)
  for (const [amount, part] of [
    [semester.subtotal, 'Derecho de matrícula'],
    [semester.later, '28 de enero de 2026'],
    [whole, 'Se cobrará después'],
    [saved, 'Lo mismo sin pagar por adelantado'],
  ] as const) {
    await columnOf(page, 'Primer semestre')
      .getByRole('button', { name: pesos(amount) })
      .first()
      .click()
    await proof.getByText(part).first().waitFor()
    const named = await proof.locator('.proof__text').allTextContents()
    expect(new Set(named).size).toBe(named.length)
    expect(await proof.locator('.proof__result').last().textContent()).toBe(pesos(amount))
    await expectWell(page, `the proof of ${part}`)
    await page.keyboard.press('Escape')
    await proof.waitFor({ state: 'hidden' })
  }
}

describe('The three periods side by side', () => {
  it('say what is paid when and what each saves, open their dates and every amount, and a choice is taken', async () => {
    const priced = await prices()
    const page = await browser.open(phone, hub().url)
    // By the sign-in page, which carries its styles in itself: those of later pages must win over them.
    await signIn(page, code)
    await openComparison(page)
    await expectSaid(page, priced)
    await expectWellEverywhere(page, 'the comparison')

    const column = columnOf(page, 'Primer semestre')
    await column.getByText(/^6 cobros/).click()
    await column.getByText('28 de enero de 2026', { exact: true }).waitFor()
    await expectWell(page, 'the dates of a period')
    await expectProofs(page, priced)

    await column.getByRole('button', { name: 'Elegir' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.getByRole('radio', { name: 'Primer semestre' }).isChecked()).toBe(true)
    await page
      .locator('.sticky-bar')
      .getByRole('button', { name: pesos(priced.semester.totalV) })
      .click()
    await proofOn(page)
      .locator('.proof__result', { hasText: pesos(priced.semester.totalV) })
      .waitFor()
  })

  it('stand without the one that could not be priced, which is tried again', async () => {
    const page = await browser.open(desktop, hub().url)
    await enter(page, code)
    const isYear = (body: string | null) => body?.includes('"period":1') === true
    await page.route('**/api/enrollment/quotes', (route) =>
      isYear(route.request().postData()) ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await openComparison(page)
    const column = columnOf(page, 'Año completo')
    await column.getByText('No pudimos calcular este periodo.').waitFor()
    await columnOf(page, 'Derecho de matrícula y costos').getByText('Valor total del año').waitFor()
    await expectWell(page, 'a period that could not be priced')
    await page.unroute('**/api/enrollment/quotes')
    await column.getByRole('button', { name: 'Reintentar' }).click()
    await column.getByText('Usted ahorra').waitFor()
  })

  it('keep the closed ones in sight with their date, and show no price of them', async () => {
    const late = await runHub()
    await setSeasonClock(late, '2025-07-29T00:00:00-05:00')
    const page = await browser.open(phone, late.url)
    await enter(page, code)
    for (const period of ['Año completo', 'Primer semestre'])
      expect(await page.getByRole('radio', { name: period }).isDisabled()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Derecho de matrícula y costos' }).isChecked()).toBe(true)
    await expectWell(page, 'closed periods')
    await openComparison(page)
    await columnOf(page, 'Derecho de matrícula y costos').getByText('Valor total del año').waitFor()
    for (const period of ['Año completo', 'Primer semestre']) {
      const column = columnOf(page, period)
      await column.getByText('Estuvo disponible hasta el 28 de julio de 2025').waitFor()
      expect(await column.getByRole('button').count()).toBe(0)
      expect(await column.getByText('Paga hoy').count()).toBe(0)
    }
    await expectWell(page, 'closed periods compared')
  })
})
