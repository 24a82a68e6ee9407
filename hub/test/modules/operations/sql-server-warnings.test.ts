import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { judgeSqlServer } from '../../../src/modules/operations/sql-server-warnings.ts'
import { sqlServerFacts } from '../../../src/modules/operations/sql-server-facts.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const onSqlServer = databases.filter(({ name }) => name === 'SQL Server')

describe.each(databases)('The set-up of a database on $name', (kind) => {
  it('has nothing to warn of where the script made it', async () => {
    const { database } = await openTestDatabase(kind)
    expect(judgeSqlServer(await sqlServerFacts(database))).toEqual([])
  })
})

describe.each(onSqlServer)('A database that somebody else set up, on $name', (kind) => {
  async function codesWith(setting: string, value: string) {
    const { database } = await openTestDatabase(kind)
    return inTransaction(database, async (trx) => {
      await trx.schema.createTable('theirs', (table) => void table.integer('id'))
      await trx.raw('alter table [theirs] add [name] nvarchar(10) collate Latin1_General_CI_AI null')
      await trx.raw(`select stand_in_set('${setting}', '${value}') as done`)
      return judgeSqlServer(await sqlServerFacts(trx)).map(({ code }) => code)
    })
  }

  it.each([
    ['collation', 'Latin1_General_CI_AI', 'COLLATION_LOOSE'],
    ['read_committed_snapshot', '0', 'READS_WAIT_FOR_WRITES'],
    ['snapshot_isolation', '0', 'NO_SNAPSHOT_READS'],
  ])('is told of its %s %s', async (setting, value, code) => {
    expect(await codesWith(setting, value)).toEqual([code])
  })
})
