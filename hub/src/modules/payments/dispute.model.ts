import { Model, snakeCaseMappers } from 'objection'
import type { LocalDate } from '@matricula/contract'
import type { disputeReasons, disputeStatuses, lossBearers } from '../../../api/lists.ts'

export type DisputeReason = (typeof disputeReasons)[number]
export type DisputeStatus = (typeof disputeStatuses)[number]
export type LossBearer = (typeof lossBearers)[number]

/** A payment that whoever paid contests at their bank: the provider keeps its money until that is decided. */
export class Dispute extends Model {
  static override readonly tableName = 'dispute'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare paymentId: string
  /** The payment while the dispute is open, else null; the table's key allows one at a time. */
  declare openPayment: string | null
  declare instance: string
  /** As the provider names the case. */
  declare caseRef: string
  /** COP: all that the provider held of the payment, and what the provider charges for the case. */
  declare amount: number
  declare fee: number
  declare reason: DisputeReason
  declare status: DisputeStatus
  /** Days in Bogotá. */
  declare openedOn: LocalDate
  declare answerBy: LocalDate
  declare answeredOn: LocalDate | null
  declare endedOn: LocalDate | null
  /** What was sent to the provider; null until then, and once the family was erased. */
  declare answer: string | null
  /** The day on which its provider decided for whoever paid, until finance says who bears it; null where it has not. */
  declare toldLostOn: LocalDate | null
  /** Null unless it was lost. */
  declare borneBy: LossBearer | null
  declare recordedBy: string
  declare recordedAt: string
  declare answeredBy: string | null
  declare endedBy: string | null
  declare trace: string
}
