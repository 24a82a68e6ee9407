import type { LocalDate } from '@matricula/contract'
import { Model, snakeCaseMappers } from 'objection'

/** A student who leaves after their enrolment was paid; one of an order. */
export class Withdrawal extends Model {
  static override readonly tableName = 'withdrawal'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare orderId: string
  declare studentCode: string
  declare project: string
  /** Bogotá's: what was to be charged after it is charged no more. */
  declare day: LocalDate
  /** COP of the order's payment that the school keeps, and that goes back. */
  declare kept: number
  declare returned: number
  /** What the season's rules had proposed to return. */
  declare proposed: number
  /** COP of the charges that were to be paid by the day, and stay owed. */
  declare owed: number
  /** JSON of what each item came to by the season's rules. */
  declare lines: string
  /** Null once the family was erased. */
  declare reason: string | null
  declare actor: string
  /** Idempotency-Key of the request. */
  declare requestKey: string
  /** Null where nothing goes back. */
  declare refundId: string | null
  declare createdAt: string
  declare trace: string
}
