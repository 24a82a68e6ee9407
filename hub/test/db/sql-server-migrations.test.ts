import { describe, expect, it } from 'vitest'
import { migrationSource } from '../../src/db/migrations.ts'
import { sqlite } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { pretendSqlServer } from '@matricula/hub/testing/pretend-sql-server'

/** The statements of every migration, as SQL Server gets them. */
async function statements(way: 'up' | 'down'): Promise<readonly string[]> {
  const server = pretendSqlServer()
  const names = await migrationSource.getMigrations([])
  for (const name of way === 'up' ? names : names.toReversed())
    await (await migrationSource.getMigration(name))[way]?.(server.database)
  return server.sent.map(({ sql }) => sql)
}

/** What other databases know and SQL Server does not, or keeps with less than we need. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'a limit': /\blimit\s+\d/i,
  'a returned row': /\breturning\b/i,
  'a conflict clause': /\bon conflict\b/i,
  'a boolean': /\b(?:boolean|true|false)\b/i,
  'a type that is leaving': /\[\w+\] (?:n?text|image)\b/i,
  'a text without its length': /\[\w+\] n?varchar(?!\()/i,
  'a text without all signs of all languages': /\[\w+\] varchar\(/i,
  'an instant without its zone': /\[\w+\] (?:datetime2?|timestamp)\b/i,
  'money that is no whole number': /\[\w+\] (?:money|decimal|numeric|real)\b/i,
  'a counter of another database': /\b(?:autoincrement|auto_increment|serial)\b/i,
  'quotes of another database': /["`]/,
}

type Columns = ReadonlyMap<string, string>

/** `student.folded` -> `nvarchar(250)`, after all migrations. */
function columnsIn(sent: readonly string[]): Columns {
  const columns = new Map<string, string>()
  for (const sql of sent) {
    const dropped = droppedIn(sql)
    for (const name of columns.keys()) if (name.startsWith(`${dropped}.`)) columns.delete(name)
    const table = /^(?:CREATE|ALTER) TABLE \[(\w+)\]/.exec(sql)?.[1]
    if (table === undefined) continue
    const removed = /DROP COLUMN (.+)$/.exec(sql)?.[1] ?? ''
    for (const [, name] of removed.matchAll(/\[(\w+)\]/g)) columns.delete(`${table}.${name ?? ''}`)
    if (removed !== '') continue
    const types = /\[(\w+)\] (n?[a-z]+(?:\((?:\d+|max)\))?(?: identity\(1,1\))?)/g
    for (const [, name = '', type = ''] of sql.replaceAll(/CONSTRAINT .*?(?=,|$)/g, '').matchAll(types))
      columns.set(`${table}.${name}`, type)
  }
  return columns
}

/** The table that a statement takes away. */
function droppedIn(sql: string): string | undefined {
  return /^drop table \[(\w+)\]/i.exec(sql)?.[1]
}

/** What a type of the embedded database is on SQL Server. */
function typeFor({ type, maxLength }: { type: string; maxLength: number | string | null }): string {
  if (type === 'varchar') return `nvarchar(${maxLength ?? ''})`
  const types: Readonly<Record<string, string>> = {
    integer: 'int',
    bigint: 'bigint',
    float: 'float',
    text: 'nvarchar(max)',
    blob: 'varbinary(max)',
  }
  return types[type] ?? `nothing for ${type}`
}

interface UniqueIndex {
  readonly table: string
  readonly columns: readonly string[]
  /** Of the rows that have a value alone. */
  readonly isFiltered: boolean
}

/** Those that are there after all migrations, by name. */
function uniqueIndexes(sent: readonly string[]): ReadonlyMap<string, UniqueIndex> {
  const indexes = new Map<string, UniqueIndex>()
  for (const sql of sent) {
    const dropped = droppedIn(sql)
    for (const [own, { table }] of indexes) if (table === dropped) indexes.delete(own)
    indexes.delete(/^DROP INDEX \[(\w+)\]/.exec(sql)?.[1] ?? '')
    const [, name = '', table = '', keys = ''] =
      /^create unique index \[(\w+)\] on \[(\w+)\] \(([^)]+)\)/i.exec(sql) ?? []
    if (name === '') continue
    const columns = [...keys.matchAll(/\[(\w+)\]/g)].map(([, column = '']) => column)
    indexes.set(name, { table, columns, isFiltered: / WHERE /.test(sql) })
  }
  return indexes
}

/** `payment_attempt.open_order_id` and others that may have no value. */
function optionalColumns(sent: readonly string[]): ReadonlySet<string> {
  return new Set(
    sent.flatMap((sql) => {
      const table = /^(?:CREATE|ALTER) TABLE \[(\w+)\]/.exec(sql)?.[1] ?? ''
      const columns = sql.matchAll(/\[(\w+)\] n?[a-z]+(?:\((?:\d+|max)\))?(?: collate \w+)? null/g)
      return [...columns].map(([, column = '']) => `${table}.${column}`)
    }),
  )
}

describe('The migrations on SQL Server', () => {
  it.each(Object.entries(forbidden))('say nothing of %s', async (_what, pattern) => {
    const ours = [...(await statements('up')), ...(await statements('down'))].filter(
      (sql) => !sql.includes('sys.default_constraints'),
    )
    expect(ours.length).toBeGreaterThan(100)
    expect(ours.filter((sql) => pattern.test(sql))).toEqual([])
  })

  it('give each column the type that the other databases give it', async () => {
    const { database } = await openTestDatabase(sqlite)
    const columns = columnsIn(await statements('up'))
    const tables = new Set([...columns.keys()].map((name) => name.split('.')[0] ?? ''))
    const expected = new Map<string, string>()
    for (const table of tables) {
      const info = await database(table).columnInfo()
      for (const [name, column] of Object.entries(info)) expected.set(`${table}.${name}`, typeFor(column))
    }
    const plain = [...columns].map(([name, type]): [string, string] => [
      name,
      type.replace(' identity(1,1)', ''),
    ])
    expect(Object.fromEntries(plain)).toEqual(Object.fromEntries(expected))
    expect(columns.get('payment.amount')).toBe('bigint')
    expect(columns.get('student.folded')).toBe('nvarchar(250)')
    expect(columns.get('outbox.id')).toBe('int identity(1,1)')
  })

  it('tell every text apart by its signs, whatever the database was made with', async () => {
    const texts = (await statements('up')).flatMap(
      (sql) => sql.match(/\] nvarchar\((?:\d+|max)\)[^,]*/g) ?? [],
    )
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((text) => !text.includes(') collate Latin1_General_100_BIN2'))).toEqual([])
  })

  it('leave no table with more columns than rows can be inserted with at once', async () => {
    const widths = new Map<string, number>()
    for (const name of columnsIn(await statements('up')).keys()) {
      const table = name.split('.')[0] ?? ''
      widths.set(table, (widths.get(table) ?? 0) + 1)
    }
    expect(Math.max(...widths.values())).toBeLessThanOrEqual(40)
  })

  it('let any number of rows have no value where one value is allowed once', async () => {
    const up = await statements('up')
    const optional = optionalColumns(up)
    const unique = uniqueIndexes(up)
    expect(unique.size).toBeGreaterThan(20)
    for (const [name, { table, columns, isFiltered }] of unique) {
      const mayBeEmpty = columns.some((column) => optional.has(`${table}.${column}`))
      expect([name, isFiltered]).toEqual([name, mayBeEmpty])
    }
  })

  it('leave each column by which rows are unique an index that every query can use', async () => {
    const up = await statements('up')
    const plain = new Set(
      up.flatMap((sql) => {
        const [, table = '', column = ''] = /^CREATE INDEX \[\w+\] ON \[(\w+)\] \(\[(\w+)\]/.exec(sql) ?? []
        return table === '' ? [] : [`${table}.${column}`]
      }),
    )
    const filtered = [...uniqueIndexes(up).values()].filter(({ isFiltered }) => isFiltered)
    expect(filtered.length).toBeGreaterThan(3)
    expect(filtered.filter(({ table, columns: [first = ''] }) => !plain.has(`${table}.${first}`))).toEqual([])
  })

  it('keep each key within the 900 bytes of a clustered index, two for each sign', async () => {
    const up = await statements('up')
    const columns = columnsIn(up)
    const bytesOf = (table: string, keys: string) =>
      [...keys.matchAll(/\[(\w+)\]/g)]
        .map(([, name = '']) => /\((\d+)\)/.exec(columns.get(`${table}.${name}`) ?? '')?.[1] ?? '4')
        .reduce((sum, length) => sum + 2 * Number(length), 0)
    const keys = up.flatMap((sql) => {
      const [, table = '', key = ''] = /^CREATE TABLE \[(\w+)\].*PRIMARY KEY \(([^)]+)\)/.exec(sql) ?? []
      return key === '' ? [] : [{ table, bytes: bytesOf(table, key) }]
    })
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter(({ bytes }) => bytes > 900)).toEqual([])
  })

  it('take away every table that they made', async () => {
    const up = await statements('up')
    const down = await statements('down')
    const made = up.flatMap((sql) => /^CREATE TABLE (\[\w+\])/.exec(sql)?.[1] ?? [])
    const dropped = down.flatMap((sql) => /^drop table (\[\w+\])/i.exec(sql)?.[1] ?? [])
    expect(dropped.toSorted()).toEqual(made.toSorted())
  })
})
