import Libsql from 'libsql'
import type { StatementCount } from './statement-count.ts'

/** Loaded into a hub before its program: counts what it sends to its databases, and answers how much that was so far. */
type Method = (...values: readonly unknown[]) => unknown

const sent = { statements: 0, commits: 0, vendorStatements: 0, vendorCommits: 0 } satisfies StatementCount

/** Pretend vendors remember in the one table of a file of their own, where each write is a commit. */
const isVendors = (sql: string): boolean => /\b(?:from|into) memo\b/.test(sql)

function note(sql: string): void {
  if (isVendors(sql)) {
    sent.vendorStatements += 1
    if (!/^\s*select\b/i.test(sql)) sent.vendorCommits += 1
  } else if (/^commit\b/i.test(sql)) sent.commits += 1
  else if (!/^(?:begin|rollback|pragma)\b/i.test(sql)) sent.statements += 1
}

const exec: (sql: string) => unknown = Reflect.get(Libsql.prototype, 'exec')
const prepare: (sql: string) => object = Reflect.get(Libsql.prototype, 'prepare')
Object.assign(Libsql.prototype, {
  exec(this: Libsql.Database, sql: string) {
    note(sql)
    return Reflect.apply(exec, this, [sql])
  },
  prepare(this: Libsql.Database, sql: string) {
    return counting(Reflect.apply(prepare, this, [sql]), sql)
  },
})

function counting(statement: object, sql: string): object {
  for (const way of ['get', 'all', 'run']) {
    const send: Method = Reflect.get(statement, way)
    Object.assign(statement, {
      [way](...values: readonly unknown[]) {
        note(sql)
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
