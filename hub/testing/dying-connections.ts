import { onTestFinished } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { type DatabaseKind, databases } from './databases.ts'
import { acrossLine } from './line.ts'
import { watchStatements } from './sql-server/stand-in-connection.ts'

/** Of one transaction: that whose first statement is such a one. */
export interface Moment {
  readonly begins: RegExp
  /** 1: its first statement; its end is one as well. */
  readonly statement: number
  readonly once: 'asked' | 'answered'
}

/** A statement as it is asked for, by its transaction and with what ends the line that it is asked on. */
type Tell = (transaction: object, sql: string, die: () => void) => void

/** Tells of every statement of a hub until the answer is called. */
type Follow = (database: Database, tell: Tell) => () => void

export interface MortalKind {
  readonly name: DatabaseKind['name']
  create(): Promise<{ readonly kind: DatabaseKind; readonly follow: Follow }>
}

async function postgres(kind: DatabaseKind): Promise<{ kind: DatabaseKind; follow: Follow }> {
  const { line, kind: across } = await acrossLine(kind)
  const transactions = new Map<string, object>()
  const follow: Follow = (database, tell) => {
    const watch = ({ sql, __knexTxId: id }: { sql: string; __knexTxId?: string }) => {
      if (id === undefined) return
      const transaction = transactions.get(id) ?? {}
      transactions.set(id, transaction)
      tell(transaction, sql, () => line.cut())
    }
    database.on('query', watch)
    return () => void database.removeListener('query', watch)
  }
  return { kind: across, follow }
}

function sqlServer(kind: DatabaseKind): { kind: DatabaseKind; follow: Follow } {
  const follow: Follow = (_database, tell) =>
    watchStatements((sql, connection) => tell(connection, sql, () => connection.die()))
  return { kind, follow }
}

/** Databases at the other end of a line that can die. */
export const mortalKinds: readonly MortalKind[] = databases.flatMap((kind) => {
  if (kind.name === 'SQLite') return []
  const create = kind.name === 'PostgreSQL' ? () => postgres(kind) : () => Promise.resolve(sqlServer(kind))
  return [{ name: kind.name, create }]
})

/** Lets the line of a transaction die at a moment; the answer lets it live again, and the end of the test does. */
export function dieAt(database: Database, follow: Follow, moment: Moment): () => void {
  const isIt = isMoment(moment)
  let awaited: { readonly sql: string; readonly die: () => void } | null = null
  const answered = (_answer: unknown, { sql }: { readonly sql: string }) => {
    if (awaited?.sql === sql) awaited.die()
  }
  database.on('query-response', answered)
  const unfollow = follow(database, (transaction, sql, die) => {
    if (!isIt(transaction, sql)) return
    if (moment.once === 'asked') die()
    else awaited = { sql, die }
  })
  const end = () => {
    unfollow()
    database.removeListener('query-response', answered)
  }
  onTestFinished(end)
  return end
}

/** Whether a statement is the one, told of all of them in their order. */
function isMoment({ begins, statement }: Moment): (transaction: object, sql: string) => boolean {
  const told = new Map<object, readonly string[]>()
  return (transaction, sql) => {
    const before = told.get(transaction)
    const its = /^begin\b/i.test(sql) ? [] : [...(before ?? []), sql]
    if (before !== undefined || its.length === 0) told.set(transaction, its)
    if (/^(?:commit|rollback)\b/i.test(sql)) told.delete(transaction)
    return before !== undefined && its.length === statement && begins.test(its[0] ?? '')
  }
}
