import type { Database } from '../../db/database.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'

/**
 * Tells a story that looks for a taken key before it writes. When somebody takes the key between the look and the
 * write, it is told once more, and the look finds who has it.
 */
export async function retryOnConflict<T>(
  database: Database,
  story: (trx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(database, story)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return inTransaction(database, story)
  }
}
