import type { Visitor } from '@matricula/hub/testing/visitor'

export interface WithdrawalBody {
  readonly id: string
  readonly student_code: string
  readonly token: string
  readonly day: string
  readonly kept: number
  readonly returned: number
  readonly proposed: number
  readonly reason: string | null
  readonly refund: { readonly id: string; readonly way: string; readonly status: string } | null
}

export interface ProposalBody {
  readonly lines: readonly {
    readonly kind: string
    readonly code: string
    readonly name: string
    readonly share: number | null
    readonly months: { readonly paid: number; readonly returned: number } | null
    readonly paid: number
    readonly kept: number
    readonly returned: number
    readonly why: string
  }[]
  readonly paid: number
  readonly kept: number
  readonly returned: number
  readonly cancelled: readonly { readonly day: string; readonly amount: number }[]
  readonly cancelled_amount: number
  readonly owed_amount: number
  readonly left: number
  readonly returned_before: number
  readonly credit: number
  readonly from: string
  readonly to: string
  readonly provider: string
  readonly contested: boolean
}

/** Of the season's clock in the tests. */
export const leavingDay = '2025-06-19'

export interface Said {
  readonly student_code?: string
  readonly day?: string
  readonly reason?: string
  readonly returned?: number
  readonly way?: string | null
  readonly key?: string
}

export function withdraw(finance: Visitor, { key = 'retiro-1', ...said }: Said = {}) {
  const body = {
    student_code: '10001',
    day: leavingDay,
    reason: 'Se muda de ciudad',
    returned: 1_000_000,
    way: 'provider',
    ...said,
  }
  return finance.post<WithdrawalBody>('/api/withdrawals', body, { 'idempotency-key': key })
}

export function propose(finance: Visitor, { code = '10001', day = leavingDay } = {}) {
  return finance.get<ProposalBody>(`/api/withdrawals/proposal?student_code=${code}&day=${day}`)
}

export async function withdrawalsOf(finance: Visitor, query = ''): Promise<readonly WithdrawalBody[]> {
  return (await finance.get<readonly WithdrawalBody[]>(`/api/withdrawals${query}`)).body
}
