import type { Cop } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { post, sumsOf } from './ledger.store.ts'
import { accounting } from './post-to-accounting.ts'
import type { Account } from './posting.ts'

export interface Undone {
  /** Of what a person said, such as `exception:{id}`: posted once. */
  readonly key: string
  /** What the money that went back was for. */
  readonly accounts: readonly Account[]
  /** COP of each at most: an account may bear what others took back as well. */
  readonly most: Cop
  readonly trace: string
  readonly at: Date
}

/** Notes that a person has undone in accounting what went back after accounting had it (ledger-3). */
export async function undoInAccounting(
  trx: Transaction,
  { key, accounts, most, trace, at }: Undone,
): Promise<void> {
  const held = (await sumsOf(trx, accounts)).filter(({ amount }) => amount > 0)
  const lines = held.flatMap(({ account, amount: gone }) => {
    const amount = Math.min(gone, most)
    return [{ account, amount: -amount }, { account: accounting, amount } as const]
  })
  await post(trx, { key, subject: key, day: bogotaDay(at), reason: null, trace, lines }, at)
}
