import Joi from 'joi'

export interface ServerSettings {
  readonly host: string
  readonly port: number
  readonly publicUrl: string
  readonly trustedProxies: number
  /** Other names and addresses that the sandbox is tried under, with commas or spaces between them. */
  readonly sandboxHosts: string
  readonly maxBody: number
  /** Percent of answers compared with their published form before they leave. */
  readonly checkAnswers: number
  /** How long a hub that was told to stop is seen to be leaving before it leaves. */
  readonly drainSeconds: number
  /** Where a worker tells how it is; 0: nowhere. */
  readonly workerPort: number
  readonly overload: OverloadSettings
  readonly timeouts: ServerTimeouts
}

/** How long what somebody sends may take to arrive; who is slower gets 408, and the connection ends. */
export interface ServerTimeouts {
  readonly headersSeconds: number
  readonly bodySeconds: number
  /** For files: proofs of discounts, and what the bank says. */
  readonly uploadSeconds: number
}

/** What a hub bears: how long one waits for its event loop or its database, and how many requests are under way. */
export interface Load {
  readonly delayMs: number
  readonly requests: number
}

export interface OverloadSettings {
  /** From here on the office's reads and new sign-ins wait. */
  readonly busy: Load
  /** From here on the wizard waits as well. */
  readonly full: Load
  /** While fewer are under way nobody waits for us: what is late then is the machine. */
  readonly fewRequests: number
  readonly retryAfterSeconds: number
  readonly returnsPerSecond: number
  /** The most families that a hub admits from the waiting line. */
  readonly admissionsPerSecond: number
}

const count = Joi.number().integer().min(1)

const overload = Joi.object<OverloadSettings>({
  busy: Joi.object({ delayMs: count.required(), requests: count.required() }).required(),
  full: Joi.object({
    delayMs: count.min(Joi.ref('...busy.delayMs')).required(),
    requests: count.min(Joi.ref('...busy.requests')).required(),
  }).required(),
  fewRequests: Joi.number().integer().min(0).required(),
  retryAfterSeconds: count.max(60).required(),
  returnsPerSecond: Joi.number().integer().min(1).max(1000).required(),
  admissionsPerSecond: Joi.number().integer().min(1).max(1000).required(),
}).required()

export const serverSchema = Joi.object<ServerSettings>({
  host: Joi.string().required(),
  port: Joi.number().port().required(),
  publicUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .allow('')
    .required(),
  sandboxHosts: Joi.string().allow('').max(500).required(),
  trustedProxies: Joi.number().integer().min(0).max(5).required(),
  maxBody: Joi.number().integer().min(16_384).max(10_485_760).required(),
  checkAnswers: Joi.number().integer().min(0).max(100).required(),
  drainSeconds: Joi.number().integer().min(0).max(120).required(),
  workerPort: Joi.number().port().required(),
  overload,
  timeouts: Joi.object<ServerTimeouts>({
    headersSeconds: count.max(120).required(),
    bodySeconds: count.max(120).required(),
    uploadSeconds: count.min(Joi.ref('bodySeconds')).max(600).required(),
  }).required(),
}).required()
