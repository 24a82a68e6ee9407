import { setTimeout as pause } from 'node:timers/promises'
import { HubUnreachable } from './hub-client.ts'
import type { HubProcess } from './hub-process.ts'

const mostTries = 60
const longestPauseMs = 1000

export interface HubAndSignal {
  readonly hubProcess: Pick<HubProcess, 'start'>
  readonly signal: AbortSignal
}

/** Makes a request as a browser does, and repeats it once the hub is back where it died or asked for time. */
export async function withRetry<T>({ hubProcess, signal }: HubAndSignal, act: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof HubUnreachable) || signal.aborted || count === mostTries) throw error
      await hubProcess.start()
      await sleep(Math.min(longestPauseMs, 20 * 2 ** count), signal)
    }
  }
}

/** Polls until the answer is the one waited for; null when it never was. */
export async function waitUntil<T>(
  signal: AbortSignal,
  { ask, is, seconds }: { ask: () => Promise<T>; is: (answer: T) => boolean; seconds: number },
): Promise<T | null> {
  const end = performance.now() + seconds * 1000
  for (let wait = 10; ; wait = Math.min(wait * 2, 500)) {
    const answer = await ask()
    if (is(answer)) return answer
    if (performance.now() > end) return null
    await sleep(wait, signal)
  }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal })
}
