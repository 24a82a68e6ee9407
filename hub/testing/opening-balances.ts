import { inTransaction } from '../src/db/transaction.ts'
import { post } from '../src/modules/ledger/index.ts'
import type { TestHub } from './test-hub.ts'

/** What the card's provider had taken before the ledger, as a migration posts it. */
export async function takeBeforeLedger({ hub }: TestHub, amount = 9_300_000): Promise<void> {
  const { database } = hub.app
  const posting = {
    key: 'payment:of-before',
    subject: 'payment:of-before',
    day: '2024-06-20',
    reason: 'before-ledger',
    trace: 'migration',
    lines: [
      { account: 'provider/card', amount },
      { account: 'accounting/main', amount: -amount },
    ],
  } as const
  await inTransaction(database, (trx) => post(trx, posting, new Date('2025-01-02T10:00:00.000Z')))
}
