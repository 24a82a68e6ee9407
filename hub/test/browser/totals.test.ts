import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { enter, openStep } from './family.ts'
import { arriveAt } from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()
const semester = { period: 2, method: 2, quotas: 0 } as const

const cop = (amount: number) => `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`
const pesosIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))

/** The amounts of one column of a table of an order, summed. */
async function columnOf(page: Page, table: string, column: string): Promise<number> {
  const found = page.getByRole('table', { name: table })
  const names = await found.getByRole('columnheader').allTextContents()
  const cells = await found.locator(`tbody td:nth-child(${names.indexOf(column) + 1})`).allTextContents()
  return cells.reduce((sum, cell) => sum + pesosIn(cell), 0)
}

const amountBeside = async (page: Page, label: string) =>
  pesosIn(await page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').textContent())

describe('Totals that are seen together', () => {
  it('of an order’s details add up to its total and to what is charged later', async () => {
    const family = await Family.signIn(hub(), '10003')
    const quote = await family.quote(semester)
    const { token } = (await family.pay(quote)).body
    const page = await browser.open(phone, hub().url)
    await page.goto(`/enrollment/finances/order?token=${token}`)
    await page.getByText('Valor total de la orden').waitFor()
    const annual = await columnOf(page, 'Costos anuales', 'Total')
    const now = await columnOf(page, 'Costos mensuales', 'Con esta orden')
    const later = await columnOf(page, 'Costos mensuales', 'Se cobrará después')
    const due = await amountBeside(page, 'Saldo del año anterior, incluido')
    expect(annual + now + due).toBe(await amountBeside(page, 'Valor total de la orden'))
    expect(later).toBe(await amountBeside(page, 'Total que se cobrará después'))
    expect([annual + now + due, later]).toEqual([quote.totals.totalV, quote.totals.later])
    await expectWellEverywhere(page, 'an order that is charged in two parts')
  })

  it.each([
    ['10003', 'y el saldo del año anterior, $1.250.000.'],
    ['10013', 'menos $300.000 de su saldo a favor.'],
  ])('of the enrolment of %s and of today agree, with the balance between them', async (code, balance) => {
    const own = await runHub()
    const family = await Family.signIn(own, code)
    const { totals } = await family.quote(semester)
    const page = await browser.open(phone, own.url)
    await arriveAt(page, code, { ...semester, step: 1 })
    const card = page.locator('.student-card__total')
    await card.getByText(`Hoy paga ${cop(totals.totalV)}: ${cop(totals.subtotal)} ${balance}`).waitFor()
    await card.getByText(`Después, ${cop(totals.later)}.`).waitFor()
    await page.locator('.sticky-bar').getByText(cop(totals.totalV)).waitFor()
    await expectWellEverywhere(page, 'a total in two parts')
  })

  it('of today opens what is paid for, also where no balance is added', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10001', { ...semester, step: 1 })
    await page.locator('.sticky-bar').getByRole('button', { name: /^\$/ }).click()
    const results = await page.getByRole('dialog').locator('.proof__result').allTextContents()
    const [annual = 0, monthly = 0, total = 0] = results.map(pesosIn)
    expect(results).toHaveLength(3)
    expect([annual > 0, monthly > 0, annual + monthly]).toEqual([true, true, total])
  })

  it('of months say in how many charges they are collected', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10005', { ...rightAndCosts, quotas: 6, step: 3 })
    await page.getByText('La pensión se cobra de agosto 2025 a enero 2026.').waitFor()
    await page.getByText('Pensión: 6 cobros; el primero, de $6.486.717, el 28 de agosto de 2025.').waitFor()
    await page.getByRole('rowheader', { name: 'Suma de valores de un mes; no es un cobro' }).waitFor()
    await expectWellEverywhere(page, 'a pension in six charges')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByText('Valor de un mes: $215.500').waitFor()
    await page
      .getByText(
        '4 meses: $862.000. Se cobra después, de agosto a diciembre, repartidos en 5 cobros; el primero, de $172.400.',
      )
      .waitFor()
    await expectWellEverywhere(page, 'activities in five charges')
  })
})

describe('The dates of what is charged later', () => {
  it('have every amount on the right, however long the name of the service is', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10001', { ...rightAndCosts, step: 2, transport: { is: 'undecided' } })
    await page.getByRole('radio', { name: 'Calcular la tarifa con mi dirección' }).check()
    await page.getByRole('radio', { name: 'Buscar la dirección' }).check()
    await page.getByLabel('Dirección', { exact: true }).fill('Calle 127 # 15-20')
    await page.getByRole('list', { name: 'Direcciones encontradas' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Calcular', exact: true }).click()
    await page.getByRole('button', { name: 'Confirmar transporte' }).click()
    await page.getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByRole('heading', { name: 'Transporte confirmado' }).waitFor()
    await openStep(page, 5)
    await page.getByText('Se cobrará después').click()
    const lines = page.locator('.later__lines li')
    await lines.filter({ hasText: 'TRANSPORTE COMPLETO INTERMEDIO' }).first().waitFor()
    const ends: number[] = await page.evaluate(
      `[...document.querySelectorAll('.later__lines li')].map((line) => line.lastElementChild.getBoundingClientRect().right)`,
    )
    expect(new Set(ends).size).toBe(1)
    await expectWellEverywhere(page, 'dates of charges')
  })
})

describe('Advice with a date', () => {
  it('is not given once the date is past', async () => {
    const late = await runHub()
    const page = await browser.open(phone, late.url)
    await enter(page, '10001', 0)
    const advice = page.getByText(
      'Con el año completo o el primer semestre, el transporte tiene mejor descuento si paga hasta el 30 de junio de 2025.',
    )
    await advice.waitFor()
    await setSeasonClock(late, '2025-07-01T00:00:00-05:00')
    await page.reload()
    await page.getByText('Antes de comenzar').waitFor()
    expect(await advice.count()).toBe(0)
  })
})
