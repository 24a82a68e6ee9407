import { createHash, createHmac } from 'node:crypto'
import Joi from 'joi'
import { sameText } from '@matricula/contract'
import type { Log, RawRequest, Signing, WebhookVerdict } from '@matricula/contract'
import { signRequest } from './from-answers.ts'
import type { SignRequest } from './from-answers.ts'
import { id, parseKeepingLongNumbers } from './from-json.ts'
import type { Settings } from './settings.ts'
import { signingFrom } from './signing-from.ts'

const signatureHeader = 'x-zs-webhook-signature'

/** What happened, in the vendor's words; everything else is of no interest. */
const operations = new Set([
  'RequestSubmitted',
  'RequestViewed',
  'RequestSigningSuccess',
  'RequestCompleted',
  'RequestRejected',
  'RequestRecalled',
  'RequestForwarded',
  'RequestExpired',
])

interface Callback {
  readonly requests: SignRequest
  readonly notifications: {
    readonly operation_type: string
    readonly action_id: string
    /** Epoch milliseconds, as text. */
    readonly performed_at: string
  }
}

const schema = Joi.object<Callback>({
  requests: signRequest.required(),
  notifications: Joi.object({
    operation_type: Joi.string().required(),
    action_id: id.allow(null, '').empty([null, '']).default(''),
    performed_at: id.required(),
  })
    .unknown()
    .required(),
}).unknown()

export type CallbackSettings = Pick<Settings, 'templates'> & { readonly webhookSecret: string }

/** The verdict over a callback's raw bytes: signature first, then about what, then whether it is of ours. */
export function readCallback(
  { headers, body }: RawRequest,
  settings: CallbackSettings,
  log: Log,
): WebhookVerdict<Signing> {
  const signature = headers[signatureHeader]
  if (signature === undefined) return { is: 'forged', why: 'it carries no signature' }
  if (!sameText(signature, signatureOf(body, settings.webhookSecret))) {
    return { is: 'forged', why: 'the signature does not fit the bytes' }
  }
  const callback = callbackFrom(new TextDecoder().decode(body), log)
  if (callback === null) return { is: 'nothing-for-us' }
  const event = signingFrom(callback.requests, settings, log)
  return event === null ? { is: 'nothing-for-us' } : { is: 'event', eventId: eventIdOf(callback), event }
}

/** Base64 of HMAC-SHA256 of the raw body with the webhook's secret as the key. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}

function callbackFrom(text: string, log: Log): Callback | null {
  const content = contentOf(text)
  const { error, value } = schema.validate(content)
  if (error || !value) {
    log.warn({}, 'a genuine callback of Zoho Sign cannot be read')
    return null
  }
  return operations.has(value.notifications.operation_type) ? value : null
}

function contentOf(text: string): unknown {
  try {
    return parseKeepingLongNumbers(text)
  } catch {
    return null
  }
}

/** A redelivery says the same of request, operation, action and moment. */
function eventIdOf({ requests, notifications }: Callback): string {
  const { operation_type, action_id, performed_at } = notifications
  const facts = [requests.request_id, operation_type, action_id, performed_at]
  return createHash('sha256').update(facts.join('\n')).digest('hex')
}
