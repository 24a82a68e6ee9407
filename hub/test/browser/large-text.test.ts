import { describe, expect, it } from 'vitest'
import { bankAgreement, Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { enter, openStep } from './family.ts'
import { enlarge, expectReadable } from './large-text.ts'
import { arriveAt, arriveToPay, confirmOf, fillPayer, pressPay } from './paying.ts'
import { comeAs, portal, section } from './portal.ts'
import { phone, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

/** The token of the receipt of a student's first order, and that of the order. */
async function enrolled(code: string) {
  const family = await Family.signIn(hub(), code)
  const { token } = await family.enrol(code === '10004' ? rightAndCosts : wholeYear)
  const { data } = await until(
    () => family.check(),
    (answer) => answer.data?.receiptToken != null,
  )
  return { order: token, receipt: data?.receiptToken ?? '' }
}

describe('A field to be mended, with texts at twice their size on a phone,', () => {
  it('is in sight from its label to its error', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveToPay(page, '10006', rightAndCosts)
    await enlarge(page)
    await pressPay(page)
    await fillPayer(page)
    await page.getByRole('button', { name: 'Factura electrónica a nombre de' }).click()
    const invoice = page.locator('.invoice')
    await invoice.getByLabel('Número de documento').fill('1')
    await invoice.getByLabel('Municipio').focus()
    await confirmOf(page).press('Enter')
    const number = invoice.getByLabel('Número de documento')
    await number.and(page.locator(':focus')).waitFor()
    const field = invoice.locator('.field', { has: page.getByLabel('Número de documento') })
    for (const part of [field.locator('label'), field.getByRole('alert')])
      expect(await part.evaluate(isOnTop)).toBe(true)
  })
})

/** Of an element in a page: nothing lies over its middle, and that is within the window. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

describe('With texts at twice their size, every word is read on a phone', () => {
  it.each(['10003', '10004'])('of the receipt and of the order of %s', async (code) => {
    const { order, receipt } = await enrolled(code)
    const page = await browser.open(phone, hub().url)
    for (const at of [`/enrollment/resume/${receipt}`, `/enrollment/finances/order?token=${order}`]) {
      await page.goto(at)
      await page.getByRole('table', { name: 'Costos anuales' }).waitFor()
      await enlarge(page)
      await expectReadable(page, at)
    }
  })

  it('of the payment at the bank, with its reference in one piece', async () => {
    const family = await Family.signIn(hub(), '10013')
    const { token } = await family.enrol(bankAgreement)
    const page = await browser.open(phone, hub().url)
    await enter(page, '10013')
    await page.goto(`/enrollment/checkout?token=${token}`)
    await page.locator('.outcome__reference strong').waitFor()
    await enlarge(page)
    await expectReadable(page, 'the payment at the bank')
  })

  it('of the fee list', async () => {
    const page = await browser.open(phone, hub().url)
    await page.goto('/enrollment/fees')
    await page.getByText('Tarifas 1 a 15 de 180').waitFor()
    await page.getByText('$738.000').first().waitFor()
    await enlarge(page)
    await expectReadable(page, 'the fee list')
  })

  it.each([
    { at: '/enrollment/login', shows: 'Código del estudiante' },
    { at: portal, shows: 'Correo electrónico' },
    { at: '/enrollment/facilities', shows: 'Colegio' },
    { at: '/enrollment/nothing', shows: 'Esta página no existe.' },
    { at: '/enrollment/checkout?token=none', shows: 'código' },
  ])('of $at', async ({ at, shows }) => {
    const page = await browser.open(phone, hub().url)
    await page.goto(at)
    await page.getByText(shows).first().waitFor()
    await enlarge(page)
    await expectReadable(page, at)
  })

  it('of the family portal', async () => {
    const page = await browser.open(phone, hub().url)
    await comeAs(page, hub(), 'familia.20198@example.com')
    await enlarge(page)
    for (const name of ['Facturas', 'Matrículas', 'Historial']) {
      await section(page, name).click()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      await expectReadable(page, name)
    }
  })

  it('of every step, with and without transport', async () => {
    const page = await browser.open(phone, hub().url)
    await arriveAt(page, '10005', { ...rightAndCosts, step: 0 })
    for (const step of [0, 1, 2, 3, 4, 5]) {
      await openStep(page, step)
      await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      await enlarge(page)
      await expectReadable(page, `step ${step}`)
    }
    await enter(page, '10001', 2)
    await enlarge(page)
    await expectReadable(page, 'the choice of a transport')
  })
})
