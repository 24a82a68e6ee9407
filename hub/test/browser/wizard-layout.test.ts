import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useHub } from '@matricula/hub/testing/test-hub'
import { expectReadable } from './large-text.ts'
import { arriveAt, rightAndCosts } from './paying.ts'
import { comeAs } from './portal.ts'
import { desktop, expectFits, phone, type Screen, useBrowser } from './screens.ts'

const browser = useBrowser()
const hub = useHub()

/** 640 px at a zoom of 200 %. */
const zoomed: Screen = { name: '320 px', width: 320, height: 640 }

/** What of the page's controls cannot be seen whole, or lies under something else, once it has the focus. */
function hiddenControls(page: Page, within: string): Promise<string[]> {
  return page.evaluate(`(() => {
    const hidden = []
    for (const control of document.querySelectorAll('${within} :is(a[href], button:not(:disabled), input, select)')) {
      if (!control.checkVisibility()) continue
      control.focus()
      const { top, right, bottom, left } = control.getBoundingClientRect()
      const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]]
      const isOnTop = ([x, y]) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (control.contains(found) || found.contains(control) && !found.matches('.sticky-bar'))
      }
      if (left < 0 || right > innerWidth || !corners.every(isOnTop)) hidden.push(control.textContent || control.id)
    }
    return hidden
  })()`)
}

describe('With texts at twice their size', () => {
  it.each([
    { name: 'every control of every step is seen whole on a phone', screen: phone, size: '200%' },
    { name: 'and so they are at a zoom of twice the size', screen: zoomed, size: '100%' },
  ])('$name', async ({ screen, size }) => {
    const page = await browser.open(screen, hub().url)
    await arriveAt(page, '10001', { ...rightAndCosts, step: 0 })
    for (const step of [0, 1, 2, 3, 4, 5]) {
      await page.goto(`/enrollment/main?step=${step}`)
      await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`)
      expect(await hiddenControls(page, '.sticky-bar'), `the bar of step ${step}`).toEqual([])
      expect(await hiddenControls(page, '.wizard__main'), `step ${step}`).toEqual([])
      await expectFits(page, `step ${step} on ${screen.name} at ${size}`)
    }
  })
})

/** How far what was already drawn was moved, as the browser counts it. */
const shifted = 'globalThis.layoutShift'

const countShifts = `
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })`

describe('A step loaded anew', () => {
  it.each([
    { screen: phone, code: '10005', step: 2 },
    { screen: desktop, code: '10005', step: 2 },
    { screen: phone, code: '10001', step: 2 },
    { screen: desktop, code: '10001', step: 2 },
    { screen: desktop, code: '10001', step: 1 },
    { screen: desktop, code: '10001', step: 4 },
    { screen: desktop, code: '10001', step: 5 },
  ])('moves nothing: step $step of $code on $screen.name', async ({ screen, code, step }) => {
    const page = await browser.open(screen, hub().url)
    await page.addInitScript(countShifts)
    await arriveAt(page, code, { ...rightAndCosts, step, transport: { is: 'undecided' } })
    // What the hub says arrives after the page is drawn, as it does on a slow line.
    await page.route(/\/api\/enrollment\/(quotes|documents|fees)/, async (route) => {
      await page.locator('#step-title').waitFor()
      await page.evaluate(
        'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))',
      )
      await route.continue()
    })
    await page.reload()
    await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
    await page.getByRole('button', { name: /^Documentos.*\d/ }).waitFor()
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    expect(await page.evaluate(shifted)).toBeLessThanOrEqual(0.05)
  })
})

it('A card of prices keeps its amounts on the right, also beside a name of two lines, which stands off the border', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, '10007', { ...rightAndCosts, step: 1 })
  await page.locator('.fee-table tbody td').first().waitFor()
  const cells: { from: number; padding: number }[] = await page.evaluate(`
    [...document.querySelectorAll('.fee-table tbody td')].map((cell) => ({
      from: cell.getBoundingClientRect().right - cell.querySelector('button').getBoundingClientRect().right,
      padding: parseFloat(getComputedStyle(cell).paddingTop),
    }))`)
  expect(cells.filter(({ from }) => from > 16)).toEqual([])
  expect(cells.filter(({ padding }) => padding < 4)).toEqual([])
})

it('The name of the school is read whole over every step and over the family portal', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, '10001', { ...rightAndCosts, step: 1 })
  await expectReadable(page, 'a step')
  await comeAs(page, hub(), 'familia.10014@example.com')
  await expectReadable(page, 'the family portal')
})

it('A price that is asked for anew moves nothing on the page', async () => {
  const page = await browser.open(phone, hub().url)
  await arriveAt(page, '10002', { ...rightAndCosts, step: 0 })
  const card = page.locator('.student-card')
  const before = await card.boundingBox()
  await page.route('**/api/enrollment/quotes', async (route) => {
    await page.locator('.sticky-bar__amount', { hasText: 'Por calcular' }).waitFor()
    await page.evaluate(
      'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))',
    )
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Primer semestre' }).check()
  await page.locator('.sticky-bar__amount', { hasText: 'Por calcular' }).waitFor()
  expect((await card.boundingBox())?.height).toBe(before?.height)
  await page.locator('.sticky-bar__amount', { hasText: /\d/ }).waitFor()
})
