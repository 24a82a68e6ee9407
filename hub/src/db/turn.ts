import { dialectOf, type Dialect } from './statements.ts'
import type { Transaction } from './transaction.ts'

/** What one hub does at a time, by the number that PostgreSQL knows it by. */
const turns = { migration: 20252026, start: 20252027, opening: 20252028 } as const

/**
 * Waits for the turn that ends with the transaction; whoever dies leaves no lock behind. A statement's own deadline ends
 * the waiting, as an error: nobody goes on without it.
 */
export async function takeTurn(trx: Transaction, turn: keyof typeof turns): Promise<void> {
  await trx.raw(statements[dialectOf(trx)](turn))
}

const statements: Readonly<Record<Dialect, (turn: keyof typeof turns) => string>> = {
  // Writes the value that every database has: the write lock is what counts.
  'better-sqlite3': () => 'PRAGMA user_version = 0',
  pg: (turn) => `select pg_advisory_xact_lock(${turns[turn]})`,
  // It answers a number below 0 where others fail.
  mssql: (turn) =>
    `declare @got int; exec @got = sp_getapplock @Resource = 'matricula-${turn}', @LockMode = 'Exclusive', @LockOwner = 'Transaction', @LockTimeout = -1; if @got < 0 throw 51000, 'the turn was not given', 1`,
}
