import { rowRefusal } from '../../hub/row-refusal.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'

export type RetryResult =
  | { readonly id: number; readonly is: 'done'; readonly topic: string; readonly status: string }
  | { readonly id: number; readonly is: 'failed'; readonly code: string; readonly why: string }

/** Lets each of these deliveries try again; the hub's refusal of one leaves the others alone. */
export async function* retryDeliveries({ api }: Hub, ids: readonly number[]): AsyncGenerator<RetryResult> {
  for (const id of ids) {
    const call = api.POST('/api/outbox/{id}/retry', { params: { path: { id } } })
    yield await unwrap(call).then(
      ({ topic, status }): RetryResult => ({ id, is: 'done', topic, status }),
      (error: unknown): RetryResult => {
        const { code, message: why } = rowRefusal(error)
        return { id, is: 'failed', code, why }
      },
    )
  }
}
