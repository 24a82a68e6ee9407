import { withholdings } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { Account, Posting, PostingLine } from '../ledger/index.ts'
import type { KeptLine, KeptPayout } from './payout.ts'

export const payoutSubject = ({ id }: Pick<KeptPayout, 'id'>) => `payout:${id}`

export const inTransit = ({ id }: Pick<KeptPayout, 'id'>): Account => `in-transit/${id}`

/** The bank account of the school that providers settle to. */
export const bank: Account = 'bank/payouts'

/** What a payout that was told moves: out of what the provider holds, less its fees and what is withheld (ledger-8). */
export function payoutPosting(payout: KeptPayout, lines: readonly KeptLine[]): Posting {
  const { instance, day, net, trace } = payout
  const fees = sum(lines.map(feeOf))
  const withheld = withholdings.map((kind) => ({
    account: `withheld/${kind}`,
    amount: sum(lines.map((line) => line[kind])),
  })) satisfies readonly PostingLine[]
  const subject = payoutSubject(payout)
  return {
    key: subject,
    subject,
    day,
    reason: null,
    trace,
    lines: [
      { account: inTransit(payout), amount: net },
      { account: `fees/${instance}`, amount: fees },
      ...withheld,
      { account: `provider/${instance}`, amount: -sum(lines.map(takenFromProvider)) },
    ],
  }
}

/** COP that a line takes out of what its provider holds: its money, and what a dispute's case cost. */
export function takenFromProvider(line: Pick<KeptLine, 'kind' | 'gross' | 'fee'>): number {
  return line.gross - line.fee + feeOf(line)
}

/** A case's fee went to `fees` when its dispute was recorded (disputes-4): here the provider only takes it. */
function feeOf({ kind, fee }: Pick<KeptLine, 'kind' | 'fee'>): number {
  return kind === 'dispute' ? 0 : fee
}
