import type { Database } from './database.ts'
import { dialectOf, type Dialect } from './statements.ts'

/** What knex hands to a condition in brackets. */
interface Condition {
  orWhereRaw(sql: string, bindings: string[]): unknown
}

/** A condition: one of the columns begins with the text, large and small letters alike. */
export function begins(columns: readonly string[], text: string): (some: Condition) => void {
  return like(columns, `${literal(text)}%`)
}

/** The same with the text anywhere. */
export function holds(columns: readonly string[], text: string): (some: Condition) => void {
  return like(columns, `%${literal(text)}%`)
}

function like(columns: readonly string[], pattern: string) {
  return (some: Condition): void => {
    for (const column of columns) some.orWhereRaw("lower(??) like ? escape '!'", [column, pattern])
  }
}

/** The signs that LIKE would take for others stand for themselves; SQL Server knows sets in brackets as well. */
function literal(text: string): string {
  return text.toLowerCase().replaceAll(/[!%_[\]]/g, '!$&')
}

/**
 * The same for a key: with this beginning to the letter, in the order of its signs, whatever language the database
 * sorts by. An index on the column serves it where the database sorts so itself.
 */
export function beginsExactly(database: Database, column: string, text: string): (some: Condition) => void {
  return beginsLike(database, column, [text])
}

/** The same as people type a reference: to the letter, all in large letters or all in small ones. */
export function beginsAsTyped(database: Database, column: string, text: string): (some: Condition) => void {
  return beginsLike(database, column, [...new Set([text, text.toUpperCase(), text.toLowerCase()])])
}

function beginsLike(database: Database, column: string, texts: readonly string[]) {
  const sorted = `??${collations[dialectOf(database)]}`
  return (some: Condition): void => {
    for (const text of texts)
      some.orWhereRaw(`(${sorted} >= ? and ${sorted} < ?)`, [column, text, column, `${text}\u{ffff}`])
  }
}

const collations: Readonly<Record<Dialect, string>> = {
  'better-sqlite3': '',
  pg: ' collate "C"',
  // Its columns are sorted so themselves.
  mssql: '',
}
