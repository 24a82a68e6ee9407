import { appendFileSync } from 'node:fs'
import Libsql from 'libsql'

/**
 * Preloaded into a hub that is to die: it kills its own process, as a power cut does, right after its n-th commit of a kind,
 * counted from the first one with an enrolment order in it, or with another table: so before the next one as well. A
 * statement that is not committed yet leaves nothing to be found. What seals the trail comes whenever it is due, between
 * any two others, and is not counted. Without a kind it only lists the commits, each by its last change.
 * The product knows nothing of it.
 */
const dieOf = process.env['TEST_DIE_OF']
const dieAt = Number(process.env['TEST_DIE_AT'])
const listing = process.env['TEST_WRITES_LISTING']
const countedFrom = `\`${process.env['TEST_WRITES_FROM'] ?? 'enrollment_order'}\``

let commitsOfKind = 0
let isCounting = false
/** The last change that is not committed yet. */
let change: string | null = null

interface Statement {
  run(...values: unknown[]): unknown
  all(...values: unknown[]): unknown
}

const plainly = { prepare: methodOf('prepare'), exec: methodOf('exec') }

Reflect.set(Libsql.prototype, 'prepare', function prepare(this: unknown, sql: string): Statement {
  const statement: Statement = Reflect.apply(plainly.prepare, this, [sql])
  const [run, all] = [statement.run.bind(statement), statement.all.bind(statement)]
  statement.run = (...values) => noted(sql, run(...values))
  statement.all = (...values) => noted(sql, all(...values))
  return statement
})

Reflect.set(Libsql.prototype, 'exec', function exec(this: unknown, sql: string): unknown {
  return noted(sql, Reflect.apply(plainly.exec, this, [sql]))
})

function methodOf(name: string) {
  const method: unknown = Reflect.get(Libsql.prototype, name)
  if (typeof method !== 'function') throw new Error('libsql does its statements in some other way now')
  return method
}

function noted(sql: string, answer: unknown): unknown {
  if (/^\s*(?:insert|update|delete)\b/i.test(sql) && hasChanged(answer)) noteChange(sql)
  if (/^\s*rollback\b/i.test(sql)) change = null
  if (/^\s*commit\b/i.test(sql)) {
    countCommit(change)
    change = null
  }
  return answer
}

/** A pretend vendor's memory commits each of its statements by itself, whatever the hub has under way. */
function noteChange(sql: string): void {
  isCounting ||= sql.includes(countedFrom)
  if (/^\S+ (?:into|from) memo\b/.test(sql)) countCommit(sql)
  else change = sql
}

function hasChanged(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.length > 0
  return typeof answer === 'object' && answer !== null && 'changes' in answer && answer.changes !== 0
}

function countCommit(committed: string | null): void {
  if (committed === null || !isCounting || committed.includes('`sealed_in`')) return
  const kind = committed.slice(0, 60)
  if (listing !== undefined) appendFileSync(listing, `${kind}\n`)
  if (kind !== dieOf) return
  commitsOfKind += 1
  if (commitsOfKind === dieAt) process.kill(process.pid, 'SIGKILL')
}
