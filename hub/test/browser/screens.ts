import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { launchBrowser } from '@matricula/hub/testing/browser'
import { countReads } from './until-quiet.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
}

export const phone: Screen = { name: 'a phone (360 px)', width: 360, height: 780 }
export const tablet: Screen = { name: 'a tablet (768 px)', width: 768, height: 1024 }
export const desktop: Screen = { name: 'a desktop (1280 px)', width: 1280, height: 900 }
export const allScreens: readonly Screen[] = [phone, tablet, desktop]

/** One browser for a test file; pages of their own for each test. */
export function useBrowser(): { open(screen: Screen, url: string, locale?: string): Promise<Page> } {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  return {
    async open({ width, height }, url, locale = 'es-CO') {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        baseURL: url,
        // Colours half-way through a transition belong to no state.
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(10_000)
      onTestFinished(() => context.close())
      const page = await context.newPage()
      countReads(page)
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))
      onTestFinished(() => expect(broken, 'scripts that broke').toEqual([]))
      return page
    },
  }
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

interface ScreenReport {
  readonly violations: readonly Violation[]
  /** Whether something moved while it was looked at, such as a message that goes by itself. */
  readonly isBlurred: boolean
}

/** Nothing on this screen keeps somebody out: no violation of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  let report = await inspect(page)
  // Colours half-way to nothing belong to no state.
  if (report.isBlurred && report.violations.length > 0) report = await inspect(page)
  expect(report.violations, screen).toEqual([])
}

async function inspect(page: Page): Promise<ScreenReport> {
  await standsStill(page)
  // Through the debugger's door, because the pages' policy lets no foreign script in. Once a page: it is long.
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(`{ ${axe} }`)
  return page.evaluate(`(async () => {
    let isBlurred = document.getAnimations().length > 0
    const blur = () => { isBlurred = true }
    const movements = ['animationstart', 'transitionrun']
    for (const movement of movements) document.addEventListener(movement, blur)
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const result = await globalThis.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    for (const movement of movements) document.removeEventListener(movement, blur)
    const violations = result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
    return { violations, isBlurred }
  })()`)
}

/** What is on its way, such as the sign of waiting that leaves a button, has come to its place. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })()`)
}

/** Of an element in a page, for its locator. */
export const hasFocus = (element: object): boolean => element === document.activeElement

/** Nothing sticks out sideways: a phone never scrolls a page left and right. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await standsStill(page)
  const overflow: number = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, `${screen} is wider than its window`).toBe(0)
  const spilt: string[] =
    await page.evaluate(`[...document.querySelectorAll('h1, h2, h3, p, dt, dd, li, button, label')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => ['block', 'flex', 'inline-flex', 'inline-block'].includes(getComputedStyle(element).display))
    .filter((element) => getComputedStyle(element).overflowX === 'visible' && element.clientWidth > 1)
    .map((element) => element.textContent)`)
  expect(spilt, `${screen} has texts wider than their place`).toEqual([])
}

export async function expectWell(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen)
  await expectAccessible(page, screen)
}

/** The same state, well at each of these widths; the page is as wide afterwards as it was. */
export async function expectWellEverywhere(
  page: Page,
  screen: string,
  screens: readonly Screen[] = [phone, desktop],
): Promise<void> {
  const before = page.viewportSize()
  for (const { name, width, height } of screens) {
    await page.setViewportSize({ width, height })
    await expectWell(page, `${screen} on ${name}`)
  }
  if (before !== null) await page.setViewportSize(before)
}
