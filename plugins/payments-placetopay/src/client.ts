import { parseAnswer } from '@matricula/contract'
import { randomBytes } from 'node:crypto'
import type { PluginKit } from '@matricula/contract'
import { faultOf } from './faults.ts'
import type { Settings } from './settings.ts'
import { authFrom } from './to-auth.ts'
import { createdSchema, reversalSchema, sessionSchema } from './wire.ts'
import type { CreatedSession, Session, Status } from './wire.ts'

export interface PlacetopayClient {
  createSession(session: object, signal: AbortSignal): Promise<CreatedSession>
  session(requestId: string, signal: AbortSignal): Promise<Session>
  /** Gives an approved payment back by its own number, not the session's. */
  reverse(internalReference: string | number, signal: AbortSignal): Promise<Status>
}

export function openClient(settings: Settings, kit: PluginKit): PlacetopayClient {
  async function post(path: string, content: object, signal: AbortSignal): Promise<unknown> {
    const auth = authFrom(settings, { rawNonce: randomBytes(16).toString('hex'), now: kit.now() })
    const response = await kit.http.send({
      method: 'POST',
      url: `${settings.baseUrl}/api/${path}`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ auth, ...content }),
      signal,
    })
    const fault = faultOf(response, kit.now())
    if (fault !== null) throw fault
    return response.json()
  }

  return {
    createSession: async (session, signal) =>
      parseAnswer(createdSchema, await post('session', session, signal)),
    session: async (requestId, signal) =>
      parseAnswer(sessionSchema, await post(`session/${requestId}`, {}, signal)),
    reverse: async (internalReference, signal) =>
      parseAnswer(reversalSchema, await post('reverse', { internalReference }, signal)).status,
  }
}
