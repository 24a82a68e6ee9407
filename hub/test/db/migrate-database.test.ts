import { describe, expect, it } from 'vitest'
import { countTables, readFacts } from '../../src/db/inspect.ts'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { migrationSource } from '../../src/db/migrations.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

describe.each(databases)('Migrations on $name', (kind) => {
  it('of an empty database are made once, however many hubs start at the same time', async () => {
    const { database, again } = await openTestDatabase(kind)
    await database.migrate.rollback({ migrationSource, tableName: 'migration' }, true)
    await database.schema.dropTable('migration').dropTable('migration_lock')
    const hubs = await Promise.all([again(), again()])
    const known = await migrationSource.getMigrations([])
    for (const hub of [database, ...hubs]) {
      expect(await hub('migration').orderBy('id').pluck('name')).toEqual(known)
    }
    expect(await migrateDatabase(database)).toEqual([])
  })

  it('that are missing are told, and so are those of a newer hub; nothing is made by asking', async () => {
    const { database } = await openTestDatabase(kind)
    const known = await migrationSource.getMigrations([])
    const since005 = known.slice(known.indexOf('005-sealed-trail'))
    for (const _ of since005) await database.migrate.down({ migrationSource, tableName: 'migration' })
    await database('migration').insert({ name: '099-tomorrow', batch: 9 })
    const { migrations, bytes } = await readFacts(database)
    expect(migrations).toMatchObject({
      pending: since005,
      unknown: ['099-tomorrow'],
    })
    expect(bytes).toBeGreaterThan(4096)
    expect(await database.schema.hasTable('audit_seal')).toBe(false)
  })

  it('leave tables whose rows are counted by name', async () => {
    const { database } = await openTestDatabase(kind)
    await database('setting').insert({ key: 'a', value: '1' })
    const tables = await countTables(database)
    expect(tables).toContainEqual({ name: 'setting', rows: 1 })
    expect(tables).toContainEqual({ name: 'enrollment_order', rows: 0 })
  })
})
