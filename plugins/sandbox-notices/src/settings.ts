import Joi from 'joi'
import type { NoticeChannel } from '@matricula/contract'

export interface Settings {
  /** The name on the mailbox. */
  readonly title: string
  readonly channels: readonly NoticeChannel[]
  /** Milliseconds the vendor takes to answer. */
  readonly latency: number
}

export const settings = Joi.object<Settings>({
  title: Joi.string().default('Buzón de pruebas'),
  channels: Joi.array()
    .items(Joi.valid('email', 'sms', 'whatsapp'))
    .min(1)
    .unique()
    .default(['email', 'sms', 'whatsapp']),
  latency: Joi.number().integer().min(0).max(60_000).default(0),
})
