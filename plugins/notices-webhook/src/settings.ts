import { secureUrl } from '@matricula/contract'
import Joi from 'joi'
import { type Auth, authSchema, headerName } from './auth.ts'
import { placeholdersOf, type Template, templateSchema } from './template.ts'

export interface Settings {
  /** Where messages are posted. */
  readonly url: string
  /** Answers 2xx to a GET with our credentials; when absent `url` is asked, and any answer but a refusal will do. */
  readonly checkUrl?: string
  readonly channels: readonly ('sms' | 'whatsapp')[]
  readonly auth: Auth
  /** Sent with every request beside the proof of who we are. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Template
  /** `+573001234567` or `573001234567`. */
  readonly phones: 'plus' | 'digits'
  /** Carries the notice's key, by which the gateway knows a repeated message. */
  readonly idempotencyHeader?: string
  /** Statuses by which the gateway takes a message. */
  readonly success: readonly number[]
  /** What an answer must say too, for a gateway that refuses with a status of success. */
  readonly accepted?: { readonly pointer: string; readonly values: readonly (string | number | boolean)[] }
  /** Where the gateway's reference stands in its answer; when absent the reference is made of the key. */
  readonly reference?: string
  readonly statuses: Readonly<Record<'throttled' | 'unauthorised' | 'rejected', readonly number[]>>
  readonly messagesPerMinute: number
  readonly connections: number
}

const address = secureUrl().custom((url: string, helpers) =>
  new URL(url).username === '' ? url : helpers.message({ custom: '{{#label}} must not hold a password' }),
)

const pointer = Joi.string().pattern(/^(\/[^/]*)+$/, 'JSON pointer')
const statuses = (from: number, to: number) =>
  Joi.array().items(Joi.number().integer().min(from).max(to)).unique()

export const settings = Joi.object<Settings>({
  url: address.required(),
  checkUrl: address,
  channels: Joi.array().items(Joi.valid('sms', 'whatsapp')).min(1).unique().required(),
  auth: authSchema.required(),
  headers: Joi.object()
    .pattern(headerName, Joi.string().pattern(/^[\x20-\x7e]*$/, 'printable'))
    .default({}),
  body: templateSchema.required(),
  phones: Joi.valid('plus', 'digits').default('plus'),
  idempotencyHeader: headerName,
  success: statuses(200, 299).min(1).default([200, 201, 202]),
  accepted: Joi.object({
    pointer: pointer.required(),
    values: Joi.array().items(Joi.string().allow(''), Joi.number(), Joi.boolean()).min(1).required(),
  }),
  reference: pointer,
  statuses: Joi.object({
    throttled: statuses(300, 599).default([429]),
    unauthorised: statuses(300, 599).default([401, 403]),
    rejected: statuses(300, 599).default([400, 422]),
  }).default({ throttled: [429], unauthorised: [401, 403], rejected: [400, 422] }),
  messagesPerMinute: Joi.number().integer().min(1).max(10_000).default(60),
  connections: Joi.number().integer().min(1).max(20).default(4),
})

/** Whether the request carries the key, so that the gateway recognises a repeated message. */
export function sendsKey({ idempotencyHeader, body }: Pick<Settings, 'idempotencyHeader' | 'body'>): boolean {
  return idempotencyHeader !== undefined || placeholdersOf(body).includes('key')
}
