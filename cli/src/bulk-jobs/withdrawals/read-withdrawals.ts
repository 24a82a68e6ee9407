import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { WithdrawalRow } from './read-row.ts'

export type WithdrawalProposal = components['schemas']['WithdrawalProposal']
export type Withdrawal = components['schemas']['Withdrawal']

export function readProposal({ api }: Hub, { student, day }: WithdrawalRow): Promise<WithdrawalProposal> {
  return unwrap(api.GET('/api/withdrawals/proposal', { params: { query: { student_code: student, day } } }))
}

/** The withdrawal that is recorded of a student; undefined where it is gone again. */
export async function readWithdrawal({ api }: Hub, student: string): Promise<Withdrawal | undefined> {
  const found = everyRow((page) =>
    unwrapPage(
      api.GET('/api/withdrawals', {
        params: { query: { search: student, 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const one of found) if (one.student_code === student) return one
  return undefined
}
