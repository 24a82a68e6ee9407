/**
 * The T-SQL that the hub sends, as PostgreSQL says it. Only what is in use is known; whatever else comes through as it
 * is, and PostgreSQL refuses it.
 */
export interface Translated {
  readonly sql: string
  /** The statement ends with `select @@rowcount`: its answer is one number. */
  readonly counts: boolean
}

/** How each parameter is read, such as `int`; null for one that has no value. */
export type ParameterType = string | null

export function toPostgres(tsql: string, parameters: readonly ParameterType[]): Translated {
  const literals: string[] = []
  const bare = tsql
    .replaceAll(/N?('(?:[^']|'')*')/g, (_whole, text: string) => `⟦${literals.push(text) - 1}⟧`)
    .trim()
  const counted = /;\s*select @@rowcount$/i
  const statement = statementOf(bare.replace(counted, ''))
  const named = statement
    .replaceAll(/\[([^\]]+)\]/g, '"$1"')
    .replaceAll(/@p(\d+)/g, (_whole, n: string) => parameterText(Number(n), parameters[Number(n)] ?? null))
    .replaceAll(/⟦(\d+)⟧/g, (_whole, n: string) => literals[Number(n)] ?? '')
  return { sql: named, counts: counted.test(bare) }
}

function parameterText(index: number, type: ParameterType): string {
  return type === null ? 'null' : `($${index + 1}::${type})`
}

type Rule = readonly [RegExp, (sql: string) => string]

/** By how a statement begins; the first that fits translates it. */
const statements: readonly Rule[] = [
  [/^create table\b/i, types],
  [/^alter table .* add (?!constraint)/i, (sql) => types(eachColumn(sql, /\badd\b/i, 'add column'))],
  [/^alter table .* drop column\b/i, (sql) => eachColumn(sql, /\bdrop column\b/i, 'drop column')],
  [/^alter table .* alter column\b/i, alterColumn],
  [/^drop index\b/i, (sql) => sql.replace(/ on \[[^\]]+\]$/i, '')],
  [/^declare @constraint\b/i, () => 'select 1 where 1 = 0'],
  [/^declare @got int; exec @got = sp_getapplock\b.*if @got < 0 throw\b/i, (sql) => applock(sql, 'true')],
  [/^exec sp_getapplock\b/i, (sql) => `select got from (${applock(sql, 'false')}) as lock where got is null`],
  [/^with next as\b/i, updateNext],
  [/^merge\b/i, mergeOne],
  [/\binformation_schema\.columns\b/i, columnsOfTable],
]

function statementOf(sql: string): string {
  const rule = statements.find(([begins]) => begins.test(sql))
  return common(rule === undefined ? sql : rule[1](sql))
}

function common(sql: string): string {
  return (
    withOutput(withTops(sql))
      .replaceAll(
        / with \((?:updlock|holdlock|readpast|rowlock)(?:, (?:updlock|holdlock|readpast|rowlock))*\)/gi,
        '',
      )
      .replaceAll(/fetch next (@p\d+) rows only/gi, 'fetch next ($1) rows only')
      // The second is what Knex compares patterns by.
      .replaceAll(/collate (?:Latin1_General_100_BIN2|SQL_Latin1_General_CP1_CS_AS)/gi, 'collate "C"')
      .replaceAll(/collate Latin1_General_CI_AI/gi, 'collate "default"')
      .replaceAll(/\blen\(/gi, 'length(')
      .replaceAll(/\bvarchar\(max\)/gi, 'text')
  )
}

function types(sql: string): string {
  return sql
    .replaceAll(/\bint identity\(1,1\)/gi, 'serial')
    .replaceAll(/\bn?varchar\(max\)/gi, 'text')
    .replaceAll(/\bnvarchar\((\d+)\)/gi, 'varchar($1)')
    .replaceAll(/\bvarbinary\(max\)/gi, 'bytea')
    .replaceAll(/\bdatetime2\b/gi, 'timestamptz')
    .replaceAll(/CONSTRAINT \[\w+\] DEFAULT/gi, 'default')
}

/** ADD and DROP COLUMN are said once for all columns here, and before each there. */
function eachColumn(sql: string, word: RegExp, said: string): string {
  const at = sql.search(word)
  const columns = sql
    .slice(at)
    .replace(word, '')
    .split(/,(?![^(]*\))/)
  return `${sql.slice(0, at)}${columns.map((column) => `${said} ${column.trim()}`).join(', ')}`
}

function alterColumn(sql: string): string {
  const [, table = '', column = '', type = '', nullness = ''] =
    /^alter table (\[\w+\]) alter column (\[\w+\]) (\S+(?: collate \w+)?)( not null)?/i.exec(sql) ?? []
  const required = nullness === '' ? '' : `, alter column ${column} set not null`
  return types(`alter table ${table} alter column ${column} type ${type}${required}`)
}

/** The lock of a name: 0 when it is ours, -1 when its holder kept it longer than we wait. */
function applock(sql: string, strict: 'true' | 'false'): string {
  const [, resource = ''] = /@Resource = (⟦\d+⟧)/.exec(sql) ?? []
  return `select stand_in_lock(hashtext(${resource}), ${/@LockTimeout = (\d+)/.exec(sql)?.[1] ?? '-1'}, ${strict}) as got`
}

/** `with next as (select top (n) … ) update next set …`: the rows that are taken, by where they lie. */
function updateNext(sql: string): string {
  const [, top = '', table = '', which = '', change = ''] =
    /^with next as \(select top \((@p\d+)\) \* from (\[\w+\]) with \([^)]*readpast[^)]*\) ([^]*)\)\s+update next set ([^]*) output inserted\.\*$/i.exec(
      sql,
    ) ?? []
  return `update ${table} set ${change} where ctid in (select ctid from ${table} ${which} limit ${top} for update skip locked) returning *`
}

/** A merge of one row by its key. */
function mergeOne(sql: string): string {
  const [, table = '', row = '', key = '', change = '', columns = '', output = ''] =
    /^merge (\w+) with \(holdlock\) as kept\s+using \(select (.*?)\) as added\s+on kept\.(\w+) = added\.\w+\s+when matched then update set\s+([^]*?)\s+when not matched then insert \((.*?)\) values \(.*?\)\s+output ([^]*);$/is.exec(
      sql,
    ) ?? []
  const values = row.replaceAll(/ as \w+/gi, '')
  const updated = change.replaceAll(/\badded\./gi, 'excluded.')
  return `insert into ${table} as kept (${columns}) values (${values}) on conflict (${key}) do update set ${updated} returning ${output.replaceAll(/\binserted\./gi, 'kept.')}`
}

/** Its names are written large and belong to one schema; of those there are small ones and another. */
function columnsOfTable(sql: string): string {
  return sql
    .replaceAll(/\[([A-Z_]+)\](?=.* from )/g, (_whole, name: string) => `${name.toLowerCase()} as [${name}]`)
    .replace(/ and table_catalog = @p\d+ and table_schema = ⟦\d+⟧/i, ' and table_schema = current_schema()')
}

/** TOP becomes LIMIT at the end of its own query, and the hint that holds rows stands behind it. */
function withTops(sql: string): string {
  const top = /\bselect (distinct )?top \((@p\d+|\d+)\)/i.exec(sql)
  if (top === null) return withLocks(sql)
  const from = top.index
  const end = endOfQuery(sql, from)
  const query = sql.slice(from, end).replace(top[0], `select ${top[1] ?? ''}`)
  return withTops(`${sql.slice(0, from)}${query} limit ${top[2]}${lockOf(query)}${sql.slice(end)}`)
}

function withLocks(sql: string): string {
  const isOpen = /\bupdlock\b/i.test(sql) && !/\bfor update\b/i.test(sql) && /^select\b/i.test(sql)
  return isOpen ? `${sql}${lockOf(sql)}` : sql
}

/** Of the table that has the hint alone, so that what is joined to it stays free. */
function lockOf(query: string): string {
  const hinted = /(\[\w+\])(?: as (\[\w+\]))? with \(([^)]*updlock[^)]*)\)/i.exec(query)
  if (hinted === null) return ''
  return ` for update of ${hinted[2] ?? hinted[1]}${/readpast/i.test(hinted[3] ?? '') ? ' skip locked' : ''}`
}

/** Where the bracket that a query stands in ends, or the statement. */
function endOfQuery(sql: string, from: number): number {
  let depth = 0
  for (let at = from; at < sql.length; at += 1) {
    if (sql[at] === '(') depth += 1
    if (sql[at] === ')' && --depth < 0) return at
  }
  return sql.length
}

/** OUTPUT stands in the middle and RETURNING at the end. */
function withOutput(sql: string): string {
  const absent = unlessThere(sql)
  const output =
    / output ((?:inserted|deleted)\.(?:\*|\[\w+\])(?:, (?:inserted|deleted)\.(?:\*|\[\w+\]))*)/i.exec(sql)
  if (output === null) return `${sql}${absent}`
  const columns = (output[1] ?? '').replaceAll(/(?:inserted|deleted)\./gi, '')
  return `${sql.replace(output[0], '')}${absent} returning ${columns}`
}

/** A row with the same keys is waited for and left, as HOLDLOCK has it; any other key that is taken is an error. */
function unlessThere(sql: string): string {
  const keys =
    /^insert\b[^]*\bwhere not exists \(select 1 from \[\w+\] with \([^)]*holdlock\) where ([^]*)\)$/i.exec(
      sql,
    )
  if (keys === null) return ''
  const columns = (keys[1] ?? '').split(' and ').map((key) => key.split(' = ')[0] ?? '')
  return ` on conflict (${columns.join(', ')}) where ${columns.map((column) => `${column} is not null`).join(' and ')} do nothing`
}
