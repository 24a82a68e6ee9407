import type { Browser, Page } from 'playwright-core'
import { bytesByGzip } from './support/bytes-by-gzip.ts'
import { withHub } from './support/hub-folder.ts'
import { figure, printTable } from './support/table.ts'

const list = '/enrollment/admin/dashboard'
/** What the menu does not name: tabs of its screens. */
const tabs = [`${list}/fees`, `${list}/map`, '/enrollment/admin/discounts/claims']
/** Nothing has come for so long: the screen stands. */
const quietMs = 1000

interface Script {
  readonly name: string
  readonly bytes: number
}

interface Screen {
  readonly path: string
  readonly kB: number
  readonly gzipKB: number
}

/** JavaScript (brotli) that the largest screen of the office brings beyond what the first list has brought, in kB. */
export async function largestScreen(browser: Browser): Promise<number> {
  const screens = await withHub(600, ({ url }) => weighScreens(browser, url))
  const heaviest = screens.toSorted((one, other) => other.kB - one.kB)
  printTable('Console, the largest screens beyond the first list', [
    ['', 'JS kB brotli', 'by gzip'],
    ...heaviest.slice(0, 5).map(({ path, kB, gzipKB }) => [path, figure(kB), figure(gzipKB)]),
  ])
  return heaviest[0]?.kB ?? Number.NaN
}

async function weighScreens(browser: Browser, url: string) {
  const first = await openScreen(browser, url, list)
  const known = new Set(first.scripts.map(({ name }) => name))
  const screens: Screen[] = []
  for (const path of [...first.menu, ...tabs]) {
    const { scripts } = await openScreen(browser, url, path)
    const own = scripts.filter(({ name }) => !known.has(name))
    screens.push({
      path,
      kB: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      gzipKB: (await bytesByGzip(own.map(({ name }) => name))) / 1000,
    })
  }
  return screens
}

/** A browser that has never been here, with a session: what came until the screen stood, and where its menu leads. */
async function openScreen(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  try {
    await context.request.post('/api/staff/session', { data: { username: 'admin', password: 'demo' } })
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    const scripts = await scriptsOnceQuiet(page)
    const menu: string[] = await page.evaluate(
      `[...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))`,
    )
    return { scripts, menu }
  } finally {
    await context.close()
  }
}

async function scriptsOnceQuiet(page: Page): Promise<readonly Script[]> {
  for (let before = -1; ;) {
    const scripts: Script[] = await page.evaluate(`performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))`)
    if (scripts.length === before) return scripts
    before = scripts.length
    await page.waitForTimeout(quietMs)
  }
}
