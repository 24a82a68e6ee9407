import { setTimeout as pause } from 'node:timers/promises'
import { type Child, startChild } from './support/child.ts'
import { makeHubFolder } from './support/hub-folder.ts'
import { median } from './support/numbers.ts'
import { program } from './support/places.ts'
import { figure, printTable, ratio } from './support/table.ts'

const rounds = 5
const restMs = 2000

interface Start {
  readonly readyMs: number
  readonly rssMb: number
}

/** From the start of the process to `ready`, and the memory it keeps when nobody asks anything. */
export async function benchStartUp(): Promise<void> {
  const folder = await makeHubFolder(600)
  try {
    const first = await measure(await folder.start())
    const bare: Start[] = []
    const hub: Start[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measure(await startChild({ file: program('baselines/bare-start.js') })))
      hub.push(await measure(await folder.start()))
    }
    printStarts(first, bare, hub)
  } finally {
    await folder.remove()
  }
}

async function measure(child: Child): Promise<Start> {
  await pause(restMs)
  await child.idle()
  const { rssBytes } = await child.usage()
  await child.stop()
  return { readyMs: child.readyMs, rssMb: rssBytes / 1_000_000 }
}

function printStarts(first: Start, bare: readonly Start[], hub: readonly Start[]): void {
  const row = (name: string, { readyMs, rssMb }: Start, ...rest: string[]) => [
    name,
    figure(readyMs),
    figure(rssMb),
    ...rest,
  ]
  const plain = middle(bare)
  const usual = middle(hub)
  const times = median(hub.map(({ readyMs }, round) => readyMs / (bare[round]?.readyMs ?? Number.NaN)))
  printTable('Cold start to ready, and memory at rest', [
    ['', 'ready ms', 'RSS MB', 'times bare', ''],
    row('bare hapi', plain, '1', ''),
    row('hub', usual, ratio(times, 'at most 2.0'), 'RSS goal: at most 130 MB'),
    row('hub, empty folder', first, (first.readyMs / plain.readyMs).toFixed(2), ''),
  ])
}

function middle(starts: readonly Start[]): Start {
  return {
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    rssMb: median(starts.map(({ rssMb }) => rssMb)),
  }
}
