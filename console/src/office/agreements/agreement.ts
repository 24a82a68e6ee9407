import type { ResponseOf, RowOf } from '../api/call.ts'

export type Agreement = RowOf<'GET /api/payments/bank-agreement'>
export type BankFileAnswer = ResponseOf<'POST /api/payments/bank-agreement/file'>
export type BankLine = Extract<BankFileAnswer, readonly unknown[]>[number]
