import { cpus } from 'node:os'
import type { Child } from '../support/child.ts'
import type { School } from './schools.ts'

/** How many cores each had on average; together they are the machine's. */
export interface ProcessorUse {
  readonly hubs: number
  readonly families: number
  /** What looks at them, and the balancer. */
  readonly bench: number
  /** The database, Redis, and programs that have nothing to do with it. */
  readonly others: number
  readonly idle: number
}

interface Seconds {
  readonly hubs: number
  readonly bench: number
  /** Of all processes of this machine. */
  readonly busy: number
  readonly elapsed: number
}

/** Answers how to read who had the processor from now on; the families' process tells its part itself. */
export async function watchProcessor(school: School): Promise<(families: number) => Promise<ProcessorUse>> {
  const before = await secondsOf(school)
  return async (families) => useOf(before, await secondsOf(school), { families, cores: cpus().length })
}

interface Beside {
  readonly families: number
  readonly cores: number
}

/** Who had how much between two looks. Pure. */
export function useOf(before: Seconds, after: Seconds, { families, cores }: Beside): ProcessorUse {
  const elapsed = after.elapsed - before.elapsed
  const hubs = (after.hubs - before.hubs) / elapsed
  const bench = (after.bench - before.bench) / elapsed
  const busy = (after.busy - before.busy) / elapsed
  const own = families / elapsed
  return {
    hubs,
    families: own,
    bench,
    others: Math.max(0, busy - hubs - own - bench),
    idle: Math.max(0, cores - busy),
  }
}

const fullShare = 0.95

/** What this machine could not show, in sentences. Pure. */
export function notShown(use: ProcessorUse, hubs: number): readonly string[] {
  const cores = use.hubs + use.families + use.bench + use.others + use.idle
  const taken = cores - use.idle
  const sentences: string[] = []
  if (taken >= cores * fullShare)
    sentences.push('what the hub bears where families and database have cores of their own: all were taken')
  if (use.families >= fullShare)
    sentences.push('families who come any faster: their own process had no more of a core to take')
  if (hubs > 1 && cores < hubs) sentences.push(`${hubs} hubs with a core each`)
  return sentences
}

async function secondsOf({ hubs, workers, balancers }: School): Promise<Seconds> {
  const own = process.cpuUsage()
  const [ofHubs, ofBalancers] = await Promise.all([
    secondsOfAll([...hubs, ...workers]),
    secondsOfAll(balancers),
  ])
  return {
    hubs: ofHubs,
    bench: ofBalancers + (own.user + own.system) / 1e6,
    busy: cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000,
    elapsed: performance.now() / 1000,
  }
}

async function secondsOfAll(processes: readonly Child[]): Promise<number> {
  const usages = await Promise.all(processes.map((each) => each.usage()))
  return usages.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0) / 1e6
}
