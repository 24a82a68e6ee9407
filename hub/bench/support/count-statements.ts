import { EventEmitter } from 'node:events'
import knex from 'knex'
import Libsql from 'libsql'
import type { Sent } from './sent.ts'

/** Loaded into a hub before its program: counts what it sends to its databases, and answers how much that was so far. */
interface Query {
  readonly sql: string
  /** The connection that it goes over. */
  readonly __knexUid?: string
}

type Method<Answer> = (...values: readonly unknown[]) => Answer

const sent = { statements: 0, commits: 0, vendorStatements: 0, vendorCommits: 0 } satisfies Sent
const seen = new WeakSet<object>()
const inTransaction = new Set<string>()

/** A transaction begins and ends by statements that are none; a write outside of one is a commit of its own. */
function note({ sql, __knexUid: connection = '' }: Query): void {
  const isBegin = /^begin/i.test(sql)
  const isEnd = /^(?:commit|rollback)/i.test(sql)
  const isWrite = /^\s*(?:insert|update|delete|with)\b/i.test(sql)
  if (isEnd || (isWrite && !inTransaction.has(connection))) sent.commits += 1
  if (isBegin) inTransaction.add(connection)
  if (isEnd) inTransaction.delete(connection)
  if (!isBegin && !isEnd) sent.statements += 1
}

// A query of a transaction is told by the client of that transaction first, and by the database's once more.
const emit: Method<boolean> = Reflect.get(EventEmitter.prototype, 'emit')
knex.Client.prototype.emit = function (name: string | symbol, ...told: unknown[]): boolean {
  const [query] = told
  if (name === 'query' && typeof query === 'object' && query !== null && !seen.has(query)) {
    seen.add(query)
    note(query as Query)
  }
  return Reflect.apply(emit, this, [name, ...told])
}

// Pretend vendors remember without Knex, in the one table of a file of their own.
const prepare: (sql: string) => object = Reflect.get(Libsql.prototype, 'prepare')
Object.assign(Libsql.prototype, {
  prepare(this: Libsql.Database, sql: string) {
    const statement = Reflect.apply(prepare, this, [sql])
    return /\b(?:from|into) memo\b/.test(sql) ? counting(statement) : statement
  },
})

function counting(statement: object): object {
  for (const way of ['get', 'all', 'run']) {
    const send: Method<unknown> = Reflect.get(statement, way)
    Object.assign(statement, {
      [way](...values: readonly unknown[]) {
        sent.vendorStatements += 1
        if (way === 'run') sent.vendorCommits += 1
        return Reflect.apply(send, statement, values)
      },
    })
  }
  return statement
}

process.on('message', (question) => {
  if (question === 'statements') process.send?.(sent)
})
process.channel?.unref()
