import { Model, snakeCaseMappers } from 'objection'
import { Charge } from './charge.model.ts'

/**
 * A family's order: open, nothing paid yet; paying, an attempt is under way; split, it is paid in parts; agreement, it waits for the bank; paid,
 * enrollment is complete; reversed, it was and the money went back, so that a person looks into it; withdrawn, it was and
 * the student has left, whatever became of the money. An administrator's order: sending, until accounting has it; then sent.
 */
export type OrderStatus =
  'open' | 'paying' | 'split' | 'agreement' | 'paid' | 'reversed' | 'withdrawn' | 'sending' | 'sent'

/** Whether the order has its payment, with charges and receipt; one that was reversed or withdrawn keeps them. */
export function hasPayment({ status }: Pick<EnrollmentOrder, 'status'>): boolean {
  return status === 'paid' || status === 'reversed' || status === 'withdrawn'
}

/** One order per student and project: what the family chose, as it was priced. */
export class EnrollmentOrder extends Model {
  static override readonly tableName = 'enrollment_order'
  static override readonly columnNameMappers = snakeCaseMappers()
  static override readonly relationMappings = () => ({
    charges: {
      relation: Model.HasManyRelation,
      modelClass: Charge,
      join: { from: 'enrollment_order.id', to: 'charge.order_id' },
    },
  })

  declare id: string
  declare project: string
  declare studentCode: string
  declare flow: 'parent' | 'admin'
  declare token: string
  declare reference: string
  declare status: OrderStatus
  declare version: number
  declare period: number
  declare method: number
  declare quotas: number
  declare total: number
  /** JSON of the quote as priced. */
  declare quote: string
  /** JSON of the choices behind it. */
  declare choices: string
  declare createdAt: string
  declare updatedAt: string
  declare charges?: Charge[]
}
