import { faultOfStatus, pacedHttp, PluginFault } from '@matricula/contract'
import type { HttpResponse, PluginKit } from '@matricula/contract'
import { proofOf } from './auth.ts'
import { statusFaultsOf } from './faults.ts'
import { referenceIn } from './from-answer.ts'
import type { Settings } from './settings.ts'
import { filled, type TemplateValues } from './template.ts'

/** The gateway, in its own words. */
export interface Client {
  /** Posts one message; the gateway's reference, null where it gives none. */
  post(values: TemplateValues, signal: AbortSignal): Promise<string | null>
  /** Asks whether it is there and knows us; fails otherwise. */
  ask(signal: AbortSignal): Promise<void>
}

export function createClient(settings: Settings, kit: Pick<PluginKit, 'http' | 'now'>): Client {
  const { url, checkUrl, auth, headers, body, idempotencyHeader, success } = settings
  const { connections: atOnce, messagesPerMinute: limit } = settings
  const paced = pacedHttp(kit.http, { limit, intervalMs: 60_000, atOnce })
  const statuses = statusFaultsOf(settings)
  const faultOf = (response: HttpResponse) => faultOfStatus(response, { statuses, now: kit.now() })

  return {
    async post(values, signal) {
      const content = JSON.stringify(filled(body, values))
      const response = await paced.send({
        method: 'POST',
        url,
        headers: {
          ...headers,
          ...proofOf(auth, content),
          ...(idempotencyHeader !== undefined && { [idempotencyHeader.toLowerCase()]: values.key }),
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: content,
        signal,
      })
      if (!success.includes(response.status)) throw faultOf(response) ?? unexpectedStatus()
      return referenceIn(response, settings)
    },
    async ask(signal) {
      const response = await kit.http.send({
        method: 'GET',
        url: checkUrl ?? url,
        headers: { ...headers, ...proofOf(auth, '') },
        signal,
      })
      const fault = faultOf(response)
      if (fault && (checkUrl !== undefined || !isMereRefusal(fault.code))) throw fault
    },
  }
}

function unexpectedStatus(): PluginFault {
  return new PluginFault('unknown-outcome', 'the gateway answered with a status the settings do not know')
}

/** The address for messages needn't answer a GET; that it refuses one shows that it is there. */
function isMereRefusal(code: string): boolean {
  return code === 'invalid' || code === 'rejected'
}
