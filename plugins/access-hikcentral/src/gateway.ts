import { randomUUID } from 'node:crypto'
import { pacedHttp } from '@matricula/contract'
import type { PluginKit } from '@matricula/contract'
import { faultOfAnswer } from './faults.ts'
import { envelopeFrom } from './from-envelope.ts'
import type { Settings } from './settings.ts'
import { signedHeaders } from './sign-request.ts'

/** The signed way in: everything is a POST of JSON under `/artemis/api`, reads too. */
export interface Gateway {
  /**
   * The answer's `data`; null after a result of `missing`. Faults by the table; a body that is no envelope is
   * `unknown-outcome`.
   */
  post(path: string, body: object, signal: AbortSignal, missing?: ReadonlySet<string>): Promise<unknown>
}

const nothingIsMissing: ReadonlySet<string> = new Set()

export function openGateway(settings: Settings, kit: PluginKit): Gateway {
  const { baseUrl, appKey, appSecret, signing, userId, atOnce, callsPerSecond } = settings
  const http = pacedHttp(kit.http, { limit: callsPerSecond, intervalMs: 1000, atOnce })
  const key = { appKey, appSecret, style: signing }
  return {
    async post(below, content, signal, missing = nothingIsMissing) {
      const path = `/artemis/api${below}`
      const body = JSON.stringify(content)
      const headers = signedHeaders({ path, body, nonce: randomUUID(), at: kit.now() }, key)
      const response = await http.send({
        method: 'POST',
        url: baseUrl + path,
        headers: userId === undefined ? headers : { ...headers, userId },
        body,
        signal,
      })
      const envelope = envelopeFrom(response)
      if (envelope !== null && missing.has(envelope.code)) return null
      const fault = faultOfAnswer({ response, envelope }, { now: kit.now(), log: kit.log })
      if (fault !== null) throw fault
      return envelope?.data
    },
  }
}
