import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Family, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { openStep } from './family.ts'
import {
  arriveAt,
  arriveToPay,
  atProvider,
  attemptsOf,
  confirmOf,
  fillPayer,
  pressPay,
  rightAndCosts,
} from './paying.ts'
import { expectWellEverywhere, phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

/** Another browser of the family goes to the provider. */
async function payElsewhere(code: string): Promise<void> {
  const family = await Family.signIn(hub(), code)
  expect((await family.pay(await family.quote(wholeYear))).status).toBe(200)
}

const inSight = (page: Page) =>
  page.locator(':focus').evaluate(`document.activeElement.getBoundingClientRect().top >= 0 &&
    document.activeElement.getBoundingClientRect().top < innerHeight / 2`)

describe('While a payment goes on in another browser', () => {
  it('who pays here too is brought to the word of it', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10001', rightAndCosts)
    await pressPay(page)
    await fillPayer(page)
    await payElsewhere('10001')
    await confirmOf(page).click()
    await page.locator(':focus', { hasText: 'Hay un pago en proceso' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await inSight(page)).toBe(true)
    await expectWellEverywhere(page, 'a payment in another browser')
    await page.getByRole('link', { name: 'Ver el estado del pago' }).first().click()
    await page.getByRole('heading', { name: 'Resultado del pago' }).and(page.locator(':focus')).waitFor()
  })

  it('choices are refused in words of choices, and the steps say that they stand', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10005', { ...rightAndCosts, step: 4 })
    await payElsewhere('10005')
    await page
      .getByRole('button', { name: /^Inscribir/ })
      .first()
      .click()
    await page.getByText('no puede cambiar lo que eligió ni pagar de nuevo').waitFor()
    for (const step of [4, 2, 0]) {
      await openStep(page, step)
      await page.getByText('Lo que eligió no se puede cambiar').waitFor()
      await page.getByRole('link', { name: 'Ver el estado del pago' }).waitFor()
      await expectWellEverywhere(page, `step ${step} while it is paid`)
    }
  })
})

describe('While other choices are kept in another browser', () => {
  it('nothing is paid over them: they are told and shown, and paid once they were seen', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10011', rightAndCosts)
    const seen = await page.locator('.sticky-bar__amount').textContent()
    const family = await Family.signIn(hub(), '10011')
    const { body: kept } = await family.visitor.get<{ version: number }>('/api/enrollment/draft')
    const change = { ...wholeYear, version: kept.version, step: 5, transport: { is: 'none' } }
    expect((await family.visitor.put('/api/enrollment/draft', change)).status).toBe(200)

    await pressPay(page)
    await fillPayer(page)
    await confirmOf(page).click()
    await page.locator(':focus', { hasText: 'Hay otros cambios en esta matrícula' }).waitFor()
    expect(await inSight(page)).toBe(true)
    await page.getByText('No se cobró nada.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await attemptsOf(hub(), '10011')).toBe(0)
    const price = (await family.quote(wholeYear)).totals.totalV
    await page.locator('.sticky-bar__amount', { hasText: price.toLocaleString('es-CO') }).waitFor()
    expect(await page.locator('.sticky-bar__amount').textContent()).not.toBe(seen)
    await expectWellEverywhere(page, 'choices of another browser')

    await pressPay(page)
    await confirmOf(page).click()
    await atProvider(page)
    expect(await attemptsOf(hub(), '10011')).toBe(1)
  })
})
