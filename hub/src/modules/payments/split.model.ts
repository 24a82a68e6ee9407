import { Model, type Modifiers, snakeCaseMappers } from 'objection'
import type { splitStatuses } from '../../../api/lists.ts'
import type { PayLinkShows } from './link-shows.ts'

export type SplitStatus = (typeof splitStatuses)[number]

/** The arrangement by which one order's total of today is paid in several parts. */
export class OrderSplit extends Model {
  static override readonly tableName = 'order_split'
  static override readonly columnNameMappers = snakeCaseMappers()
  static override readonly relationMappings = () => ({
    parts: {
      relation: Model.HasManyRelation,
      modelClass: SplitPart,
      join: { from: 'order_split.id', to: 'split_part.split_id' },
    },
  })

  declare id: string
  declare orderId: string
  declare studentCode: string
  /** The audit trail's name of who made it. */
  declare madeBy: string
  /** The guardian who made it; null for others. */
  declare guardianId: string | null
  /** What who pays a part is shown of the child. */
  declare shows: PayLinkShows
  declare status: SplitStatus
  /** Of what was asked: the same once more is the same split. */
  declare requestHash: string
  declare madeAt: string
  /** From its first part's payment on price and deadline stand. */
  declare fixedAt: string | null
  /** Excluded. */
  declare deadline: string
  declare endedAt: string | null
  declare trace: string
  /** In their order. */
  declare parts: readonly SplitPart[]
}

/** One part of a split: a share in basis points, an amount, or where neither is given what the others leave. */
export class SplitPart extends Model {
  static override readonly tableName = 'split_part'
  static override readonly columnNameMappers = snakeCaseMappers()
  static override readonly modifiers: Modifiers = {
    inOrder(parts) {
      void parts.orderBy('place')
    },
  }

  declare id: string
  declare splitId: string
  /** The split's. */
  declare orderId: string
  declare place: number
  /** Seen by who made the split and finance; null once the family was erased. */
  declare label: string | null
  declare percentBps: number | null
  declare asked: number | null
  /** COP, by the price that the order has. */
  declare amount: number
  /** The attempt that paid it. */
  declare paidBy: string | null
}
