import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { measured, type Measurement } from './goals/goals.ts'
import { type Child, startChild } from './support/child.ts'
import { type HubFolder, makeHubFolder } from './support/hub-folder.ts'
import { median } from './support/numbers.ts'
import { program } from './support/places.ts'
import { databaseIn } from './support/stored.ts'
import { figure, printTable, ratio } from './support/table.ts'

const rounds = 5
const restMs = 2000

interface Start {
  readonly readyMs: number
  readonly rssMb: number
}

interface Round {
  readonly bare: Start
  readonly hub: Start
  readonly databaseMs: number
}

interface Summary extends Round {
  readonly times: number
  /** Without the opening of the database, which bare hapi has none of. */
  readonly timesApart: number
}

const run = promisify(execFile)

/** From the start of the process to `ready`, and the memory it keeps when nobody asks anything and garbage is collected. */
export async function benchStartUp(): Promise<readonly Measurement[]> {
  const folder = await makeHubFolder(600)
  try {
    const first = await measure(await folder.start())
    const taken: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      taken.push({
        bare: await measure(await startChild({ file: program('baselines/bare-start.js') })),
        databaseMs: await openDatabaseApart(folder),
        hub: await measure(await folder.start()),
      })
    }
    const summary = summarize(taken)
    printStarts(first, summary)
    return [
      measured('start-up', 'cold start of bare hapi, database apart', summary.timesApart),
      measured('start-up', 'memory at rest', summary.hub.rssMb),
    ]
  } finally {
    await folder.remove()
  }
}

/** How long the driver takes over the hub's file, from loading its code to a first answer, in a process of its own. */
async function openDatabaseApart({ data }: HubFolder): Promise<number> {
  const { stdout } = await run(process.execPath, [program('baselines/open-database.js'), databaseIn(data)])
  return Number(stdout)
}

async function measure(child: Child): Promise<Start> {
  await pause(restMs)
  await child.ask('collect')
  await child.idle()
  const { rssBytes } = await child.usage()
  await child.stop()
  return { readyMs: child.readyMs, rssMb: rssBytes / 1_000_000 }
}

function summarize(rounds: readonly Round[]): Summary {
  const times = (of: (round: Round) => number) =>
    median(rounds.map((round) => of(round) / round.bare.readyMs))
  return {
    bare: middle(rounds.map(({ bare }) => bare)),
    hub: middle(rounds.map(({ hub }) => hub)),
    databaseMs: median(rounds.map(({ databaseMs }) => databaseMs)),
    times: times(({ hub }) => hub.readyMs),
    timesApart: times(({ hub, databaseMs }) => hub.readyMs - databaseMs),
  }
}

function printStarts(first: Start, { bare, hub, databaseMs, times, timesApart }: Summary): void {
  const row = (name: string, { readyMs, rssMb }: Start, ...rest: string[]) => [
    name,
    figure(readyMs),
    figure(rssMb),
    ...rest,
  ]
  printTable('Cold start to ready, and memory at rest', [
    ['', 'ready ms', 'RSS MB', 'times bare', 'database apart'],
    row('bare hapi', bare, '1', '1'),
    row('hub', hub, ratio(times), ratio(timesApart)),
    ['of it the opening of its database', figure(databaseMs), '', '', ''],
    row('hub, empty folder', first, ratio(first.readyMs / bare.readyMs), ''),
  ])
}

function middle(starts: readonly Start[]): Start {
  return {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    rssMb: median(starts.map(({ rssMb }) => rssMb)),
  }
}
