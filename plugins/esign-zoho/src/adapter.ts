import { healthOf, PluginFault, runRead } from '@matricula/contract'
import type { EsignAdapter, FaultCode, PluginKit, Read, Signing, Webhooks } from '@matricula/contract'
import { openClient } from './client.ts'
import { documentsOf, findByReference } from './find-request.ts'
import { readCallback } from './read-callback.ts'
import { isReference } from './request-name.ts'
import { sendDocument } from './send-document.ts'
import { openSentMemo } from './sent-memo.ts'
import type { Settings } from './settings.ts'
import { openSignApi } from './sign-api.ts'
import { signUrlOf } from './sign-url-of.ts'
import { signingFrom } from './signing-from.ts'
import { createKeyedMutex } from '@matricula/contract/parts'
import { verifyTemplates } from './verify-templates.ts'

/** Zoho Sign: one template per document, sent at once, found by the reference in its name. */
export function createAdapter(settings: Settings, kit: PluginKit): EsignAdapter {
  const { log } = kit
  const api = openSignApi(settings, kit)
  const client = openClient(api, settings)
  const deps = { client, sent: openSentMemo(kit.memo), settings, log }
  // Two senders of one reference would both find nothing there.
  const inTurn = createKeyedMutex()

  async function byReference(reference: string, { signal }: Read): Promise<Signing | null> {
    const request = isReference(reference) ? await findByReference(deps, reference, signal) : null
    return request && signingFrom(request, settings, log)
  }

  async function status(id: string, { signal }: Read): Promise<Signing | null> {
    const request = isRequestId(id) ? await client.request(id, signal) : null
    const signing = request && signingFrom(request, settings, log)
    return signing && { ...signing, url: await signUrlOf(request, { client, settings, log, signal }) }
  }

  return {
    supports: Object.freeze({
      webhooks: settings.webhookSecret !== undefined,
      documents: Object.freeze([...documentsOf(settings)]),
    }),
    start: (signal) => verifyTemplates(client, settings, signal),
    stop: async () => api.leave(),
    check: (signal) => healthOf(() => runRead(() => client.greet(signal)), { fixes }),
    send: (request, { signal }) =>
      inTurn('sending', signal, async () =>
        expectOurs(signingFrom(await sendDocument(deps, request, signal), settings, log)),
      ),
    status: (id, read) => runRead(() => status(id, read)),
    findByReference: (reference, read) => runRead(() => byReference(reference, read)),
    ...callbacksOf(settings, kit),
  }
}

/** Callbacks are read where there is a secret to check them by. */
function callbacksOf(
  { webhookSecret, templates }: Settings,
  { log }: PluginKit,
): { readonly webhooks?: Webhooks<Signing> } {
  if (webhookSecret === undefined) return {}
  const settings = { webhookSecret, templates }
  return { webhooks: { read: async (request) => readCallback(request, settings, log) } }
}

function isRequestId(id: string): boolean {
  return /^\d{1,40}$/.test(id)
}

/** What we sent has our name on it; anything else is an answer to some other question. */
function expectOurs(signing: Signing | null): Signing {
  if (signing !== null) return signing
  throw new PluginFault('unknown-outcome', 'Zoho Sign answered a request with another name than ours')
}

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised: 'check client, secret and refresh token, and that they are of the same data centre',
  throttled: 'wait; another program may use the same account',
}
