import type { CheckoutRequest, CheckoutStart, PluginKit, Write } from '@matricula/contract'
import type { PlacetopayClient } from './client.ts'
import { sessionsIn } from './sessions.ts'
import type { Settings } from './settings.ts'
import { sessionFrom } from './to-session.ts'

/**
 * Opens a session, or answers the one this reference has. Should the answer be lost, the session stays without a payer,
 * as nobody knows its page, and ends by itself; another is opened when the hub asks again.
 */
export async function startCheckout(
  client: PlacetopayClient,
  { settings, kit }: { readonly settings: Settings; readonly kit: PluginKit },
  { request, write }: { readonly request: CheckoutRequest; readonly write: Write },
): Promise<CheckoutStart> {
  const sessions = sessionsIn(kit.memo)
  const { reference, amount } = request
  const known = await sessions.of(reference)
  if (known !== null) return redirectTo(await sessions.keep(reference, known))
  const created = await client.createSession(sessionFrom(request, settings, kit.now()), write.signal)
  const { requestId, processUrl } = created
  return redirectTo(await sessions.keep(reference, { requestId: String(requestId), processUrl, amount }))
}

function redirectTo({
  requestId,
  processUrl,
}: {
  readonly requestId: string
  readonly processUrl: string
}): CheckoutStart {
  return { is: 'redirect', url: processUrl, providerRef: requestId }
}
