import { appendFileSync } from 'node:fs'
import Libsql from 'libsql'

/**
 * Preloaded into a hub that is to die: it kills its own process, as a power cut does, right after its n-th write to
 * the database (a statement or a commit), counted from the first one about an enrolment order: so before the next one
 * as well. Without a number it only lists the writes. The product knows nothing of it.
 */
const dieAfter = Number(process.env['TEST_DIE_AFTER_WRITE'] ?? Infinity)
const listing = process.env['TEST_WRITES_LISTING']

let writes = 0

interface Statement {
  run(...values: unknown[]): unknown
  all(...values: unknown[]): unknown
}

const plainly: unknown = Reflect.get(Libsql.prototype, 'prepare')
if (typeof plainly !== 'function') throw new Error('libsql prepares its statements in some other way now')

Reflect.set(Libsql.prototype, 'prepare', function prepare(this: unknown, sql: string): Statement {
  const statement: Statement = Reflect.apply(plainly, this, [sql])
  if (!/^\s*(insert|update|delete|commit)\b/i.test(sql)) return statement
  const [run, all] = [statement.run.bind(statement), statement.all.bind(statement)]
  statement.run = (...values) => counted(sql, run(...values))
  statement.all = (...values) => counted(sql, all(...values))
  return statement
})

function counted(sql: string, answer: unknown): unknown {
  if (!isDurable(sql, answer)) return answer
  if (writes === 0 && !sql.includes('`enrollment_order`')) return answer
  writes += 1
  if (listing !== undefined) appendFileSync(listing, `${sql.slice(0, 60)}\n`)
  if (writes === dieAfter) process.kill(process.pid, 'SIGKILL')
  return answer
}

/** A commit, or a statement that found a row to write; the others leave nothing behind to be found half done. */
function isDurable(sql: string, answer: unknown): boolean {
  if (/^\s*commit\b/i.test(sql)) return true
  if (Array.isArray(answer)) return answer.length > 0
  return typeof answer === 'object' && answer !== null && 'changes' in answer && answer.changes !== 0
}
