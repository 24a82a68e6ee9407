import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { Transcript } from '../families/transcript.ts'
import type { Hub } from '../hub/hub-client.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'

/** The family or finance makes a link and sends its address to somebody. */
export async function makeLink(
  world: World,
  transcript: Transcript,
  { api }: Hub,
  body: components['schemas']['PayLinkRequest'],
): Promise<void> {
  const { id, address } = await withRetry(world, () => unwrap(api.POST('/api/pay-links', { body })))
  transcript.link = { id, token: address.split('/').at(-1) ?? '' }
}
