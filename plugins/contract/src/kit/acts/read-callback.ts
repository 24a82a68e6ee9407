import type { RawRequest, Webhooks } from '../../webhook.ts'

/** Has a callback read as it came, and once more with its last byte cut off. */
export async function readCallback(
  webhooks: Webhooks<unknown> | undefined,
  callback: RawRequest,
): Promise<void> {
  await webhooks?.read(callback)
  await webhooks?.read({ ...callback, body: callback.body.slice(0, -1) })
}
