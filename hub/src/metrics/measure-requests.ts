import type { Server } from '@hapi/hapi'
import { Histogram, type Registry } from 'prom-client'

/** How long answers take, by route. Streams last as long as their watcher stays, and are left out. */
export function measureRequests(server: Server, metrics: Registry): void {
  const answers = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests by route and status, until the answer was sent',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [metrics],
  })
  server.events.on('response', ({ route, method, raw, info }) => {
    if (route.settings.app?.answers === 'text/event-stream') return
    const labels = { method, route: route.path, status: String(raw.res.statusCode) }
    answers.observe(labels, (Date.now() - info.received) / 1000)
  })
}
