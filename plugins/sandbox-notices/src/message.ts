import Joi from 'joi'
import type { Instant, Json, NoticeChannel } from '@matricula/contract'

/** A notice as the mailbox keeps it; it never changes. */
export type Message = {
  /** Place in the mailbox, from 1. */
  readonly number: number
  readonly ref: string
  readonly at: Instant
  readonly channel: NoticeChannel
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

const text = Joi.string().allow('').required()

const schema = Joi.object<Message>({
  number: Joi.number().integer().required(),
  ref: text,
  at: text,
  channel: Joi.valid('email', 'sms', 'whatsapp').required(),
  to: text,
  subject: text,
  text,
  html: Joi.string().allow(null, '').required(),
})

export function parseMessage(stored: Json): Message {
  return Joi.attempt(stored, schema)
}
