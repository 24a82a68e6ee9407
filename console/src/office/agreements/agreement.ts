import type { Answer, RowOf } from '../api/call.ts'

export type Agreement = RowOf<'GET /api/payments/bank-agreement'>
export type BankLine = Answer<'POST /api/payments/bank-agreement/file'>[number]
