import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { enter, openStep } from './family.ts'
import {
  answerAtProvider,
  arriveAt,
  arriveToPay,
  attemptsOf,
  confirmOf,
  fillPayer,
  goToProvider,
  pressPay,
} from './paying.ts'
import { rightAndCosts, wholeYear } from './paying.ts'
import { desktop, expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()

const period = (page: Page, name: string) => page.getByRole('radio', { name })
const closePeriods = (hub: TestHub) => setSeasonClock(hub, '2025-07-29T00:00:00-05:00')
const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'El periodo que usted había elegido ya cerró.' })

/** The one thing said is that the period closed, and what was known before it closed is gone. */
async function expectToldOnce(page: Page): Promise<void> {
  await notice(page).waitFor()
  await page.locator(':focus', { has: notice(page) }).waitFor()
  await page.locator('.sticky-bar__amount', { hasText: 'Por calcular' }).waitFor()
  await page.getByText('Estuvo disponible hasta').nth(1).waitFor()
  expect(await page.getByRole('alert').count()).toBe(1)
  for (const name of ['Reintentar', 'Siguiente', 'Pagar'])
    expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
  expect(await page.getByText('hasta el 28 de julio').allTextContents()).toEqual([
    'Estuvo disponible hasta el 28 de julio de 2025',
    'Estuvo disponible hasta el 28 de julio de 2025',
  ])
  expect(await period(page, 'Año completo').isDisabled()).toBe(true)
  await expectWellEverywhere(page, 'a period that closed', [phone, desktop])
}

/** The way out that the notice shows. */
async function chooseAnother(page: Page): Promise<void> {
  await notice(page).getByRole('button', { name: 'Elegir otro periodo' }).click()
  const open = period(page, 'Derecho de matrícula y costos')
  await open.and(page.locator(':focus')).waitFor()
  await open.check()
  await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
  await notice(page).waitFor({ state: 'hidden' })
}

/** By the session that the page has: one that was opened anew would refuse what the page keeps, for its token. */
async function goOnInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await openStep(other, 0)
  const kept = other.waitForResponse(
    (answer) => answer.url().endsWith('/api/enrollment/draft') && answer.request().method() === 'PUT',
  )
  await other.getByRole('button', { name: 'Siguiente' }).click()
  expect((await kept).status()).toBe(200)
}

describe('A period that closes while its page is open', () => {
  it('is told where it was about to be paid, and leads to another one and on to paying it', async () => {
    const hub = await runHub()
    const page = await browser.open(phone, hub.url)
    await arriveToPay(page, '10005', wholeYear)
    await pressPay(page)
    await fillPayer(page)
    await closePeriods(hub)
    await confirmOf(page).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectToldOnce(page)
    expect(await page.getByRole('complementary', { name: 'Demostración' }).textContent()).toContain(
      '29 de julio',
    )
    await chooseAnother(page)
    await page.getByRole('button', { name: 'Pago', exact: true }).click()
    await pressPay(page)
    await confirmOf(page).waitFor()
    expect(await attemptsOf(hub, '10005')).toBe(0)
  })

  it('is not kept over the one that another tab kept', async () => {
    const hub = await runHub()
    const page = await browser.open(phone, hub.url)
    await arriveAt(page, '10005', { ...rightAndCosts, step: 0 })
    await goOnInOtherTab(page)
    await period(page, 'Primer semestre').check()
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Conservar lo mío' })
    await keep.waitFor()
    await closePeriods(hub)
    await keep.click()
    await expectToldOnce(page)
    const kept = await page.request.get('/api/enrollment/draft')
    expect(await kept.json()).toMatchObject({ period: 3 })
    await chooseAnother(page)
  })

  it('is told once to who chose it before and comes back', async () => {
    const hub = await runHub()
    const page = await browser.open(desktop, hub.url)
    await arriveAt(page, '10005', { ...wholeYear, step: 5 })
    await closePeriods(hub)
    await enter(page, '10005', 5)
    await expectToldOnce(page)
    await chooseAnother(page)
    expect(await notice(page).count()).toBe(0)
  })

  it('is noticed by a page that nobody touches', async () => {
    const hub = await runHub()
    const page = await browser.open(phone, hub.url)
    await setSeasonClock(hub, '2025-07-28T23:50:00-05:00')
    await page.clock.install()
    await arriveAt(page, '10005', { ...wholeYear, step: 1 })
    await closePeriods(hub)
    await page.clock.runFor(15 * 60_000)
    await expectToldOnce(page)
    expect(await notice(page).count()).toBe(1)
  })
})

describe('A period that closes while its payment is under way', () => {
  it('keeps the family at what it is paying', async () => {
    const hub = await runHub()
    await setSeasonClock(hub, '2025-07-28T23:50:00-05:00')
    const page = await browser.open(phone, hub.url)
    await arriveToPay(page, '10005', wholeYear)
    await goToProvider(page)
    await answerAtProvider(page, 'Dejar pendiente')
    await closePeriods(hub)
    await page.goto('/enrollment/main')
    await page.getByRole('heading', { name: 'Pago', exact: true }).waitFor()
    await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
    expect(await notice(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Pagar', exact: true }).isDisabled()).toBe(true)
    await expectWellEverywhere(page, 'a payment under way of a period that closed', [phone, desktop])
  })
})
