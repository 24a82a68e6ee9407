import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { poolUsage } from '../db/pool.ts'

/** The connections to what this process shares with others. */
export function measureStores(
  metrics: Registry,
  { database, redis }: { database: Database; redis: (() => boolean) | null },
): void {
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process by state; waiting: asked for and not given yet',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        const { limit: _, ...states } = poolUsage(database)
        for (const [state, count] of Object.entries(states)) this.set({ state }, count)
      },
    }),
  )
  metrics.registerMetric(
    new Gauge({
      name: 'database_connections_limit',
      help: 'The most connections this process opens',
      registers: [],
      collect() {
        this.set(poolUsage(database).limit)
      },
    }),
  )
  if (redis === null) return
  metrics.registerMetric(
    new Gauge({
      name: 'redis_up',
      help: '1 while Redis answers; absent for a hub that is alone',
      registers: [],
      collect() {
        this.set(redis() ? 1 : 0)
      },
    }),
  )
}
