import type { FaultCode, Kind } from '@matricula/contract'
import { Gauge, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import { states } from './state.ts'
import type { State } from './state.ts'

/** `refused`: not sent, because the instance was not up. */
export type Outcome = 'ok' | 'refused' | FaultCode

export interface PluginMetrics {
  call(seen: { kind: Kind; instance: string; method: string; outcome: Outcome; seconds: number }): void
  state(seen: { kind: Kind; instance: string; state: State }): void
}

export function createPluginMetrics(registry: Registry): PluginMetrics {
  const calls = new Histogram({
    name: 'plugin_call_seconds',
    help: 'Calls to plugins by outcome',
    labelNames: ['kind', 'instance', 'method', 'outcome'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  })
  const facts = new Gauge({
    name: 'plugin_state',
    help: '1 for the state a plugin instance is in, 0 for the others',
    labelNames: ['kind', 'instance', 'state'] as const,
    registers: [registry],
  })
  return {
    call: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    state({ kind, instance, state }) {
      for (const each of states) facts.set({ kind, instance, state: each }, each === state ? 1 : 0)
    },
  }
}
