import { createHmac } from 'node:crypto'
import type { RawRequest } from '@matricula/contract'
import { isFamilys } from './requests.ts'
import type { PretendRequest } from './requests.ts'

/** What Zoho Sign calls the event that brings a request to a status. */
const operations: Readonly<Record<string, string>> = {
  inprogress: 'RequestSubmitted',
  'inprogress/NOACTION': 'RequestSubmitted',
  'inprogress/UNOPENED': 'RequestForwarded',
  'inprogress/VIEWED': 'RequestViewed',
  'inprogress/SIGNED': 'RequestSigningSuccess',
  completed: 'RequestCompleted',
  declined: 'RequestRejected',
  recalled: 'RequestRecalled',
  expired: 'RequestExpired',
}

const firstMoment = 1767225600000

/** The callback about a request that has come to a status; its id stands there as a number of 18 digits. */
export function callbackAbout(request: PretendRequest, rawStatus: string, secret: string): RawRequest {
  const operation = operations[rawStatus] ?? 'RequestSubmitted'
  const body = {
    requests: { ...request, document_ids: [] },
    notifications: {
      operation_type: operation,
      action_id: request.actions.find(isFamilys)?.action_id,
      performed_by_email: 'System Generated',
      performed_by_name: 'System Generated',
      // A moment of its own for each status, and the same one on every delivery.
      performed_at: firstMoment + 1000 * (Object.keys(operations).indexOf(rawStatus) + 1),
      reason: '',
      activity: operation,
      ip_address: '192.0.2.10',
    },
  }
  return signed(JSON.stringify(body).replace(/"request_id":"(\d+)"/, '"request_id":$1'), secret)
}

/** Something else that happens in an account. */
export function unknownCallback(secret: string): RawRequest {
  const notifications = { operation_type: 'TemplateShared', performed_at: firstMoment }
  return signed(JSON.stringify({ templates: { template_id: '1' }, notifications }), secret)
}

/** As Zoho Sign signs: base64 of the HMAC over the raw bytes. */
export function signed(text: string, secret: string): RawRequest {
  const body = new TextEncoder().encode(text)
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  const headers = { 'content-type': 'application/json', 'x-zs-webhook-signature': signature }
  return { method: 'POST', path: '', query: {}, headers, body }
}
