import { Counter, Gauge, type Registry } from 'prom-client'
import type { Load } from '../../config/server-settings.ts'
import type { LoadClass } from './load-class.ts'

export interface OverloadMetrics {
  shed(loadClass: LoadClass): void
}

/** Publishes what the hub judges its load by, and whom it has asked to come back. */
export function createOverloadMetrics(registry: Registry, load: () => Load): OverloadMetrics {
  gauge(registry, {
    name: 'hub_load_delay_seconds',
    help: 'How long callers have waited lately for the event loop or for the database, whichever was longer',
    read: () => load().delayMs / 1000,
  })
  gauge(registry, {
    name: 'hub_requests_under_way',
    help: 'Requests that are being answered, live events aside',
    read: () => load().requests,
  })
  const shed = new Counter({
    name: 'hub_requests_shed_total',
    help: 'Requests that were asked to come back later because too many had come',
    labelNames: ['class'] as const,
    registers: [registry],
  })
  return { shed: (loadClass) => shed.inc({ class: loadClass }) }
}

interface Measure {
  readonly name: string
  readonly help: string
  readonly read: () => number
}

function gauge(registry: Registry, { name, help, read }: Measure): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}
