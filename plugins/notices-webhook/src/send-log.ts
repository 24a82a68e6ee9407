import { createHash } from 'node:crypto'
import Joi from 'joi'
import type { Json, Memo } from '@matricula/contract'

/** What is remembered of a notice: that it may have been sent, or that it was, and the answer. */
export type SendState = { readonly is: 'sending' } | { readonly is: 'sent'; readonly ref: string }

/** The notices of this instance, by the key of their write. */
export interface SendLog {
  find(key: string): Promise<SendState | null>
  begin(key: string): Promise<void>
  end(key: string, ref: string): Promise<void>
  /** For a try that certainly led to nothing. */
  forget(key: string): Promise<void>
}

const storedSchema = Joi.alternatives<SendState>(
  Joi.object({ is: Joi.valid('sending').required() }),
  Joi.object({ is: Joi.valid('sent').required(), ref: Joi.string().required() }),
)

export function openSendLog(memo: Memo): SendLog {
  return {
    async find(key) {
      const value = await memo.get(placeOf(key))
      return value === undefined ? null : parse(value)
    },
    begin: (key) => memo.set(placeOf(key), { is: 'sending' }),
    end: (key, ref) => memo.set(placeOf(key), { is: 'sent', ref }),
    forget: (key) => memo.delete(placeOf(key)),
  }
}

function parse(value: Json): SendState {
  return Joi.attempt(value, storedSchema)
}

/** Keys of any length fit. */
function placeOf(key: string): string {
  return `sending:${digestOf(key)}`
}

export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
