import type { Transaction } from '../../db/transaction.ts'
import type { Database } from '../../db/database.ts'

/** A module's part of what the hub knows of families: each module that keeps personal data registers one. */
export interface PersonalDataSource {
  /** The part's name in an export, such as `drafts`. */
  readonly name: string
  /** Everything kept of these students, and of those who have the addresses their families are billed at, as JSON. */
  export(database: Database, studentCodes: readonly string[], emails: readonly string[]): Promise<unknown>
  /** Deletes it, or takes the person out of what the law makes the school keep; answers how many rows it touched. */
  erase(trx: Transaction, studentCodes: readonly string[], emails: readonly string[]): Promise<number>
  /** Deletes what is older than its time; null when nothing of it ever ages. */
  readonly retain: ((database: Database, now: Date) => Promise<number>) | null
  /** Whether something under way still needs these data, such as an open payment. Absent: nothing ever does. */
  blocksErasure?(database: Database, studentCodes: readonly string[]): Promise<boolean>
}
