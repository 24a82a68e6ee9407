import { access, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Finding,
  findCheckout,
  prepareRehearsal,
  type PreparedRehearsal,
  rehearse,
  type RehearsalOptions,
} from '@matricula/rehearsal'
import { closeBooks } from '../rehearsal/src/books/close-books.ts'
import { aHome, cli, startCli } from './support/cli.ts'
import { sabotage, sabotages } from './support/sabotages.ts'

const season = { students: 54, seed: 7 }
const wholeSeason = 600_000

/** Sums of which no season with every outcome has none. */
const happening = ['astray', 'surcharged', 'discounted', 'onAccount', 'onAccountBack'] as const

interface RehearsalReport {
  readonly students: number
  readonly seed: number
  readonly fates: Readonly<Record<string, number>>
  readonly totals: Readonly<Record<(typeof happening)[number] | 'paid', number>>
  readonly accounts: readonly { readonly account: string; readonly amount: number }[]
  readonly digest: string
  readonly explained: boolean
  readonly firstUnexplained: Finding | null
  readonly lives: number
}

async function rehearsalOptions(): Promise<RehearsalOptions> {
  const checkout = await findCheckout(import.meta.dirname)
  if (checkout === null) throw new Error('the hub is compiled by the build that comes before the tests')
  const signal = new AbortController().signal
  const quietly = { onFolder: () => {}, onPhase: () => {}, onProgress: () => {} }
  return {
    ...season,
    ...quietly,
    checkout,
    signal,
    concurrency: 8,
    language: 'es-CO',
    inherited: process.env,
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const folderIn = (stderr: string) => /\S*matricula-rehearsal-\w+/.exec(stderr)?.[0] ?? 'none was named'

describe('A rehearsed season', () => {
  let program: { exit: number; stderr: string; report: RehearsalReport }
  let prepared: PreparedRehearsal
  let again: Awaited<ReturnType<typeof rehearse>>

  beforeAll(async () => {
    const options = await rehearsalOptions()
    const words = ['--students', String(season.students), '--seed', String(season.seed), '--json']
    const first = startCli(['rehearse', ...words])
    prepared = await prepareRehearsal(options)
    again = await rehearse(prepared, options)
    const { exit, stdout, stderr } = await (await first).ended
    program = { exit, stderr, report: JSON.parse(stdout) }
    return () => prepared.clear('remove')
  }, wholeSeason)

  it('ends with every peso explained, over a million of them, and exit code 0', () => {
    const { exit, report } = program
    expect(report).toMatchObject({ ...season, explained: true, firstUnexplained: null })
    expect(exit).toBe(0)
    expect(report.totals.paid).toBeGreaterThan(1_000_000)
  })

  it('tells meanwhile how far it is and how long the rest takes', () => {
    expect(program.stderr).toMatch(/^ {2}\d+ % · faltan unos \d+ (?:s|min)$/m)
  })

  it('had every outcome happen to somebody, the death of the hub included', () => {
    const { fates, lives, totals } = program.report
    expect(Object.entries(fates).filter(([, count]) => count === 0)).toEqual([])
    expect(lives).toBe(6)
    for (const sum of happening) expect(totals[sum], sum).toBeGreaterThan(0)
  })

  it('leaves money without a home only where a scene left it so, and has all of it on some account', () => {
    const { accounts, totals } = program.report
    const on = (kind: string) =>
      accounts.filter(({ account }) => account.split('/')[0] === kind).map(({ amount }) => amount)
    expect(sumOf(accounts.map(({ amount }) => amount))).toBe(0)
    expect(sumOf(on('unapplied'))).toBe(-totals.astray)
    for (const kind of ['provider', 'bank', 'desk', 'in-transit', 'fees', 'withheld', 'disputed', 'loss'])
      expect(on(kind), kind).not.toEqual([])
    expect(sumOf(on('to-post'))).toBe(-sumOf(on('refund-due')))
  })

  it('is the same again from the same seed, to the digest', () => {
    expect(again.digest).toBe(program.report.digest)
  })

  it('leaves nothing behind', async () => {
    expect(await exists(folderIn(program.stderr))).toBe(false)
  })

  it.each(sabotages.map((one) => [one.who, one] as const))('names the student %s', async (_who, one) => {
    const { student, undo } = sabotage(prepared, one)
    const { findings } = await closeBooks(prepared.world, prepared.transcripts)
    undo()
    expect(findings[0]).toMatchObject({ student, ...one.finding })
  })
})

describe('A rehearsal', () => {
  it(
    'that is interrupted ends with 130 and takes its hub and its folder along',
    async () => {
      const report = path.join(await aHome(), 'report.json')
      const words = ['rehearse', '--students', '40', '--report', report]
      const { child, ended } = await startCli(words, { locale: 'en' })
      await new Promise<void>((resolve) => {
        child.stderr.on('data', (chunk) => {
          if (String(chunk).includes('Census')) resolve()
        })
      })
      child.kill('SIGINT')
      const { exit, stdout, stderr } = await ended
      expect({ exit, stdout }).toEqual({ exit: 130, stdout: '' })
      expect(stderr).toContain('nothing of it is left')
      expect(await exists(folderIn(stderr))).toBe(false)
      expect(await exists(report)).toBe(false)
    },
    wholeSeason,
  )

  it(
    'leaves a report that is there already as it is, unless it may replace it',
    async () => {
      const report = path.join(await aHome(), 'report.json')
      await writeFile(report, 'last year')
      const words = ['rehearse', '--students', '1', '--report', report]
      const { exit, stderr } = await cli(words)
      expect(exit).toBe(2)
      expect(stderr).toBe(`${report} ya existe.\n→ Elija otro nombre o agregue --force para reemplazarlo.\n`)
      const stopped = AbortSignal.abort()
      expect(await cli([...words, '--force'], { signal: stopped })).toMatchObject({ exit: 130 })
      expect(await readFile(report, 'utf8')).toBe('last year')
      expect(await cli([...words, '--force'])).toMatchObject({ exit: 0 })
      expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ students: 1 })
    },
    wholeSeason,
  )

  it.each([
    ['a school of nobody', ['--students', '0']],
    ['a seed that is no number', ['--seed', 'seven']],
    ['a report that cannot be written', ['--report', '/no/such/folder/report.json']],
    ['a report over a folder', ['--report', tmpdir(), '--force']],
    ['a folder without a hub', ['--hub-dir', '/']],
  ])('refuses %s before anything is started', async (_what, words) => {
    const { exit, stdout, stderr } = await cli(['rehearse', ...words], { home: await aHome() })
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain('→')
  })
})
