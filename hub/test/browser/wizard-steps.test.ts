import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '../support/test-hub.ts'
import { until } from '../support/until.ts'
import { choosePeriod, enter, goOn, openStep } from './family.ts'
import { desktop, expectWell, phone, type Screen, tablet, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

async function arrive(code: string, { screen = phone, step = 0 }: { screen?: Screen; step?: number } = {}) {
  const page = await browser.open(screen, hub().url)
  await enter(page, code, step)
  return page
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const quotas = (page: Page) => page.getByRole('combobox', { name: 'Cuotas de la pensión' })

/** What step 0 shows as chosen and what it lets a family touch. */
async function standing(page: Page) {
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
      return standing(page)
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
    expect(await standing(page)).toMatchObject({ period: monthly, method: card, methods: [true, false] })
    await page.getByText('No está autorizado para este estudiante.').waitFor()
    await expectWell(page, 'no bank agreement')
  })

  it('hide the instalments of the first grades', async () => {
    const page = await arrive('10002')
    expect(await standing(page)).toMatchObject({ period: monthly, quotas: null })
  })
})

/** What a card writes before its first amount: the column that it stands for. */
const firstLabel = `getComputedStyle(document.querySelector('.fee-table tbody td'), '::before').content`

describe('The steps', () => {
  it('hide Siguiente on transport until an old student who requires it has confirmed, by link too', async () => {
    const page = await arrive('10005', { screen: desktop, step: 5 })
    await page.getByRole('heading', { name: 'Transporte', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Siguiente' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /Costos mensuales/ }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /año anterior/i }).check()
    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, es correcta' }).click()
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

describe('Two parents on one student', () => {
  it('go on where the other left, after a reload and on another device', async () => {
    const first = await arrive('10013')
    await choosePeriod(first, semester)
    await goOn(first, 'Costos anuales')
    await first.reload()
    await first.getByRole('heading', { name: 'Costos anuales' }).waitFor()
    const second = await arrive('10013', { screen: desktop })
    await radio(second, semester).and(second.locator(':checked')).waitFor()
    expect(await radio(second, monthly).isChecked()).toBe(false)
  })

  it('get the difference when both change something, and one decides', async () => {
    const first = await arrive('10011')
    const second = await arrive('10011', { screen: desktop })
    const kept = first.waitForResponse(isDraftKept)
    await radio(first, semester).check()
    await kept
    await radio(second, year).check()
    const conflict = second.getByRole('dialog', { name: 'Hay otros cambios en esta matrícula' })
    await conflict.getByRole('row', { name: `Periodo de pago ${year} ${semester}` }).waitFor()
    await expectWell(second, 'two drafts of one enrollment')
    const settled = second.waitForResponse(isDraftKept)
    await conflict.getByRole('button', { name: 'Conservar lo mío' }).click()
    await settled
    await first.reload()
    await radio(first, year).and(first.locator(':checked')).waitFor()
  })
})

describe('Two tabs on one student', () => {
  const conflictOn = (page: Page) => page.getByRole('dialog', { name: 'Hay otros cambios en esta matrícula' })

  async function changeInOtherTab(page: Page): Promise<void> {
    const other = await page.context().newPage()
    await openStep(other, 0)
    const kept = other.waitForResponse(isDraftKept)
    await radio(other, year).check()
    await kept
    await page.bringToFront()
  }

  it('that decide differently get one question, in words that hold for a tab, and pay nothing before it is answered', async () => {
    const page = await arrive('10004', { step: 5 })
    await page.getByRole('button', { name: 'Pagar', disabled: false }).click()
    await changeInOtherTab(page)
    await page.getByRole('button', { name: 'Continuar sin transporte' }).click()
    await conflictOn(page)
      .getByText(/desde otra pestaña u otro dispositivo/)
      .waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await expectWell(page, 'a conflict of two tabs')
    await conflictOn(page).getByRole('button', { name: 'Usar lo guardado' }).click()
    await conflictOn(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('get that one question also over a dialog that is open', async () => {
    const page = await arrive('10006')
    await page.route('**/api/enrollment/draft', (route) => route.abort(), { times: 1 })
    await radio(page, semester).check()
    await page.getByText('La plataforma del colegio no responde.').waitFor()
    await page.getByRole('button', { name: 'Comparar los tres periodos' }).click()
    await page.getByRole('dialog', { name: 'Los tres periodos, lado a lado' }).waitFor()
    await changeInOtherTab(page)
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await conflictOn(page).waitFor()
    await until(
      () => page.locator('dialog[open]').count(),
      (open) => open === 1,
    )
    expect(await page.getByRole('dialog', { name: 'Los tres periodos, lado a lado' }).count()).toBe(0)
  })
})

function isDraftKept(response: {
  url(): string
  status(): number
  request(): { method(): string }
}): boolean {
  return (
    response.url().endsWith('/api/enrollment/draft') &&
    response.request().method() === 'PUT' &&
    response.status() === 200
  )
}
