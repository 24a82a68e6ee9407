import Joi from 'joi'
import { callbackJson, forged, sameText } from '@matricula/contract'
import type { PluginKit, ProviderPayment, RawRequest, WebhookVerdict } from '@matricula/contract'
import { pesosFrom } from './cents.ts'
import { checkoutsIn } from './checkouts.ts'
import { checksumOf } from './checksum.ts'
import { modeOf } from './settings.ts'
import type { Settings } from './settings.ts'
import { statusOf } from './statuses.ts'

interface Envelope {
  readonly event: string
  readonly environment: string
  readonly data: { readonly transaction?: unknown }
  readonly signature: { readonly properties: readonly string[]; readonly checksum: string }
  readonly timestamp: number
}

const envelopeSchema = Joi.object<Envelope>({
  event: Joi.string().required(),
  environment: Joi.string().required(),
  data: Joi.object().unknown().required(),
  signature: Joi.object({
    properties: Joi.array().items(Joi.string()).min(1).max(20).required(),
    checksum: Joi.string().required(),
  })
    .unknown()
    .required(),
  // Ten digits, so that it can't borrow any of the amount that stands before it in the signed text.
  timestamp: Joi.number().integer().min(1_000_000_000).max(9_999_999_999).required(),
}).unknown()

interface EventTransaction {
  readonly id: string
  readonly status: string
  readonly amount_in_cents: number
  readonly reference: string
}

const transactionSchema = Joi.object<EventTransaction>({
  id: Joi.string()
    .pattern(/^[\w-]{0,60}\d$/)
    .required(),
  status: Joi.string()
    .pattern(/^[A-Z_]{2,40}$/)
    .required(),
  amount_in_cents: Joi.number().integer().min(0).required(),
  reference: Joi.string()
    .pattern(/^[\w-]{1,64}$/)
    .required(),
}).unknown()

/** What an event must have signed before we use it. */
const demanded = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

/**
 * The verdict over an event's raw bytes: signature first, then for whom, then about what. Only what
 * is signed gets into the event; the reference is not, so it has to name a checkout of ours over the signed amount.
 */
export async function readEvent(
  request: RawRequest,
  settings: Settings,
  kit: PluginKit,
): Promise<WebhookVerdict<ProviderPayment>> {
  const { error, value: envelope } = envelopeSchema.validate(callbackJson(request), { convert: false })
  if (error !== undefined || envelope === undefined) return forged('it is no event of wompi')
  const why = forgery(envelope, settings)
  if (why !== null) return forged(why)
  return envelope.event === 'transaction.updated'
    ? eventFrom(envelope, settings, kit)
    : { is: 'nothing-for-us' }
}

function forgery(envelope: Envelope, settings: Settings): string | null {
  const expected = checksumOf(envelope, settings.eventsSecret)
  // Wompi prints capitals in places.
  if (expected === null || !sameText(expected, envelope.signature.checksum.toLowerCase())) {
    return 'the checksum does not fit what it signs'
  }
  return envelope.environment === modeOf(settings) ? null : 'it is of the other environment'
}

async function eventFrom(
  envelope: Envelope,
  settings: Settings,
  { memo, log }: PluginKit,
): Promise<WebhookVerdict<ProviderPayment>> {
  if (!demanded.every((path) => envelope.signature.properties.includes(path))) {
    return forged('it signs less than what it tells')
  }
  const { error, value } = transactionSchema.validate(envelope.data.transaction, { convert: false })
  const amount = error === undefined ? pesosFrom(value.amount_in_cents) : null
  if (error !== undefined || amount === null) {
    log.warn({}, 'a genuine event tells nothing this adapter reads')
    return { is: 'nothing-for-us' }
  }
  const { id, reference, status: rawStatus } = value
  if ((await checkoutsIn(memo).amountInCentsOf(reference)) !== value.amount_in_cents) {
    log.warn({}, 'a genuine event is about no checkout of ours')
    return { is: 'nothing-for-us' }
  }
  const event: ProviderPayment = {
    reference,
    providerRef: id,
    status: statusOf(rawStatus, log),
    rawStatus,
    amount,
    currency: 'COP',
    at: new Date(envelope.timestamp * 1000).toISOString(),
    means: null,
    reason: null,
    test: modeOf(settings) === 'test',
  }
  return { is: 'event', eventId: `${id}:${rawStatus}`, event }
}
