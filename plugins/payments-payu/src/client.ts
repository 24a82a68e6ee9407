import type { Cop, PluginKit } from '@matricula/contract'
import { envelopeFrom, ordersFrom, refundFrom } from './answers.ts'
import type { Order, RefundAnswer } from './answers.ts'
import { expectSuccess, faultOfError } from './faults.ts'
import type { Settings } from './settings.ts'

export interface RefundCommand {
  readonly orderId: string
  /** The approved transaction. */
  readonly transactionId: string
  /** Null for the whole. */
  readonly part: Cop | null
  readonly reason: string
}

export interface Client {
  /** Proves our credentials and changes nothing. */
  ping(signal: AbortSignal): Promise<void>
  ordersOf(reference: string, signal: AbortSignal): Promise<readonly Order[]>
  requestRefund(refund: RefundCommand, signal: AbortSignal): Promise<RefundAnswer>
}

/** PayU's two command APIs: each command is a POST that carries our credentials. */
export function openClient(settings: Settings, kit: PluginKit): Client {
  const { http } = kit
  const { apiLogin, apiKey, test, reportsUrl, paymentsUrl } = settings

  async function command(url: string, content: object, signal: AbortSignal): Promise<unknown> {
    const response = await http.send({
      method: 'POST',
      url,
      // Without the accept header the answer may be XML.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ test, language: 'es', merchant: { apiLogin, apiKey }, ...content }),
      signal,
    })
    expectSuccess(response, kit.now())
    const answer = response.json()
    const { code, error } = envelopeFrom(answer)
    if (code === 'ERROR') throw faultOfError(error)
    return answer
  }

  return {
    async ping(signal) {
      await command(reportsUrl, { command: 'PING' }, signal)
    },
    async ordersOf(referenceCode, signal) {
      const payload = { command: 'ORDER_DETAIL_BY_REFERENCE_CODE', details: { referenceCode } }
      return ordersFrom(await command(reportsUrl, payload, signal))
    },
    async requestRefund({ orderId, transactionId, part, reason }, signal) {
      const transaction = {
        order: { id: orderId },
        type: part === null ? 'REFUND' : 'PARTIAL_REFUND',
        reason,
        parentTransactionId: transactionId,
        ...(part !== null && {
          additionalValues: { TX_VALUE: { value: String(part), currency: 'COP' } },
        }),
      }
      return refundFrom(await command(paymentsUrl, { command: 'SUBMIT_TRANSACTION', transaction }, signal))
    },
  }
}
