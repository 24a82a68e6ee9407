import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from '../support/child.ts'
import { Connection, wire } from '../support/connection.ts'
import type { Session } from '../support/family.ts'
import { median } from '../support/numbers.ts'
import { staffSession } from '../support/staff.ts'

export interface HubsSeen {
  /** What the hubs took their load for: how late the event loop was, or the wait for the database, in milliseconds. */
  readonly delayMs: { readonly p50: number; readonly most: number }
  /** The event loop's lateness between two looks, but for one time in a hundred. */
  readonly loopMs: { readonly p50: number; readonly most: number }
  /** The most requests that one hub had under way when it was looked at. */
  readonly requests: number
  /** Looks that a hub did not answer. */
  readonly missed: number
  /** Of all hubs and workers together, when the last had paid. */
  readonly rssMb: number
  /** Seconds of processor of all hubs and workers together. */
  readonly cpuSeconds: number
}

const lookEveryMs = 2000

/** Looks at the hubs' own numbers while `act` runs, as an operator's collector does, only more often. */
export async function watchHubs<T>(
  { hubs, workers }: { readonly hubs: readonly Child[]; readonly workers: readonly Child[] },
  act: () => Promise<T>,
): Promise<{ readonly result: T; readonly seen: HubsSeen }> {
  const processes = [...hubs, ...workers]
  const delays: number[] = []
  const lags: number[] = []
  const requests: number[] = []
  const over = new AbortController()
  let missed = 0
  const headers = await collectorOf(hubs)
  const watch = async ({ url }: Child) => {
    while (!over.signal.aborted) {
      const text = await metricsOf(url, headers).catch(() => null)
      if (text === null) missed += 1
      else keep(text)
      await pause(lookEveryMs)
    }
  }
  const keep = (text: string) => {
    delays.push(numberOf(text, 'hub_load_delay_seconds') * 1000)
    lags.push(numberOf(text, 'nodejs_eventloop_lag_p99_seconds') * 1000)
    requests.push(numberOf(text, 'hub_requests_under_way'))
  }
  const before = await usageOf(processes)
  const watching = Promise.all(hubs.map(watch))
  const result = await act().finally(() => over.abort())
  // A hub that answers no more is not waited for.
  await Promise.race([watching, pause(2 * lookEveryMs)])
  const after = await usageOf(processes)
  const seen = {
    delayMs: spreadOf(delays),
    loopMs: spreadOf(lags),
    requests: Math.max(0, ...requests),
    missed,
    rssMb: after.rssBytes / 1_000_000,
    cpuSeconds: (after.cpuMicros - before.cpuMicros) / 1e6,
  }
  return { result, seen }
}

/** No number where no look was answered. */
function spreadOf(looks: readonly number[]): HubsSeen['delayMs'] {
  return looks.length === 0
    ? { p50: Number.NaN, most: Number.NaN }
    : { p50: median(looks), most: Math.max(...looks) }
}

/** A session that every hub of the school takes, and that reads its numbers. */
async function collectorOf([first]: readonly Child[]): Promise<Session> {
  if (first === undefined) throw new Error('there is no hub to look at')
  const connection = await Connection.open(first.url)
  const session = await staffSession(connection, first.url, 'metricas')
  connection.close()
  return session
}

/** Each time by a connection of its own: one that rests may be closed by the other side at any moment. */
async function metricsOf(url: string, headers: Session): Promise<string> {
  const connection = await Connection.open(url)
  const { body } = await connection.send(wire({ method: 'GET', url: `${url}/metrics`, headers }))
  connection.close()
  return body.toString()
}

function numberOf(text: string, metric: string): number {
  return Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1])
}

async function usageOf(processes: readonly Child[]) {
  const usages = await Promise.all(processes.map((each) => each.usage()))
  return {
    rssBytes: usages.reduce((sum, { rssBytes }) => sum + rssBytes, 0),
    cpuMicros: usages.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0),
  }
}
