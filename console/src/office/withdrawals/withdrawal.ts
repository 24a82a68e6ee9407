import type { ResponseOf, RowOf } from '../api/call.ts'

export type Withdrawal = RowOf<'GET /api/withdrawals'>
export type WithdrawalProposal = ResponseOf<'GET /api/withdrawals/proposal'>
