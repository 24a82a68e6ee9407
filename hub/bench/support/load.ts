import type { Child } from './child.ts'
import { Connection, expectStatus } from './connection.ts'
import { percentile } from './numbers.ts'

export interface Load {
  readonly child: Child
  /** Sent in turn, over and over. */
  readonly requests: readonly Buffer[]
  readonly connections: number
  readonly ms: number
}

export interface Pace {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Microseconds of the server's processor for one. */
  readonly cpuMicros: number
}

/** As many requests as the server answers in the time. Every answer must be a 200. */
export async function load({ child, requests, connections, ms }: Load): Promise<Pace> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(child.url)))
  const before = await child.usage()
  const began = performance.now()
  const taken: number[] = []
  let next = 0
  const work = async (connection: Connection) => {
    while (performance.now() - began < ms) {
      const request = requests[next++ % requests.length]
      if (request === undefined) throw new Error('there is nothing to send')
      const sent = performance.now()
      expectStatus(await connection.send(request), 200)
      taken.push(performance.now() - sent)
    }
  }
  await Promise.all(open.map(work))
  const spentMs = performance.now() - began
  const after = await child.usage()
  for (const connection of open) connection.close()
  return paceOf(taken, spentMs, after.cpuMicros - before.cpuMicros)
}

export function paceOf(taken: readonly number[], spentMs: number, cpuMicros: number): Pace {
  return {
    perSecond: (taken.length / spentMs) * 1000,
    p50Ms: percentile(taken, 0.5),
    p99Ms: percentile(taken, 0.99),
    cpuMicros: cpuMicros / taken.length,
  }
}
