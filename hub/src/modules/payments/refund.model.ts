import { Model, snakeCaseMappers } from 'objection'

/** sent: whoever gives it back was asked, or is about to be. */
export type RefundStatus = 'sent' | 'done' | 'refused'

/** By the provider that took it, or by a transfer of the school's bank. */
export type RefundWay = 'provider' | 'bank'

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
  declare actor: string
  declare sentAt: string
  declare endedAt: string | null
  /** As whoever gave it back names it. */
  declare providerRef: string | null
  declare trace: string
}
