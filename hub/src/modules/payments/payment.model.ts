import { Model, snakeCaseMappers } from 'objection'

/** The words for a completed payment (payments-4). */
export type PaidStatus = 'APROBADO' | 'PAGO DAVIVIENDA' | 'PAGO ANTICIPO' | 'INGRESO MANUAL'

/** Money that somebody took, written once an attempt is approved; what it paid says its allocations. */
export class Payment extends Model {
  static override readonly tableName = 'payment'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare attemptId: string
  declare amount: number
  declare instance: string
  declare providerRef: string
  declare means: string | null
  declare actor: string
  declare reason: string | null
  declare approvedAt: string
  declare trace: string
}
