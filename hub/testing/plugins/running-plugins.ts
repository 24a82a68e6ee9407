import { Writable } from 'node:stream'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import type { Http } from '@matricula/contract'
import { startPlugins } from '../../src/plugins/index.ts'
import type { Plugins, StateChange } from '../../src/plugins/index.ts'
import type { CheckedEntry } from '../../src/plugins/check-entries.ts'
import { handTurnedTimers } from './hand-turned-timers.ts'
import type { HandTurnedTimers } from './hand-turned-timers.ts'
import { memoryMemo } from './memory-memo.ts'

export interface Surroundings {
  readonly timers: HandTurnedTimers
  readonly metrics: Registry
  readonly turns: StateChange[]
  /** Log lines as they were written. */
  readonly lines: string[]
}

export const wall = new Date('2026-01-15T09:00:00.000Z')
export const season = new Date('2025-06-19T15:00:00.000Z')

const http: Http = {
  send: () => Promise.reject(new Error('a pretend vendor needs no network')),
}

/** Everything the runtime is given, with time in the test's hand. */
export function surroundings() {
  const lines: string[] = []
  const turns: StateChange[] = []
  const timers = handTurnedTimers()
  const log = pino(
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(String(line))
        done()
      },
    }),
  )
  const metrics = new Registry()
  return {
    lines,
    turns,
    deps: {
      log,
      timers,
      metrics,
      http: () => http,
      memo: memoryMemo(() => timers.now()),
      clock: { now: () => season, wall: () => wall },
      publicUrl: () => 'http://127.0.0.1:3000',
      onState: (turn: StateChange) => {
        turns.push(turn)
      },
      breaker: { failures: 3, openMs: 10_000 },
    },
  }
}

/** Plugins that run until the test ends. */
export async function running(...entries: CheckedEntry[]): Promise<Surroundings & { plugins: Plugins }> {
  const { deps, lines, turns } = surroundings()
  const plugins = await startPlugins({ ...deps, entries })
  onTestFinished(() => plugins.stop())
  return { plugins, lines, turns, timers: deps.timers, metrics: deps.metrics }
}

/** Who asks: a read or, with its key, a write. */
export function asking(): { signal: AbortSignal; trace: string; key: string; leave: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, trace: 'trace-1', key: 'key-1', leave: () => controller.abort() }
}
