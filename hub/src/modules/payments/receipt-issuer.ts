import type { Transaction } from '../../db/transaction.ts'
import type { PaidStatus } from './payment.model.ts'

export interface ReceiptedOrder {
  readonly order: {
    readonly id: string
    readonly studentCode: string
    readonly project: string
    /** JSON of what was quoted. */
    readonly quote: string
  }
  readonly allocation: {
    readonly reference: string
    /** COP */
    readonly amount: number
  }
  readonly paidAs: PaidStatus
}

/** Receipts stand after this module. */
export interface ReceiptIssuer {
  /** Issues the receipt of an order that is paid by this transaction; the first one stays. */
  readonly issue: (trx: Transaction, paid: ReceiptedOrder) => Promise<void>
}
