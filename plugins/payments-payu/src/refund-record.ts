import { createHash } from 'node:crypto'
import Joi from 'joi'
import type { Json, Memo, RefundState } from '@matricula/contract'

/** What stands in the memo of a refund: asked before PayU is, answered once it said something. */
export type RefundRecord = { readonly is: 'asked' } | ({ readonly is: 'answered' } & RefundState)

const schema = Joi.alternatives<RefundRecord>(
  Joi.object({ is: Joi.valid('asked').required() }),
  Joi.object({
    is: Joi.valid('answered').required(),
    ref: Joi.string().required(),
    // Of an answer kept before refunds had states.
    done: Joi.boolean().strip(),
    status: Joi.valid('sent', 'done', 'refused').default(({ done }: { done?: boolean }) =>
      done === true ? 'done' : 'sent',
    ),
    reason: Joi.string().allow(null).default(null),
  }),
)

export function refundPlace(key: string): string {
  return `refund:${createHash('sha256').update(key).digest('hex')}`
}

export async function refundRecordAt(memo: Memo, place: string): Promise<RefundRecord | null> {
  const value: Json | undefined = await memo.get(place)
  return value === undefined ? null : Joi.attempt(value, schema)
}

export async function keepRefund(memo: Memo, place: string, state: RefundState): Promise<RefundState> {
  await memo.set(place, { is: 'answered', ...state })
  return state
}
