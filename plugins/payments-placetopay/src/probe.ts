import { PluginFault, runRead } from '@matricula/contract'
import type { PlacetopayClient } from './client.ts'

/**
 * Whether the vendor answers us and knows us: it is asked about a session, be there one or not, as it has no call for
 * just that. Fails with what stands in the way.
 */
export async function probe(client: PlacetopayClient, session: number, signal: AbortSignal): Promise<void> {
  try {
    await runRead(() => client.session(String(session), signal))
  } catch (error) {
    const isKnown = error instanceof PluginFault && ['not-found', 'rejected'].includes(error.code)
    if (!isKnown) throw error
  }
}
