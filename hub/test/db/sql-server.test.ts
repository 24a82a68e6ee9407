import { describe, expect, it } from 'vitest'
import { migrationSource } from '../../src/db/migrations.ts'
import { insertIfAbsent, isContention, isDuplicate, leaseDue, upsert } from '../../src/db/statements.ts'
import { isStoreAway } from '../../src/db/store-away.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { pretendSqlServer } from '@matricula/hub/testing/pretend-sql-server'

const row = { instance: 'one', key: 'k', value: '1', expires_at: null }
const keys = ['instance', 'key']

interface Lender {
  acquireConnection(): Promise<{ beginTransaction(done: () => void): void }>
  releaseConnection(connection: object): Promise<void>
}

describe('The SQL that SQL Server gets', () => {
  it('inserts if absent in one statement that holds the key, for it has no ON CONFLICT', async () => {
    const server = pretendSqlServer()
    expect(await insertIfAbsent(server.database, 'plugin_memo', row, keys)).toBe(false)
    server.row = { instance: 'one' }
    expect(await insertIfAbsent(server.database, 'plugin_memo', row, keys)).toBe(true)
    expect(server.sent[0]).toEqual({
      connection: 1,
      sql:
        'insert into [plugin_memo] ([instance], [key], [value], [expires_at]) output inserted.[instance] ' +
        'select @p0, @p1, @p2, @p3 where not exists (select 1 from [plugin_memo] with (updlock, holdlock) ' +
        'where [instance] = @p4 and [key] = @p5)',
      values: ['one', 'k', '1', null, 'one', 'k'],
    })
  })

  it('upserts by update, then insert if absent, then update once more', async () => {
    const server = pretendSqlServer()
    await upsert(server.database, 'plugin_memo', row, keys)
    expect(server.sent.map(({ sql }) => sql.split(' ').slice(0, 3).join(' '))).toEqual([
      'update [plugin_memo] set',
      'insert into [plugin_memo]',
      'update [plugin_memo] set',
    ])
    expect(server.sent[0]?.sql).toContain('where [instance] = @p4 and [key] = @p5')
  })

  it('leases past the rows that others hold', async () => {
    const server = pretendSqlServer()
    server.row = { id: 7, attempts: 1 }
    const leased = await leaseDue(server.database, 'outbox', {
      limit: 5,
      now: 'now',
      until: 'then',
      token: 'mine',
    })
    expect(leased).toEqual([{ id: 7, attempts: 1 }])
    expect(server.sent).toEqual([
      {
        connection: 1,
        sql: expect.stringMatching(
          /^with next as \(select top \(@p0\) \* from \[outbox\] with \(updlock, readpast, rowlock\) where status = 'due' and due_at <= @p1 and \(leased_until is null or leased_until <= @p2\) order by due_at, id\)\s+update next set leased_until = @p3, lease_token = @p4, attempts = attempts \+ 1 output inserted\.\*$/,
        ),
        values: [5, 'now', 'now', 'then', 'mine'],
      },
    ])
  })

  it('makes every table that the other databases have, and takes them away again', async () => {
    const server = pretendSqlServer()
    const [name = ''] = await migrationSource.getMigrations([])
    const migration = await migrationSource.getMigration(name)
    await migration.up(server.database)
    const made = server.sent.map(({ sql }) => sql)
    const tables = made.flatMap((sql) => /^CREATE TABLE (\[\w+\])/i.exec(sql)?.[1] ?? [])
    expect(tables).toHaveLength(19)
    expect(made.join('\n')).not.toMatch(
      /\b(limit|returning|autoincrement|on conflict|skip locked|boolean)\b/i,
    )
    server.sent.length = 0
    await migration.down?.(server.database)
    const dropped = server.sent.map(({ sql }) => /^drop table (\[\w+\])/i.exec(sql)?.[1] ?? sql)
    expect(dropped.toSorted()).toEqual(tables.toSorted())
  })

  it('allows many closed attempts of an order and one open', async () => {
    const server = pretendSqlServer()
    const [name = ''] = await migrationSource.getMigrations([])
    await (await migrationSource.getMigration(name)).up(server.database)
    expect(server.sent.map(({ sql }) => sql)).toContainEqual(
      expect.stringMatching(
        /CREATE UNIQUE INDEX \[\w+\] ON \[payment_attempt\] \(\[open_order_id\]\) WHERE \[open_order_id\] IS NOT NULL/i,
      ),
    )
  })

  it('says by number that a key is taken, or that it gave a transaction up', () => {
    const refused = (number: number) => Object.assign(new Error('refused'), { number })
    expect([2627, 2601, 547, 515, 1205].map((number) => isDuplicate(refused(number)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect([1205, 2627].map((number) => isContention(refused(number)))).toEqual([true, false])
  })
})

describe('A connection to SQL Server', () => {
  it('takes its queries in turn: all of a transaction run on one, whatever runs beside it', async () => {
    const server = pretendSqlServer()
    const story = (name: string) =>
      inTransaction(server.database, async (trx) => {
        const queries = Array.from({ length: 6 }, (_, index) => trx.raw(`select '${name}', ${index}`))
        await Promise.all(queries)
      })
    await Promise.all(['a', 'b', 'c', 'd'].map(story))
    for (const name of ['a', 'b', 'c', 'd']) {
      const its = server.sent.filter(({ sql }) => sql.startsWith(`select '${name}'`))
      expect(its.map(({ sql }) => sql)).toEqual(
        [0, 1, 2, 3, 4, 5].map((index) => `select '${name}', ${index}`),
      )
      const [{ connection } = { connection: 0 }] = its
      expect(its.every((sent) => sent.connection === connection)).toBe(true)
      const around = server.sent.filter((sent) => sent.connection === connection)
      expect(around.at(0)?.sql).toBe('BEGIN')
      expect(around.at(-1)?.sql).toBe('COMMIT')
    }
    expect(new Set(server.sent.map(({ connection }) => connection)).size).toBe(4)
  })

  it('goes on after a query that failed', async () => {
    const server = pretendSqlServer()
    const tooLarge = server.database.raw('select ?', [2 ** 60])
    const next = server.database.raw('select 1')
    await expect(tooLarge).rejects.toThrow(/safe integer/)
    await next
    expect(server.sent.map(({ sql }) => sql)).toEqual(['select 1'])
  })

  it('runs nothing of a story outside its transaction, which the server has undone', async () => {
    const server = pretendSqlServer()
    server.refusals.push(Object.assign(new Error('chosen as the deadlock victim'), { number: 1205 }))
    const story = inTransaction(server.database, async (trx) => {
      await trx.raw('update one half').catch(() => undefined)
      await trx.raw('update the other half')
    })
    await expect(story).rejects.toThrow('undone')
    expect(server.sent.map(({ sql }) => sql)).toEqual(['BEGIN', 'update one half'])
  })

  it('that comes back with a transaction open is not lent again', async () => {
    const server = pretendSqlServer()
    const lender: Lender = server.database.client
    const connection = await lender.acquireConnection()
    await new Promise<void>((resolve) => connection.beginTransaction(resolve))
    await lender.releaseConnection(connection)
    await server.database.raw('select 1')
    expect(server.sent.map(({ connection, sql }) => [connection, sql])).toEqual([
      [1, 'BEGIN'],
      [2, 'select 1'],
    ])
  })

  it('that is lost is not lent again, and nothing that was asked on it runs on another', async () => {
    const server = pretendSqlServer()
    const story = inTransaction(server.database, async (trx) => {
      await trx.raw('select 1')
      server.lost.add(1)
      await trx.raw('update what is half done')
    })
    const failed: unknown = await story.catch((error: unknown) => error)
    expect(isStoreAway(failed)).toBe(true)
    await server.database.raw('select 2')
    expect(server.sent.map(({ connection, sql }) => [connection, sql])).toEqual([
      [1, 'BEGIN'],
      [1, 'select 1'],
      [1, 'ROLLBACK'],
      [2, 'select 2'],
    ])
  })
})
