import { brokenRule, type Rule, rules } from '../statement-rules.ts'

/** What PostgreSQL would take and SQL Server does not know, or reads otherwise. */
const unknown: readonly (readonly [RegExp, string])[] = [
  [/\blimit\b/i, 'LIMIT'],
  [/\breturning\b/i, 'RETURNING'],
  [/\bon conflict\b/i, 'ON CONFLICT'],
  [/\bfor (?:update|share)\b/i, 'FOR UPDATE'],
  [/\b(?:i?like any|ilike|similar to)\b/i, 'ILIKE'],
  [/\|\|/, '||'],
  [/::/, '::'],
  [/(?<![[\w@])(?:true|false)(?![\]\w])/i, 'a boolean'],
  [/\bnulls (?:first|last)\b/i, 'NULLS LAST'],
  [/\bis (?:not )?distinct from\b/i, 'IS DISTINCT FROM'],
  [/\b(?:length|substr|strftime|json_extract|random|now|greatest|least|pg_\w+)\s*\(/i, 'that function'],
  [/\bselect\s+(?:not\s+)?exists\s*\(/i, 'EXISTS as a value'],
  [/\bwith recursive\b/i, 'WITH RECURSIVE'],
  [/\busing\s*\(\s*\[/i, 'JOIN USING'],
  [/\([^()]*,[^()]*\)\s*(?:=|<>|<=?|>=?|in)\s*\(/i, 'a row of values compared'],
  [/`/, 'a backtick'],
]

/** By which numbers it is known that a statement is against a rule. */
const numbers: Readonly<Record<Rule, number>> = { values: 8003, columns: 8156, order: 1033, lock: 156 }

export interface RefusedSql {
  readonly number: number
  readonly message: string
}

/** Why SQL Server would not take a statement, as far as its text shows: what it does not know, and what no database is sent. */
export function refusedSql(sql: string, parameters: number): RefusedSql | null {
  const rule = brokenRule(sql, parameters)
  if (rule !== null) return { number: numbers[rule], message: rules[rule] }
  const found = unknown.find(([pattern]) => pattern.test(sql))
  return found === undefined ? null : { number: 102, message: `Incorrect syntax near ${found[1]}` }
}
