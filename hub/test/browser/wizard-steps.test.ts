import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { arriveIn, goOn, openStep } from './family.ts'
import { desktop, expectWell, phone, type Screen, tablet, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const arrive = (code: string, at: { screen?: Screen; step?: number } = {}) =>
  arriveIn(browser, hub().url, { code, ...at })

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const quotas = (page: Page) => page.getByRole('combobox', { name: 'Cuotas de la pensión' })

/** What step 0 shows as chosen and what it lets a family touch. */
async function chosenOn(page: Page) {
  const shown = (await quotas(page).count()) > 0
  return {
    period: await page
      .locator('input[name=period]:checked')
      .getAttribute('aria-labelledby')
      .then(nameOf(page)),
    method: await page
      .locator('input[name=method]:checked')
      .getAttribute('aria-labelledby')
      .then(nameOf(page)),
    methods: await Promise.all(
      ['Tarjeta o transferencia bancaria', 'Convenio bancario'].map((name) => radio(page, name).isEnabled()),
    ),
    quotas: shown ? await quotas(page).inputValue() : null,
  }
}

const nameOf = (page: Page) => (id: string | null) => page.locator(`[id="${id}"]`).textContent()

const card = 'Tarjeta o transferencia bancaria'
const agreement = 'Convenio bancario'
const year = 'Año completo'
const semester = 'Primer semestre'
const monthly = 'Derecho de matrícula y costos'

describe('Period, method and instalments', () => {
  it('follow one another as the truth table says', async () => {
    const page = await arrive('10001')
    const choose = async (name: string) => {
      await radio(page, name).check()
      return chosenOn(page)
    }
    const open = { methods: [true, true] }
    const closed = { method: card, methods: [false, false], quotas: null }
    expect(await choose(year)).toEqual({ period: year, ...closed })
    expect(await choose(semester)).toEqual({ period: semester, ...closed })
    expect(await choose(monthly)).toEqual({ period: monthly, method: card, ...open, quotas: '11' })
    await quotas(page).selectOption('4')
    expect(await choose(agreement)).toEqual({ period: monthly, method: agreement, ...open, quotas: '4' })
    await expectWell(page, 'bank agreement in four instalments')
    expect(await choose(year)).toEqual({ period: year, ...closed })
    expect(await choose(monthly)).toEqual({ period: monthly, method: card, ...open, quotas: '11' })
  })

  it('leave no bank agreement to who is not authorised', async () => {
    const page = await arrive('10008', { screen: desktop })
    expect(await chosenOn(page)).toMatchObject({ period: monthly, method: card, methods: [true, false] })
    await page.getByText('No está autorizado para este estudiante.').waitFor()
    await expectWell(page, 'no bank agreement')
  })

  it('hide the instalments of the first grades', async () => {
    const page = await arrive('10002')
    expect(await chosenOn(page)).toMatchObject({ period: monthly, quotas: null })
  })
})

/** What a card writes before its first amount: the column that it stands for. */
const firstLabel = `getComputedStyle(document.querySelector('.fee-table tbody td'), '::before').content`

const ticked = (page: Page) => page.locator('.stepper__item--done .stepper__name').allTextContents()

describe('The steps', () => {
  it('are ticked once the family has been there and left no question open', async () => {
    const page = await arrive('10001', { screen: desktop, step: 4 })
    await page.getByRole('heading', { name: 'Actividades comunitarias', exact: true }).waitFor()
    expect(await ticked(page)).toEqual([])
    await goOn(page, 'Pago', [])
    expect(await ticked(page)).toEqual([
      'Información inicial',
      'Costos anuales',
      'Costos mensuales',
      'Actividades comunitarias',
    ])
  })

  it('hide Siguiente on transport until an old student who requires it has confirmed, by link too', async () => {
    const page = await arrive('10005', { screen: desktop, step: 5 })
    await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Siguiente' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /Costos mensuales/ }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /año anterior/i }).check()
    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, es correcta' }).click()
    await page.getByText('Transporte confirmado').waitFor()
    await page.getByText(/^Punto en el mapa, a [\d,]+ km del colegio, al /).waitFor()
    expect(await page.getByText('Confirme la tarifa y la dirección para continuar.').count()).toBe(0)
    await page.getByRole('button', { name: 'Siguiente' }).waitFor()
    await expectWell(page, 'transport confirmed')
  })

  it('turn their tables into cards on a phone, with the same columns', async () => {
    const page = await arrive('10007', { screen: desktop, step: 1 })
    await page.getByRole('columnheader', { name: 'Descuento anualidades futuras' }).waitFor()
    await expectWell(page, 'annual fees on a desktop')
    for (const { width, height, name } of [tablet, phone]) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(firstLabel)).toBe('"Precio resolución"')
      expect(await page.getByRole('cell', { name: '3.800.000' }).count()).toBeGreaterThan(0)
      await expectWell(page, `annual fees on ${name}`)
    }
    await openStep(page, 3)
    await page.getByText('La pensión se cobra de agosto 2025 a junio 2026.').waitFor()
    await expectWell(page, 'monthly fees on a phone')
  })

  it('open the proof of an amount, and give the focus back', async () => {
    const page = await arrive('10002', { step: 1 })
    const amount = page.getByRole('button', { name: /3\.230\.000/ }).first()
    await amount.click()
    const proof = page.getByRole('dialog')
    await proof.getByText(/Descuento progresivo del grado/).waitFor()
    await expectWell(page, 'proof')
    await page.keyboard.press('Escape')
    await proof.waitFor({ state: 'hidden' })
    expect(await amount.and(page.locator(':focus')).count()).toBe(1)
    await page.getByRole('region', { name: 'Estudiante' }).getByRole('button').click()
    await proof.getByText('Valor total de la matrícula').first().waitFor()
  })
})

it('A family that reads English reads it everywhere, on a phone and without anything spilling over', async () => {
  const page = await browser.open(phone, hub().url, 'en-US')
  await page.goto('/enrollment/login')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: /Enrolment/ }).waitFor()
  await page.getByText(/^School-year clock: June 19, 2025, 10:\d\d/).waitFor()
  await expectWell(page, 'sign-in in English')
  await page.getByLabel('Student code').fill('10007')
  await page.getByRole('button', { name: 'Sign in', disabled: false }).click()
  await page.getByRole('heading', { name: 'Initial information' }).waitFor()
  await expectWell(page, 'initial information in English')
  await page.getByRole('button', { name: 'Compare the three periods' }).click()
  await page.getByRole('dialog').getByText('You save').first().waitFor()
  await expectWell(page, 'the comparison in English')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Documents/ }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Promissory note' }).waitFor()
  await expectWell(page, 'documents in English')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Annual fees' }).waitFor()
  await expectWell(page, 'annual fees in English')
})
