import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { feeFile, openFeeSink } from './support/fee-sink.ts'
import { median } from './support/numbers.ts'
import { cliBinary, type CliRun, runCli, timeNode } from './support/run-cli.ts'
import { figure, printTable, ratio } from './support/table.ts'

const startRounds = 21
const small = 2000
const large = 200_000

/** How long the command line takes to say a word, and what a long file costs it. */
export async function benchCli(): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  try {
    await benchStarts(home)
    await benchBulk(home)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

const starts: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  '--version': [cliBinary, '--version'],
  '--help': [cliBinary, '--help'],
  'profile list': [cliBinary, 'profile', 'list'],
}

async function benchStarts(home: string): Promise<void> {
  const taken: Record<string, number[]> = Object.fromEntries(Object.keys(starts).map((name) => [name, []]))
  for (let round = 0; round < startRounds; round += 1) {
    for (const [name, words] of Object.entries(starts)) {
      taken[name]?.push(await timeNode(words, { MATRICULA_CLI_HOME: home }))
    }
  }
  const bare = taken['node -e 0'] ?? []
  printTable('Start of the command line, from nothing to its end', [
    ['', 'ms', 'times bare node'],
    ...Object.entries(taken).map(([name, all]) => {
      const times = median(all.map((ms, round) => ms / (bare[round] ?? Number.NaN)))
      return [name, figure(median(all)), name === 'node -e 0' ? '1' : ratio(times, 'at most 1.3')]
    }),
  ])
}

async function benchBulk(home: string): Promise<void> {
  const [few, many] = [await importFees(home, small), await importFees(home, large)]
  const row = (rows: number, { ms, peakBytes }: CliRun, more: string) => [
    figure(rows),
    figure((rows * 1000) / ms),
    figure(peakBytes / 1_000_000),
    more,
  ]
  printTable('Bulk work from a CSV: fees import, planned and done', [
    ['rows', 'rows/s', 'peak MB', 'times the small one'],
    row(small, few, '1'),
    row(large, many, ratio(many.peakBytes / few.peakBytes, 'at most 1.15')),
  ])
}

async function importFees(home: string, rows: number): Promise<CliRun> {
  const file = path.join(home, `fees-${rows}.csv`)
  await writeFile(file, feeFile(rows))
  const sink = await openFeeSink()
  try {
    const run = await runCli(['fees', 'import', '--file', file, '--yes', '--json'], { home, hub: sink.url })
    if (sink.stored() !== rows) throw new Error(`${sink.stored()} of ${rows} rows were stored`)
    return run
  } finally {
    await sink.close()
  }
}
