import { readFile } from 'node:fs/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrationSource } from '../../src/db/migrations.ts'
import type { Database } from '../../src/db/database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { tablesOf } from '@matricula/hub/testing/tables'
import { bringTo, databaseOfVersion } from './versions/database-of-version.ts'

interface Column {
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
}

/** Columns by `table.column`. */
type Schema = Readonly<Record<string, Column>>

/** What of a later schema a hub of the earlier one could not work on. Pure. */
function brokenFor(before: Schema, after: Schema): readonly string[] {
  const tables = new Set(Object.keys(before).map(tableOf))
  const gone = Object.entries(before).flatMap(([name, { type }]) => {
    const now = after[name]
    if (now === undefined) return [`${name} is gone`]
    return now.type === type ? [] : [`${name} is another type`]
  })
  const wanted = Object.entries(after).flatMap(([name, { nullable, hasDefault }]) => {
    const isWritten = before[name]?.nullable === false
    return nullable || hasDefault || isWritten || !tables.has(tableOf(name)) ? [] : [`${name} must be given`]
  })
  return [...gone, ...wanted]
}

function tableOf(name: string): string {
  return name.split('.')[0] ?? name
}

async function schemaOf(database: Database): Promise<Schema> {
  const schema: Record<string, Column> = {}
  for (const table of await tablesOf(database)) {
    for (const [column, { type, nullable, defaultValue }] of Object.entries(
      await database(table).columnInfo(),
    ))
      schema[`${table}.${column}`] = { type, nullable, hasDefault: defaultValue !== null }
  }
  return schema
}

const known = await migrationSource.getMigrations([])
// Earlier hubs were all stopped for their successors.
const exchanged = known.slice(known.indexOf('007-reversed-orders'))
const withAllStopped = ['013-one-payment']
const steps = exchanged
  .slice(1)
  .map((after, at) => ({ before: exchanged[at] ?? after, after }))
  .filter(({ after }) => !withAllStopped.includes(after))

const eachStep = databases.flatMap((kind) => steps.map((step) => ({ kind, ...step })))

describe.each(eachStep)('On $kind.name, from $before to $after', ({ kind, before, after }) => {
  it('a hub of the version before finds every column that it reads, and none that it would have to give', async () => {
    const { place, database } = await databaseOfVersion(kind, before, {})
    onTestFinished(async () => {
      await database.destroy()
      await place.drop()
    })
    const then = await schemaOf(database)
    await bringTo(database, after)
    expect(brokenFor(then, await schemaOf(database))).toEqual([])
  })
})

it.each(withAllStopped)('To %s, the upgrade asks for a stop of all hubs', async (name) => {
  const upgrading = await readFile(new URL('../../../docs/upgrading.md', import.meta.url), 'utf8')
  const [row = ''] = upgrading.split('\n').filter((line) => line.startsWith(`| \`${name}\``))
  expect(row).toContain('stop all hubs and workers')
})

describe('A later schema', () => {
  const text = { type: 'text', nullable: false, hasDefault: false }
  const before = { 'order.id': text, 'order.note': { ...text, nullable: true } }

  it.each<[string, Schema, readonly string[]]>([
    ['with a new table', { ...before, 'refund.id': text }, []],
    ['with a column that may be left out', { ...before, 'order.payer': { ...text, nullable: true } }, []],
    ['with a column that has a default', { ...before, 'order.parts': { ...text, hasDefault: true } }, []],
    ['with a column that must be given', { ...before, 'order.payer': text }, ['order.payer must be given']],
    [
      'with a column that may not be empty any more',
      { ...before, 'order.note': text },
      ['order.note must be given'],
    ],
    ['without a column', { 'order.id': text }, ['order.note is gone']],
    ['with another type', { ...before, 'order.id': { ...text, type: 'int' } }, ['order.id is another type']],
  ])('%s', (_case, after, broken) => {
    expect(brokenFor(before, after)).toEqual(broken)
  })
})
