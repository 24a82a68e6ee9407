import { nameOfPayout, type Payout } from '../scenes/settle-payouts.ts'
import type { Transcript } from '../families/transcript.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import type { Account } from './account.ts'
import {
  type Balances,
  balancesOf,
  entriesIn,
  entriesOfPayout,
  type Entry,
  expectedBalances,
  sumUp,
} from './balances.ts'
import type { ExpectedPayout } from './expected-payouts.ts'

/** COP on every account of the ledger, as it must stand and as it stands; and what the provider holds by its own books. */
export interface LedgerSums {
  readonly expected: Balances
  readonly found: Balances
  readonly payouts: { readonly expected: readonly string[]; readonly found: readonly string[] }
  readonly provider: { readonly ledger: number; readonly own: number }
}

export interface SettledPayouts {
  readonly expected: readonly ExpectedPayout[]
  readonly found: readonly Payout[]
  /** What finance has said of each. */
  readonly seen: ReadonlyMap<string, 'arrived' | 'returned'>
}

/** Adds up the ledger, family by family, and then what was settled to the bank. */
export class LedgerTally {
  readonly #expected: Entry[] = []
  readonly #found: Entry[] = []
  readonly #held = { ledger: 0, own: 0 }

  add(transcript: Transcript, { movements, provider, paidLater }: Account): void {
    this.#expected.push(...entriesIn(expectedBalances(transcript)))
    this.#found.push(...entriesIn(balancesOf(movements)))
    // A provider's page knows nothing of what is contested at a bank.
    const own = balancesOf(movements.filter(({ key }) => !key.startsWith('dispute:')))
    for (const [account, amount] of own) if (account.startsWith('provider/')) this.#held.ledger += amount
    for (const row of [...provider.values(), paidLater]) if (row !== null) this.#held.own += heldIn(row)
  }

  sums({ expected, found, seen }: SettledPayouts): LedgerSums {
    const statusOf = (payout: ExpectedPayout) => seen.get(nameOfPayout(payout)) ?? 'in-transit'
    const isToldSo = (payout: ExpectedPayout | Payout, status: string) =>
      [nameOfPayout(payout), payout.gross, payout.fees, payout.withheld, payout.net, status].join(' ')
    return {
      expected: sumUp([
        ...this.#expected,
        ...expected.flatMap((payout) => entriesOfPayout(payout, statusOf(payout))),
      ]),
      found: sumUp([...this.#found, ...found.flatMap((payout) => entriesOfPayout(payout, payout.status))]),
      payouts: {
        expected: expected.map((payout) => isToldSo(payout, statusOf(payout))).toSorted(),
        found: found.map((payout) => isToldSo(payout, payout.status)).toSorted(),
      },
      provider: { ...this.#held },
    }
  }
}

function heldIn({ status, amount, returned }: ProviderRow): number {
  return status === 'Aceptada' || status === 'Reversada' ? amount - returned : 0
}
