import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertIfAbsent, insertIfFew, isDuplicate, leaseDue, upsert } from '../../src/db/statements.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import type { Database } from '../../src/db/database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const at = (minute: number) => new Date(Date.UTC(2025, 5, 19, 15, minute)).toISOString()

interface Work {
  readonly id: number
  readonly key: string
  readonly attempts: number
  readonly leased_until: string
}

/** Work of the outbox, due at its minute. */
async function announce(database: Database, ...minutes: readonly number[]): Promise<void> {
  const rows = minutes.map((minute, index) => ({
    topic: 'test',
    key: `key-${minute}-${index}`,
    payload: '{}',
    status: 'due',
    due_at: at(minute),
    leased_until: null,
    attempts: 0,
    trace: 'trace',
    created_at: at(0),
  }))
  await database('outbox').insert(rows)
}

const lease = (database: Database, minute: number, limit = 10) =>
  leaseDue<Work>(database, 'outbox', { limit, now: at(minute), until: at(minute + 1), token: randomUUID() })

describe.each(databases)('On $name', (kind) => {
  describe('a row inserted if absent', () => {
    it('is there once, as it came first', async () => {
      const { database } = await openTestDatabase(kind)
      const insert = (value: string) => insertIfAbsent(database, 'setting', { key: 'a', value }, ['key'])
      expect([await insert('first'), await insert('second')]).toEqual([true, false])
      expect(await database('setting')).toEqual([{ key: 'a', value: 'first' }])
    })

    it('is inserted by exactly one of many at once', async () => {
      const { database } = await openTestDatabase(kind)
      const tries = Array.from({ length: 12 }, (_, index) =>
        insertIfAbsent(database, 'setting', { key: 'a', value: String(index) }, ['key']),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    })

    it('leaves the transaction it stands in unharmed', async () => {
      const { database } = await openTestDatabase(kind)
      const row = { key: 'a', value: '1' }
      await inTransaction(database, async (trx) => {
        await insertIfAbsent(trx, 'setting', row, ['key'])
        await insertIfAbsent(trx, 'setting', row, ['key'])
        await trx('setting').insert({ key: 'b', value: '2' })
      })
      expect(await database('setting').count({ count: '*' }).first()).toMatchObject({ count: 2 })
    })

    it('is told apart by all of its keys, and fails loudly on another key of the table', async () => {
      const { database } = await openTestDatabase(kind)
      const row = (instance: string) => ({ instance, key: 'k', value: '1', expires_at: null })
      const keys = ['instance', 'key']
      expect(await insertIfAbsent(database, 'plugin_memo', row('a'), keys)).toBe(true)
      expect(await insertIfAbsent(database, 'plugin_memo', row('b'), keys)).toBe(true)
      await announce(database, 1)
      const [taken] = await database('outbox')
      const clash = insertIfAbsent(database, 'outbox', { ...taken, key: 'other' }, ['key'])
      await expect(clash).rejects.toSatisfy(isDuplicate)
    })
  })

  it('a row inserted if few is there once, and not beside as many with its values', async () => {
    const { database } = await openTestDatabase(kind)
    const insert = (key: string, value: string) => {
      const row = { instance: 'a', key, value, expires_at: null }
      const inserted = { table: 'plugin_memo', row, keys: ['instance', 'key'] }
      return insertIfFew(database, inserted, { values: { instance: 'a', value }, most: 2 })
    }
    expect([await insert('1', 'x'), await insert('1', 'x')]).toEqual([true, false])
    expect([await insert('2', 'x'), await insert('3', 'x'), await insert('4', 'y')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await database('plugin_memo').orderBy('key').pluck('key')).toEqual(['1', '2', '4'])
  })

  it('an upsert writes over the row with the same keys and touches no other', async () => {
    const { database } = await openTestDatabase(kind)
    const write = (key: string, value: string) => upsert(database, 'setting', { key, value }, ['key'])
    await write('a', '1')
    await write('b', '1')
    await write('a', '2')
    expect(await database('setting').orderBy('key')).toEqual([
      { key: 'a', value: '2' },
      { key: 'b', value: '1' },
    ])
  })

  it('upserts of one key at once all succeed and leave one of their rows', async () => {
    const { database } = await openTestDatabase(kind)
    const values = Array.from({ length: 12 }, (_, index) => String(index))
    await Promise.all(values.map((value) => upsert(database, 'setting', { key: 'a', value }, ['key'])))
    const rows = await database('setting')
    expect(rows).toHaveLength(1)
    expect(values).toContain(rows[0]?.value)
  })

  describe('a lease', () => {
    it('takes what is due, oldest first, up to its limit, and counts the attempt', async () => {
      const { database } = await openTestDatabase(kind)
      await announce(database, 9, 2, 5, 4)
      const taken = await lease(database, 6, 2)
      expect(taken.map(({ key }) => key).toSorted()).toEqual(['key-2-1', 'key-4-3'])
      expect(taken).toMatchObject([
        { attempts: 1, leased_until: at(7) },
        { attempts: 1, leased_until: at(7) },
      ])
    })

    it('is never had by two workers', async () => {
      const { database, again } = await openTestDatabase(kind)
      const other = await again()
      await announce(database, ...Array.from({ length: 40 }, () => 1))
      const workers = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? database : other))
      const taken = (await Promise.all(workers.map((worker) => lease(worker, 5, 7)))).flat()
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
      const rest = await lease(database, 5, 40)
      expect(taken.length + rest.length).toBe(40)
    })

    it('comes back when it ran out, and not before', async () => {
      const { database } = await openTestDatabase(kind)
      await announce(database, 1)
      await lease(database, 5)
      expect(await lease(database, 5)).toEqual([])
      expect(await lease(database, 6)).toMatchObject([{ attempts: 2, leased_until: at(7) }])
    })

    it('takes nothing that is done or on hold', async () => {
      const { database } = await openTestDatabase(kind)
      await announce(database, 1, 2)
      await database('outbox').where({ key: 'key-1-0' }).update({ status: 'done' })
      await database('outbox').where({ key: 'key-2-1' }).update({ status: 'on_hold' })
      expect(await lease(database, 5)).toEqual([])
    })
  })

  describe('a refused key', () => {
    it.each([
      ['a primary key', { key: 'a', value: '2' }, 'setting'],
      [
        'a unique column',
        {
          topic: 't',
          key: 'key-1-0',
          payload: '{}',
          status: 'due',
          due_at: at(1),
          attempts: 0,
          trace: 't',
          created_at: at(0),
        },
        'outbox',
      ],
    ])('is known as a duplicate: %s', async (_title, row, table) => {
      const { database } = await openTestDatabase(kind)
      await database('setting').insert({ key: 'a', value: '1' })
      await announce(database, 1)
      await expect(database(table).insert(row)).rejects.toSatisfy(isDuplicate)
    })

    it.each([
      ['a missing value', { key: 'a', value: null }],
      ['a column nobody has', { key: 'a', colour: 'red' }],
    ])('is not what is wrong with %s', async (_title, row) => {
      const { database } = await openTestDatabase(kind)
      await expect(database('setting').insert(row)).rejects.toSatisfy((error) => !isDuplicate(error))
    })

    it('is not what is wrong with a reference to nothing', async () => {
      const { database } = await openTestDatabase(kind)
      const row = { order_id: 'nobody', token: 't', version: 1, body: '{}', issued_at: at(1) }
      await expect(database('receipt').insert(row)).rejects.toSatisfy((error) => !isDuplicate(error))
    })

    it('never shows the values of its statement', async () => {
      const { database } = await openTestDatabase(kind)
      const row = { key: 'a', value: 'Mariana' }
      await database('setting').insert(row)
      await expect(database('setting').insert(row)).rejects.toSatisfy(
        (error) => error instanceof Error && !error.message.includes('Mariana'),
      )
    })
  })
})
