import type { EnrollmentOrder, EnrollmentQuote, OrderWithdrawal } from '../enrollment/index.ts'
import type { OrderSplit, PlacedRefund } from '../payments/index.ts'
import type { ChildStatus } from './decide-child-status.ts'
import type { Reason } from './reason.ts'
import type { Student } from '../students/student.ts'

/** A child of the guardian, and how its enrollment stands. */
export interface Child {
  readonly student: Student
  readonly status: ChildStatus
  /** What was chosen: by the order once there is a payment of it, else by the draft; null before anything was. */
  readonly choices: Pick<EnrollmentQuote['choices'], 'period' | 'method' | 'quotas'> | null
  /** Null while the price is not to be had, or is not asked for. */
  readonly quote: EnrollmentQuote | null
  readonly draftVersion: number
  readonly order: EnrollmentOrder | null
  /** What of its payment goes back, or went. */
  readonly refunds: readonly PlacedRefund[]
  /** While the order is paid in parts; another parent's is theirs alone (splits-3). */
  readonly split: { readonly split: OrderSplit; readonly isOwn: boolean } | null
  /** Null where the child has not left. */
  readonly withdrawal: OrderWithdrawal | null
  readonly receiptToken: string | null
  /** Of the guardian's own payment that this child has the latest share in; null where there is none. */
  readonly familyToken: string | null
  /** Null: it can be part of one payment. */
  readonly why: Reason | null
}
