import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { version } from '../shared/version.ts'

const resolutionMs = 20

/** How this process is: memory, processor, clock, and how late its event loop runs. Answers how to end it. */
export function measureProcess(metrics: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  const facts: readonly { readonly name: string; readonly help: string; readonly read: () => number }[] = [
    { name: 'process_resident_memory_bytes', help: 'Memory in use', read: () => process.memoryUsage.rss() },
    { name: 'process_start_time_seconds', help: 'When the process began', read: () => startedAt },
    { name: 'hub_clock_seconds', help: 'What this machine takes for now', read: () => Date.now() / 1000 },
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'How late the event loop ran since the last scrape, but for one time in a hundred',
      read: () => latenessIn(delay),
    },
  ]
  for (const { name, help, read } of facts) {
    const collect = function (this: Gauge) {
      this.set(read())
    }
    metrics.registerMetric(new Gauge({ name, help, registers: [], collect }))
  }
  measureProcessor(metrics)
  const info = { name: 'hub_info', help: 'Which software runs', labelNames: ['version', 'node'] as const }
  const software = new Gauge({ ...info, registers: [] })
  software.set({ version, node: process.version }, 1)
  metrics.registerMetric(software)
  return () => void delay.disable()
}

/** The histogram holds whole turns of its timer; what exceeds one is lateness. */
function latenessIn(delay: ReturnType<typeof monitorEventLoopDelay>): number {
  const turnMs = delay.percentile(99) / 1e6
  delay.reset()
  return Math.max(0, turnMs - resolutionMs) / 1000
}

function measureProcessor(metrics: Registry): void {
  let counted = 0
  metrics.registerMetric(
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time used',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage()
        const used = (user + system) / 1e6
        this.inc(used - counted)
        counted = used
      },
    }),
  )
}
