import { Gauge } from 'prom-client'
import type { AppContext } from '../../app-context.ts'
import { readDiskUsage } from './read-disk-usage.ts'
import { readOperationsStatus } from './read-operations-status.ts'
import { statusFacts } from './status-facts.ts'

/** Numbers of the database and the disk, read when somebody asks for them. */
export function measureOperations(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'metrics'>,
): void {
  const { metrics, clock } = app
  const status = together(() => readOperationsStatus(app))
  metrics.registerMetric(
    new Gauge({
      name: 'database_up',
      help: '1 while the database answers in good time',
      registers: [],
      async collect() {
        this.set((await status()) === null ? 0 : 1)
      },
    }),
  )
  for (const { name, help, by, of } of statusFacts) {
    metrics.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: by === null ? [] : [by],
        registers: [],
        async collect() {
          const seen = await status()
          if (by === null) this.remove()
          else this.reset()
          const places = seen === null ? [] : Object.entries(of(seen, clock.wall()))
          for (const [place, value] of places) this.set(by === null ? {} : { [by]: place }, value)
        },
      }),
    )
  }
  measureDisk(app)
}

function measureDisk({ config, metrics }: Pick<AppContext, 'config' | 'metrics'>): void {
  metrics.registerMetric(
    new Gauge({
      name: 'disk_bytes',
      help: 'Of the disk that holds the data, or the configuration where the data is elsewhere',
      labelNames: ['is'] as const,
      registers: [],
      async collect() {
        const disk = await readDiskUsage(config)
        if (disk === null) return
        this.set({ is: 'free' }, disk.freeBytes)
        this.set({ is: 'total' }, disk.totalBytes)
      },
    }),
  )
}

/** All who ask while a look is under way get what it sees. */
function together<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= read().finally(() => {
      underWay = null
    })
    return underWay
  }
}
