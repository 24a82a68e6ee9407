import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { countTables, inSnapshot, ownFindings, readFacts } from '../../src/db/inspect.ts'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { begins, beginsExactly } from '../../src/db/search.ts'
import { insertRows, isContention } from '../../src/db/statements.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { takeTurn } from '../../src/db/turn.ts'
import { listAudit } from '../../src/modules/audit/audit.store.ts'
import { verifyDatabase } from '../../src/modules/operations/index.ts'
import { listMessages } from '../../src/modules/outbox/outbox.store.ts'
import { attemptById } from '../../src/modules/payments/attempt.store.ts'
import { listExceptions } from '../../src/modules/payments-office/exception-list.store.ts'
import { pretendSqlServer } from '@matricula/hub/testing/pretend-sql-server'

const deadlock = () => Object.assign(new Error('chosen as the deadlock victim'), { number: 1205 })
const page = { limit: 20, offset: 40 }

describe('Money from SQL Server', () => {
  it('is a number, as everywhere, though the driver hands it over as text', async () => {
    const server = pretendSqlServer()
    server.row = { amount: 4_750_000n, id: 'a', total: 9_007_199_254_740_991n, provider_ref: '123' }
    const attempt = await attemptById(server.database, 'a')
    expect(attempt).toMatchObject({ amount: 4_750_000, total: 9_007_199_254_740_991, providerRef: '123' })
    expect(await server.database.raw('select 1')).toEqual([
      { amount: 4_750_000, id: 'a', total: 9_007_199_254_740_991, provider_ref: '123' },
    ])
  })

  it('stays nothing where there is none', async () => {
    const server = pretendSqlServer()
    server.row = { amount: null }
    expect(await server.database('payment').first('amount')).toEqual({ amount: null })
  })
})

describe('The SQL that SQL Server gets', () => {
  it('brings many rows in as many statements as its 2,100 values ask for', async () => {
    const server = pretendSqlServer()
    const rows = Array.from({ length: 120 }, (_, n) => ({ key: `k${n}`, value: '1' }))
    await insertRows(server.database, 'setting', rows)
    expect(server.sent.map(({ values }) => values.length)).toEqual([100, 100, 40])
  })

  it('declares its values by their kind and not by their length, so that one plan serves them all', async () => {
    const server = pretendSqlServer()
    const declared = async (value: Knex.Value | null) => {
      await server.database.raw('select ?', [value])
      return server.declared.at(-1)
    }
    for (const text of ['', 'a', 'a'.repeat(36), 'ñ'.repeat(4000), null])
      expect([text, await declared(text)]).toEqual([text, '@p0 nvarchar(4000)'])
    for (const text of ['a'.repeat(4001), 'a'.repeat(20_000)])
      expect(await declared(text)).toBe('@p0 nvarchar(max)')
    for (const bytes of [Buffer.alloc(1), Buffer.alloc(9000)])
      expect(await declared(bytes)).toBe('@p0 varbinary(max)')
    expect([await declared(7), await declared(5_000_000_000), await declared(0.5)]).toEqual([
      '@p0 int',
      '@p0 bigint',
      '@p0 float',
    ])
  })

  it('pages by offset, in an order', async () => {
    const server = pretendSqlServer()
    await listAudit(server.database, { search: 'MH-' }, { page, direction: 'desc' })
    expect(server.sent.at(-1)).toMatchObject({
      sql: expect.stringMatching(
        /order by \[at\] desc, \[id\] desc offset @p\d rows fetch next @p\d rows only$/,
      ),
      values: ['mh-%', 'mh-%', 40, 20],
    })
  })

  it('holds the signs of its LIKE as they are, its brackets as well', async () => {
    const server = pretendSqlServer()
    await server.database('setting').where(begins(['key'], 'A[b]_%!'))
    expect(server.sent[0]).toMatchObject({
      sql: "select * from [setting] where (lower([key]) like @p0 escape '!')",
      values: ['a![b!]!_!%!!%'],
    })
  })

  it('looks for the beginning of a key where an index on it serves', async () => {
    const server = pretendSqlServer()
    await server.database('plugin_memo').where(beginsExactly(server.database, 'key', 'order/'))
    expect(server.sent[0]).toMatchObject({
      sql: 'select * from [plugin_memo] where (([key] >= @p0 and [key] < @p1))',
      values: ['order/', 'order/\u{ffff}'],
    })
  })

  it('holds a row for its story', async () => {
    const server = pretendSqlServer()
    await inTransaction(server.database, async (trx) => trx('outbox').where({ id: 1 }).forUpdate().first())
    expect(server.sent.map(({ sql }) => sql)).toEqual([
      'BEGIN',
      expect.stringMatching(/^select top \(@p0\) \* from \[outbox\] with \(UPDLOCK\) where \[id\] = @p1$/),
      'COMMIT',
    ])
  })

  it('takes a turn by a lock that ends with whoever holds it', async () => {
    const server = pretendSqlServer()
    await inTransaction(server.database, (trx) => takeTurn(trx, 'start'))
    expect(server.sent.map(({ sql }) => sql)).toEqual([
      'BEGIN',
      "declare @got int; exec @got = sp_getapplock @Resource = 'matricula-start', @LockMode = 'Exclusive', @LockOwner = 'Transaction', @LockTimeout = -1; if @got < 0 throw 51000, 'the turn was not given', 1",
      'COMMIT',
    ])
  })

  it('migrates within one such lock, before knex looks for its tables', async () => {
    const server = pretendSqlServer()
    await migrateDatabase(server.database).catch(() => {})
    expect(server.sent.slice(0, 2).map(({ sql }) => sql)).toEqual([
      'BEGIN',
      expect.stringContaining("sp_getapplock @Resource = 'matricula-migration'"),
    ])
  })

  it('reads one moment for what is verified, and says of itself what it can', async () => {
    const server = pretendSqlServer()
    await inSnapshot(server.database, (trx) => trx('setting').select())
    await readFacts(server.database)
    await countTables(server.database)
    expect(await ownFindings(server.database)).toEqual([])
    const sent = server.sent.map(({ sql }) => sql)
    expect(sent).toContain('select sum(cast(size as bigint)) * 8192 as bytes from sys.database_files')
    expect(sent).toContain('select name from sys.tables order by name')
  })

  it('has no word of another database in what is verified and listed', async () => {
    const server = pretendSqlServer()
    await verifyDatabase(server.database)
    await listMessages(server.database, { search: 'order:' }, { page, sort: { by: 'id', direction: 'desc' } })
    const sort = { by: 'state', direction: 'asc' } as const
    await listExceptions(server.database, { state: 'open', search: 'MH' }, { page, sort })
    expect(server.sent.length).toBeGreaterThan(30)
    const foreign =
      /\blimit\s|\breturning\b|\bilike\b|::|\|\||\bnulls (?:first|last)\b|["`]|\b(?:true|false)\b/i
    expect(server.sent.filter(({ sql }) => foreign.test(sql))).toEqual([])
  })
})

describe('A story that SQL Server gave up for another one', () => {
  it('is told again, on a connection of its own', async () => {
    const server = pretendSqlServer()
    server.refusals.push(deadlock(), deadlock())
    let told = 0
    await inTransaction(server.database, async (trx) => {
      told += 1
      await trx('setting').insert({ key: 'a', value: String(told) })
    })
    expect(told).toBe(3)
    expect(server.sent.map(({ sql }) => sql.split(' ')[0]).join(' ')).toBe(
      'BEGIN insert BEGIN insert BEGIN insert COMMIT',
    )
  })

  it('is given up after four tellings, with what the server said', async () => {
    const server = pretendSqlServer()
    server.refusals.push(deadlock(), deadlock(), deadlock(), deadlock())
    const story = inTransaction(server.database, async (trx) =>
      trx('setting').insert({ key: 'a', value: '1' }),
    )
    await expect(story).rejects.toSatisfy(isContention)
    expect(server.sent.filter(({ sql }) => sql === 'BEGIN')).toHaveLength(4)
  })
})
