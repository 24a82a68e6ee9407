import Joi from 'joi'
import { callbackJson, forged, sameText } from '@matricula/contract'
import type { PluginKit, ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import { digestOf } from './hash.ts'
import { sessionsIn } from './sessions.ts'
import type { Settings } from './settings.ts'
import { statusOf } from './statuses.ts'
import { numberSchema, statusSchema } from './wire.ts'
import type { Status } from './wire.ts'

interface Notification {
  readonly status: Status
  readonly requestId: string | number
  readonly reference: string
  readonly signature: string
}

const notificationSchema = Joi.object<Notification>({
  status: statusSchema.required(),
  requestId: numberSchema.required(),
  reference: Joi.string().required(),
  signature: Joi.string().required(),
}).unknown()

/**
 * The verdict over a notification's raw bytes. Its signature covers the session's number, the status
 * and the date alone, so reference and amount are taken from what we asked for in that session; the hub learns what
 * was paid when it asks.
 */
export async function readNotification(
  request: RawRequest,
  settings: Settings,
  { memo, log }: PluginKit,
): Promise<WebhookVerdict<ProviderPayment>> {
  const { error, value: notification } = notificationSchema.validate(callbackJson(request), {
    convert: false,
  })
  if (error !== undefined || notification === undefined) return forged('it is no notification of placetopay')
  if (!isSigned(notification, settings)) return forged('the signature does not fit what it signs')
  const requestId = String(notification.requestId)
  const sessionReference = await sessionsIn(memo).referenceOf(requestId)
  if (sessionReference === null) {
    log.warn({ requestId }, 'a genuine notification is about no session of ours')
    return { is: 'nothing-for-us' }
  }
  if (notification.reference !== sessionReference.reference)
    return forged('it names another reference than its session has')
  const { status: rawStatus, date } = notification.status
  const event: ProviderPayment = {
    ...sessionReference,
    providerRef: requestId,
    status: statusOf(rawStatus, log),
    rawStatus,
    currency: 'COP',
    at: new Date(date).toISOString(),
    means: null,
    reason: null,
    test: settings.environment === 'test',
  }
  return { is: 'event', eventId: `${requestId}:${rawStatus}:${date}`, event }
}

/** A signature without a prefix is SHA-1, as older sites have it: taken only where the settings say so. */
function isSigned(
  { status, requestId, signature }: Notification,
  { secretKey, signatureHash }: Settings,
): boolean {
  const texts = [String(requestId), status.status, status.date, secretKey]
  if (signature.startsWith('sha256:')) {
    return sameText(signature.slice('sha256:'.length).toLowerCase(), digestOf('sha256', texts, 'hex'))
  }
  return signatureHash === 'sha1' && sameText(signature.toLowerCase(), digestOf('sha1', texts, 'hex'))
}
