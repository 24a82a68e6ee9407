import { Counter, Gauge, type Registry } from 'prom-client'

export interface LineMetrics {
  joined(): void
  entered(): void
}

export interface LineSeen {
  readonly waiting: number
  /** What the last is told. */
  readonly seconds: number
}

/** Publishes how many families wait to sign in, and for how long. */
export function createLineMetrics(registry: Registry, read: () => LineSeen): LineMetrics {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('hub_waiting_line_families', 'Families who wait to sign in, at all hubs', () => read().waiting)
  gauge('hub_waiting_line_seconds', 'How long the last of them is told to wait', () => read().seconds)
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const joined = counter('hub_waiting_line_joined_total', 'Families that were given a place in the line')
  const entered = counter('hub_waiting_line_entered_total', 'Sign-ins of families that were let through')
  return { joined: () => joined.inc(), entered: () => entered.inc() }
}
