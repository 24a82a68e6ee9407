import { createHash } from 'node:crypto'
import Joi from 'joi'
import type { Instant, Json, Memo } from '@matricula/contract'

/** What is remembered of a notice: when it was first tried, and whether the server took it. */
export interface SendState {
  readonly at: Instant
  readonly is: 'sending' | 'sent'
}

/** The notices of this instance, by the key of their write. */
export interface SendLog {
  find(key: string): Promise<SendState | null>
  begin(key: string, at: Instant): Promise<void>
  end(key: string, at: Instant): Promise<void>
  /** For a try that certainly led to nothing. */
  forget(key: string): Promise<void>
}

const storedSchema = Joi.object<SendState>({
  at: Joi.string().isoDate().required(),
  is: Joi.valid('sending', 'sent').required(),
})

export function openSendLog(memo: Memo): SendLog {
  return {
    async find(key) {
      const value = await memo.get(placeOf(key))
      return value === undefined ? null : parse(value)
    },
    begin: (key, at) => memo.set(placeOf(key), { at, is: 'sending' }),
    end: (key, at) => memo.set(placeOf(key), { at, is: 'sent' }),
    forget: (key) => memo.delete(placeOf(key)),
  }
}

function parse(value: Json): SendState {
  return Joi.attempt(value, storedSchema)
}

/** Keys of any length fit. */
function placeOf(key: string): string {
  return `sending:${createHash('sha256').update(key).digest('hex')}`
}
