import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '@matricula/hub/testing/browser'
import { serveShellPage } from './baselines/shell-page.ts'
import { measured, type Measurement } from './goals/goals.ts'
import { bytesByGzip } from './support/bytes-by-gzip.ts'
import { withHub } from './support/hub-folder.ts'
import { median, medians } from './support/numbers.ts'
import {
  openSlowPhone,
  type Paints,
  readPaints,
  scriptsOf,
  slowPhone,
  untilPainted,
} from './support/slow-phone.ts'
import { figure, printTable, ratio } from './support/table.ts'

const rounds = 5
const code = '10001'
/** Nobody types five characters faster on a telephone. */
const keyMs = 250

interface Visit extends Paints {
  /** From the tap on Ingresar until the annual table stands with its prices. */
  readonly tableMs: number
  readonly wizardBytes: number
  readonly wizardLongMs: number
  /** The same JavaScript by gzip. */
  readonly gzipBytes: number
  readonly wizardGzipBytes: number
}

/** The families' first pages on a slow phone, beside a bare page of the same words on the same phone. */
export async function benchFamilies(): Promise<readonly Measurement[]> {
  const browser = await launchBrowser()
  const shell = await serveShellPage()
  try {
    return await withHub(600, async ({ url }) => {
      await leaveAtAnnualTable(browser, url)
      const bare: Paints[] = []
      const ours: Visit[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const plain = await visitShell(browser, shell.url)
        const visit = await visitFamily(browser, url)
        // The first round warms up and does not count.
        if (round > 0) bare.push(plain)
        if (round > 0) ours.push(visit)
      }
      const summary = summarizeVisits(bare, ours)
      printVisits(summary)
      return measurementsOf(summary)
    })
  } finally {
    shell.close()
    await browser.close()
  }
}

/** The wizard opens where the family left it: once past the first step, sign-in leads to the annual table. */
async function leaveAtAnnualTable(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  const login = await context.request.post('/api/enrollment/login', { data: { studentCode: code } })
  const { csrfToken } = (await login.json()) as { csrfToken: string }
  const draft = { version: 0, step: 1, period: 1, method: 2, quotas: 0, transport: { is: 'undecided' } }
  const headers = { 'x-csrf-token': csrfToken }
  const kept = await context.request.put('/api/enrollment/draft', { data: draft, headers })
  if (!kept.ok()) throw new Error(await kept.text())
  await context.close()
}

async function visitShell(browser: Browser, url: string): Promise<Paints> {
  const page = await openSlowPhone(browser, url)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const paints = await readPaints(page)
  await page.context().close()
  return paints
}

async function visitFamily(browser: Browser, url: string): Promise<Visit> {
  const page = await openSlowPhone(browser, url)
  await page.goto('/enrollment/login')
  await page.waitForLoadState('networkidle')
  const paints = await readPaints(page)
  const first = await scriptsOf(page)
  const tableMs = await signIn(page)
  const { scriptBytes, longMs } = await readPaints(page)
  const all = await scriptsOf(page)
  await page.context().close()
  const [gzipBytes, wizardGzipBytes] = [await bytesByGzip(first), await bytesByGzip(all)]
  const wizard = { wizardBytes: scriptBytes, wizardGzipBytes, wizardLongMs: longMs - paints.longMs }
  return { ...paints, gzipBytes, tableMs, ...wizard }
}

async function signIn(page: Page): Promise<number> {
  await page.locator('input[name="studentCode"]').pressSequentially(code, { delay: keyMs })
  const table = untilPainted(page, '.fee-table tbody .amount')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  return table
}

interface Summary {
  readonly plain: Paints
  readonly family: Visit
  /** Of the bare page's LCP in the same round. */
  readonly lcpTimes: number
  readonly tableTimes: number
}

function summarizeVisits(bare: readonly Paints[], ours: readonly Visit[]): Summary {
  const fields = ['fcpMs', 'lcpMs', 'longMs', 'scriptBytes'] as const
  const wizardFields = ['gzipBytes', 'tableMs', 'wizardBytes', 'wizardGzipBytes', 'wizardLongMs'] as const
  const times = (of: (visit: Visit) => number) =>
    median(ours.map((visit, round) => of(visit) / (bare[round]?.lcpMs ?? Number.NaN)))
  return {
    plain: medians<keyof Paints>(bare, fields),
    family: medians<keyof Visit>(ours, [...fields, ...wizardFields]),
    lcpTimes: times(({ lcpMs }) => lcpMs),
    tableTimes: times(({ tableMs }) => tableMs),
  }
}

function printVisits({ plain, family, lcpTimes, tableTimes }: Summary): void {
  const kb = (bytes: number) => figure(bytes / 1000)
  const paints = ({ scriptBytes, fcpMs, lcpMs, longMs }: Paints, gzipBytes: number) => [
    kb(scriptBytes),
    kb(gzipBytes),
    figure(fcpMs),
    figure(lcpMs),
    figure(longMs),
  ]
  printTable(`Families on ${slowPhone.name}`, [
    ['', 'JS kB brotli', 'by gzip', 'FCP ms', 'LCP ms', 'long tasks ms', 'LCP, times bare'],
    ['bare page, no script', ...paints(plain, 0), '1'],
    ['sign-in', ...paints(family, family.gzipBytes), ratio(lcpTimes)],
  ])
  printTable('From the tap on Ingresar to the priced annual table', [
    ['', 'JS kB brotli', 'by gzip', 'table ms', 'long tasks ms', 'times bare LCP'],
    [
      'wizard',
      kb(family.wizardBytes),
      kb(family.wizardGzipBytes),
      figure(family.tableMs),
      figure(family.wizardLongMs),
      ratio(tableTimes),
    ],
  ])
}

function measurementsOf({ family, lcpTimes, tableTimes }: Summary): readonly Measurement[] {
  return [
    measured('families', 'JavaScript of the sign-in page', family.scriptBytes / 1000),
    measured('families', 'JavaScript with the wizard open', family.wizardBytes / 1000),
    measured('families', 'LCP of a bare page', lcpTimes),
    measured('families', 'priced table of a bare page’s LCP', tableTimes),
  ]
}
