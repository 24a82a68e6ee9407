import { Model, snakeCaseMappers } from 'objection'
import type { Account } from '../ledger/index.ts'

/** The words for a completed payment (payments-4). */
export type PaidStatus =
  'APROBADO' | 'PAGO DAVIVIENDA' | 'PAGO ANTICIPO' | 'INGRESO MANUAL' | 'PAGO POR PARTES'

/** Money that somebody took, each charge once; what it paid say its allocations, and where it is the ledger's postings. */
export class Payment extends Model {
  static override readonly tableName = 'payment'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  /** Null for money that nobody here asked for. */
  declare attemptId: string | null
  /** What it came under: the attempt's reference, or one that is not here. */
  declare reference: string
  /** COP: what was taken; what of it has no home; what a person handled outside the hub; what went back. */
  declare amount: number
  declare left: number
  declare outside: number
  declare returned: number
  /** How many postings are about it. */
  declare moves: number
  /** Where the money came in. */
  declare account: Account
  declare instance: string
  declare providerRef: string
  declare means: string | null
  declare actor: string
  declare reason: string | null
  declare approvedAt: string
  declare trace: string
}
