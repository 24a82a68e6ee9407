import { refusalOfOne } from '../../hub/about-one.ts'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'

export type Retried =
  | { readonly id: number; readonly is: 'done'; readonly topic: string; readonly status: string }
  | { readonly id: number; readonly is: 'failed'; readonly code: string; readonly why: string }

/** Lets each of these deliveries try again; the hub's refusal of one leaves the others alone. */
export async function* retryDeliveries({ api }: Hub, ids: readonly number[]): AsyncGenerator<Retried> {
  for (const id of ids) {
    const call = api.POST('/api/outbox/{id}/retry', { params: { path: { id } } })
    yield await answered(call).then(
      ({ topic, status }): Retried => ({ id, is: 'done', topic, status }),
      (error: unknown): Retried => {
        const { code, message: why } = refusalOfOne(error)
        return { id, is: 'failed', code, why }
      },
    )
  }
}
