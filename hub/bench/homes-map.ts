import type { Browser, Page } from 'playwright-core'
import { manyHomes } from '@matricula/hub/testing/many-homes'
import { measured, type Measurement } from './goals/goals.ts'
import { median, percentile } from './support/numbers.ts'
import { withHub } from './support/hub-folder.ts'
import { figure, printTable } from './support/table.ts'
import { withBrowser } from './support/with-browser.ts'

const few = 5000
const many = 20_000
const rounds = 5
/** A frame of 60 a second, and one that was missed. */
const lateMs = 32

interface Walk {
  readonly indexMs: number
  /** Between one frame and the next, while the map zooms in, out and in again. */
  readonly framesMs: readonly number[]
  /** Processor time of each of the page's tasks; a frame that is late beyond it waited for the machine. */
  readonly tasksMs: readonly number[]
}

/** The office's map of homes: how long it takes to index them, and how even its frames are while it zooms. */
export async function benchHomesMap(): Promise<readonly Measurement[]> {
  const [small, large] = await withHub(600, ({ url }) =>
    withBrowser(
      async (browser) => [await walks(browser, url, few), await walks(browser, url, many)] as const,
    ),
  )
  printTable('Map of homes', [
    [
      'homes',
      'index ms',
      'frames',
      'p50 ms',
      'p99 ms',
      'longest ms',
      `over ${lateMs} ms`,
      'longest task, CPU ms',
    ],
    rowOf(few, small),
    rowOf(many, large),
  ])
  return [
    measured('homes-map', 'index of 20,000 homes', indexMsOf(large)),
    measured('homes-map', 'frames over 32 ms', lateFramesOf(large)),
  ]
}

async function walks(browser: Browser, url: string, count: number): Promise<readonly Walk[]> {
  const taken: Walk[] = []
  for (let round = 0; round < rounds; round += 1) taken.push(await walk(browser, url, count))
  return taken
}

async function walk(browser: Browser, url: string, count: number): Promise<Walk> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  await context.request.post('/api/staff/session', { data: { username: 'admin', password: 'demo' } })
  const page = await context.newPage()
  await page.route('**/api/transport/geolocation/information', (route) =>
    route.fulfill({ json: manyHomes(count) }),
  )
  await page.goto('/enrollment/admin/dashboard/map')
  await page
    .getByRole('button', { name: /^Grupo de/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const indexMs: number = await page.evaluate(
    `performance.getEntriesByName('homes indexed').reduce((_, { duration }) => duration, 0)`,
  )
  const frames = await zoomAbout(browser, page)
  await context.close()
  return { indexMs, ...frames }
}

/** Zooms in and out by the keyboard, a step each time that the one before has come to rest. */
async function zoomAbout(browser: Browser, page: Page): Promise<Omit<Walk, 'indexMs'>> {
  await page.getByRole('region', { name: 'Mapa de las casas y el colegio' }).focus()
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await page.evaluate(recordFrames)
  for (const key of '+++++++-----+++++') {
    await page.keyboard.press(key)
    await page.waitForTimeout(350)
  }
  const framesMs: readonly number[] = await page.evaluate('globalThis.stopFrames()')
  return { framesMs, tasksMs: tasksIn(await browser.stopTracing()) }
}

const recordFrames = `(() => {
  const framesMs = []
  let last = performance.now()
  let goesOn = true
  const frame = (now) => {
    framesMs.push(now - last)
    last = now
    if (goesOn) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  globalThis.stopFrames = () => {
    goesOn = false
    return framesMs.slice(1)
  }
})()`

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number
}

function tasksIn(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

function rowOf(count: number, walks: readonly Walk[]): string[] {
  const frames = walks.flatMap(({ framesMs }) => framesMs)
  const tasks = walks.flatMap(({ tasksMs }) => tasksMs)
  return [
    count.toLocaleString('en-US'),
    figure(indexMsOf(walks)),
    String(frames.length),
    figure(median(frames)),
    figure(percentile(frames, 0.99)),
    figure(Math.max(...frames)),
    String(lateFramesOf(walks)),
    figure(Math.max(...tasks)),
  ]
}

function indexMsOf(walks: readonly Walk[]): number {
  return median(walks.map(({ indexMs }) => indexMs))
}

function lateFramesOf(walks: readonly Walk[]): number {
  return walks.flatMap(({ framesMs }) => framesMs).filter((ms) => ms > lateMs).length
}
