import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measured, type Measurement } from './goals/goals.ts'
import { feeFile, openFeeSink } from './support/fee-sink.ts'
import { median } from './support/numbers.ts'
import { cliBinary, type CliRun, runCli, timeNode } from './support/run-cli.ts'
import { figure, printTable, ratio } from './support/table.ts'

const startRounds = 21
const small = 2000
const large = 200_000

/** How long the command line takes to say a word, and what a long file costs it. */
export async function benchCli(): Promise<readonly Measurement[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  try {
    return [...(await benchStarts(home)), ...(await benchBulk(home))]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

const starts = ['--version', '--help', 'profile list'] as const

async function benchStarts(home: string): Promise<readonly Measurement[]> {
  const bare: number[] = []
  const taken: Record<(typeof starts)[number], number[]> = {
    '--version': [],
    '--help': [],
    'profile list': [],
  }
  for (let round = 0; round < startRounds; round += 1) {
    bare.push(await timeNode(['-e', '0'], { MATRICULA_CLI_HOME: home }))
    for (const words of starts)
      taken[words].push(await timeNode([cliBinary, ...words.split(' ')], { MATRICULA_CLI_HOME: home }))
  }
  const rows = starts.map((words) => {
    const times = median(taken[words].map((ms, round) => ms / (bare[round] ?? Number.NaN)))
    return { words, ms: median(taken[words]), times }
  })
  printTable('Start of the command line, from nothing to its end', [
    ['', 'ms', 'times bare node'],
    ['node -e 0', figure(median(bare)), '1'],
    ...rows.map(({ words, ms, times }) => [words, figure(ms), ratio(times)]),
  ])
  return rows.map(({ words, times }) => measured('cli', `${words} of bare node`, times))
}

async function benchBulk(home: string): Promise<readonly Measurement[]> {
  const [few, many] = [await importFees(home, small), await importFees(home, large)]
  const times = many.peakBytes / few.peakBytes
  const row = (rows: number, { ms, peakBytes }: CliRun, more: string) => [
    figure(rows),
    figure((rows * 1000) / ms),
    figure(peakBytes / 1_000_000),
    more,
  ]
  printTable('Bulk work from a CSV: fees import, planned and done', [
    ['rows', 'rows/s', 'peak MB', 'times the small one'],
    row(small, few, '1'),
    row(large, many, ratio(times)),
  ])
  return [measured('cli', 'memory for 200,000 rows of 2,000', times)]
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
