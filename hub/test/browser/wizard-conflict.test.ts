import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { arriveIn, choosePeriod, goOn, openStep } from './family.ts'
import { arriveAt, keepDraft, pressPay, rightAndCosts, wholeYear } from './paying.ts'
import { desktop, expectWell, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

const arrive = (code: string, at: { screen?: Screen; step?: number } = {}) =>
  arriveIn(browser, hub().url, { code, ...at })

const radio = (page: Page, name: string) => page.getByRole('radio', { name })

const year = 'Año completo'
const semester = 'Primer semestre'
const monthly = 'Derecho de matrícula y costos'

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

  it('see the price of what is shown, though the other changes it while the price is on its way', async () => {
    const [page, other] = [await browser.open(phone, hub().url), await browser.open(desktop, hub().url)]
    await arriveAt(page, '10002', { ...rightAndCosts, step: 0 })
    const amount = page.locator('.sticky-bar__amount', { hasText: /\d/ })
    const before = await amount.textContent()
    await page.route('**/api/enrollment/draft/quote', async (route) => {
      await page.locator('#step-title').waitFor()
      await keepDraft(other, '10002', { ...wholeYear, step: 0 })
      await route.continue()
    })
    const priced = page.waitForResponse('**/api/enrollment/quotes')
    await page.reload()
    await priced
    expect(await amount.textContent()).toBe(before)
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
    await pressPay(page)
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
