import type { LocalDate } from '@matricula/contract'
import { Model, snakeCaseMappers } from 'objection'
import type { refundStatuses, refundWays } from '../../../api/lists.ts'

export type RefundStatus = (typeof refundStatuses)[number]
export type RefundWay = (typeof refundWays)[number]

/** Money of a payment that goes back to whoever paid. */
export class Refund extends Model {
  static override readonly tableName = 'refund'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare paymentId: string
  /** What it was decided in, such as `exception:{id}`: one at a time of each. */
  declare cause: string
  /** COP */
  declare amount: number
  declare way: RefundWay
  declare status: RefundStatus
  /** Of an order's payment: the allocation that it is taken from; null where it pays nothing. */
  declare allocationId: string | null
  /** Idempotency-Key of the request; null where an exception is resolved by it. */
  declare requestKey: string | null
  /** Why it goes back, and why it was refused, as a person or the provider says it. */
  declare reason: string | null
  declare refusal: string | null
  declare actor: string
  declare sentAt: string
  declare endedAt: string | null
  /** As whoever gave it back names it. */
  declare providerRef: string | null
  /** Bogotá's day on which the money went back; null until it has, and for what went back before this was kept. */
  declare day: LocalDate | null
  /** JSON of the COP of each part, in their order, of an order that was paid in parts; null until the money has left. */
  declare shares: string | null
  /** JSON of the transfer of each part, in their order; null where one was for all, and until the money has left. */
  declare transfers: string | null
  /** When its provider is asked next what became of it. */
  declare askAt: string | null
  declare asked: number
  declare trace: string
}
