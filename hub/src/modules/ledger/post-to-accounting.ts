import { bogotaDay } from '../../shared/local-date.ts'
import type { Transaction } from '../../db/transaction.ts'
import { post } from './ledger.store.ts'
import type { Part } from './order-parts.ts'

export interface AccountedParts {
  /** Of what accounting now has, such as `order:{id}`: posted once. */
  readonly key: string
  readonly parts: readonly Part[]
  readonly trace: string
  readonly at: Date
}

/** The one accounting system of a school. */
export const accounting = 'accounting/main'

/** Notes that accounting now has what money was for: it is no longer to post. */
export async function postToAccounting(
  trx: Transaction,
  { key, parts, trace, at }: AccountedParts,
): Promise<void> {
  const lines = parts.flatMap(({ account, amount }) => [
    { account, amount },
    { account: accounting, amount: -amount } as const,
  ])
  await post(trx, { key, subject: key, day: bogotaDay(at), reason: null, trace, lines }, at)
}
