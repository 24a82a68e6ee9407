import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { largestScreen } from './console-screens.ts'
import { measured, type Measurement } from './goals/goals.ts'
import { type HubFolder, makeHubFolder } from './support/hub-folder.ts'
import { median } from './support/numbers.ts'
import { repository } from './support/places.ts'
import { figure, printTable, ratio } from './support/table.ts'
import { withBrowser } from './support/with-browser.ts'

const run = promisify(execFile)
const rounds = 5
const slowdown = 4
const list = '/enrollment/admin/dashboard'

interface Visit {
  /** JavaScript that came over the wire until the list stood, in bytes as sent (brotli). */
  readonly bytes: number
  readonly firstPaintMs: number
  /** From the beginning of the navigation until a row of the list is there. */
  readonly listMs: number
}

/** The console's first list beside a bare Refine and antd list of the same rows, from the same hub, on a slow desktop. */
export async function benchConsole(): Promise<readonly Measurement[]> {
  const built = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  try {
    await buildBareList(built)
    const { ours, bare, screen } = await withBrowser(async (browser) => ({
      ours: await visitsOf(browser, path.join(repository, 'console/dist')),
      bare: await visitsOf(browser, built),
      screen: await largestScreen(browser),
    }))
    const times = listOf(ours) / listOf(bare)
    printTable(`Console, the list of students with the processor ${slowdown} times slower`, [
      ['', 'JS kB brotli', 'first paint ms', 'list ms', 'ratio'],
      ['bare Refine + antd list', ...figuresOf(bare), '1'],
      ['the console', ...figuresOf(ours), ratio(times)],
    ])
    return [
      measured('console', 'first list of bare Refine + antd', times),
      measured('console', 'JavaScript of the largest later screen', screen),
    ]
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}

async function buildBareList(outDir: string): Promise<void> {
  const vite = path.join(repository, 'node_modules/vite/bin/vite.js')
  const baseline = path.join(repository, 'console/bench/bare-list')
  await run(process.execPath, [vite, 'build', baseline, '--outDir', outDir, '--logLevel', 'error'])
}

async function visitsOf(browser: Browser, console: string): Promise<readonly Visit[]> {
  const folder: HubFolder = await makeHubFolder(600, { console })
  const hub = await folder.start()
  try {
    await hub.idle()
    const visits: Visit[] = []
    // The first visit warms the hub and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const visit = await visitList(browser, hub.url)
      if (round > 0) visits.push(visit)
    }
    return visits
  } finally {
    await hub.stop()
    await folder.remove()
  }
}

/** A browser that has never been here, with a session. */
async function visitList(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  await context.request.post('/api/staff/session', { data: { username: 'admin', password: 'demo' } })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(list, { waitUntil: 'commit' })
  await page.locator('tr[data-row-key]').nth(5).waitFor()
  const visit: Visit = await page.evaluate(`({
    bytes: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    listMs: performance.now(),
  })`)
  await context.close()
  return visit
}

function figuresOf(visits: readonly Visit[]): readonly string[] {
  const bytes = median(visits.map((visit) => visit.bytes)) / 1000
  return [figure(bytes), figure(median(visits.map((visit) => visit.firstPaintMs))), figure(listOf(visits))]
}

function listOf(visits: readonly Visit[]): number {
  return median(visits.map(({ listMs }) => listMs))
}
