import { onTestFinished } from 'vitest'
import { numbersOf } from './keys.ts'
import type { TestHub } from './test-hub.ts'
import { until } from './until.ts'

/** Callbacks that are worked on until the test ends, or what is answered is called. */
export async function beginCallbacks(hub: TestHub, count: number): Promise<() => void> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  onTestFinished(() => end())
  hub.hub.server.ext('onPreHandler', async (request, h) => {
    if (request.headers['x-held'] !== undefined) await ended
    return h.continue
  })
  for (let begun = 0; begun < count; begun += 1) {
    void fetch(new URL('/api/payments/callbacks/card', hub.url), {
      method: 'POST',
      headers: { 'x-held': 'yes' },
      body: '{}',
    })
  }
  await until(
    async () => Number(/^hub_requests_under_way (\d+)$/m.exec(await numbersOf(hub))?.[1]),
    // The one that asks is under way as well.
    (underWay) => underWay === count + 1,
  )
  return end
}
