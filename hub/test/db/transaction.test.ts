import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { poolUsage } from '../../src/db/pool.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { databases } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { takeAllRoom } from '@matricula/hub/testing/full-disk'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { until } from '@matricula/hub/testing/until'

const contention = () => Object.assign(new Error('deadlock'), { code: '40P01' })

describe.each(databases)('A transaction on $name', (kind) => {
  it('answers what its story answers, and keeps what it wrote', async () => {
    const { database } = await openTestDatabase(kind)
    const answer = await inTransaction(database, async (trx) => {
      await trx('setting').insert({ key: 'a', value: '1' })
      return 'told'
    })
    expect(answer).toBe('told')
    expect(await database('setting')).toHaveLength(1)
  })

  it('leaves nothing behind when its story breaks off', async () => {
    const { database } = await openTestDatabase(kind)
    const broken = inTransaction(database, async (trx) => {
      await trx('setting').insert({ key: 'a', value: '1' })
      throw new Error('halfway')
    })
    await expect(broken).rejects.toThrow('halfway')
    expect(await database('setting')).toEqual([])
  })

  it('whose story breaks off while others of its statements are under way leaves nothing open behind', async () => {
    const { database, again } = await openTestDatabase(kind)
    const broken = inTransaction(database, (trx) =>
      Promise.all([
        trx.raw('select * from nowhere'),
        trx('setting').insert({ key: 'a', value: '1' }),
        trx('setting').insert({ key: 'b', value: '1' }),
      ]),
    )
    await expect(broken).rejects.toThrow('nowhere')
    await database('setting').insert({ key: 'c', value: '1' })
    expect(await (await again())('setting').pluck('key')).toEqual(['c'])
  })

  it('is told again, from the start, when the database gave it up', async () => {
    const { database } = await openTestDatabase(kind)
    let told = 0
    await inTransaction(database, async (trx) => {
      told += 1
      await trx('setting').insert({ key: 'a', value: String(told) })
      if (told < 3) throw contention()
    })
    expect(await database('setting')).toEqual([{ key: 'a', value: '3' }])
  })

  it('gives up after four tellings, and tells any other failure once', async () => {
    const { database } = await openTestDatabase(kind)
    const tellings = async (error: Error) => {
      let told = 0
      const story = () => {
        told += 1
        return Promise.reject(error)
      }
      await expect(inTransaction(database, story)).rejects.toBe(error)
      return told
    }
    expect([await tellings(contention()), await tellings(new Error('a bug'))]).toEqual([4, 1])
  })
})

describe('A write that meets the lock of another process', () => {
  it.each([
    ['alone', async (database: Database) => database('setting').insert({ key: 'a', value: '1' })],
    [
      'in a story that reads first',
      (database: Database) =>
        inTransaction(database, async (trx) => {
          await trx('setting').where({ key: 'a' }).first()
          await trx('setting').insert({ key: 'a', value: '1' })
        }),
    ],
  ])('%s, waits until it is gone, and the hub writes on', async (_title, write) => {
    const { database, file } = await anEmbeddedDatabase()
    const backup = new Libsql(file)
    onTestFinished(() => void backup.close())
    backup.exec('BEGIN IMMEDIATE')
    const waiting = write(database)
    await until(
      async () => poolUsage(database),
      ({ used }) => used === 1,
    )
    backup.exec('ROLLBACK')
    await waiting
    await inTransaction(database, async (trx) => trx('setting').insert({ key: 'b', value: '1' }))
    expect(backup.prepare('select key from setting order by key').all()).toEqual([{ key: 'a' }, { key: 'b' }])
  })
})

describe('A story for which the disk has no room', () => {
  it('says so, writes nothing more, and another is told once there is room', async () => {
    const { database } = await anEmbeddedDatabase()
    const giveRoom = await takeAllRoom(database)
    const before = await database('setting').pluck('key')
    const story = inTransaction(database, async (trx) => {
      await fill(trx).catch(() => undefined)
      await trx('setting').where({ key: 'a' }).delete()
    })
    await expect(story).rejects.toThrow('undone')
    const silent = inTransaction(database, (trx) => fill(trx).catch(() => undefined))
    await expect(silent).rejects.toThrow('undone')
    await expect(inTransaction(database, fill)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect(await database('setting').pluck('key')).toEqual(before)
    await giveRoom()
    await inTransaction(database, (trx) => trx('setting').insert({ key: 'b', value: '1' }))
    expect(await database('setting').where({ key: 'b' })).toHaveLength(1)
  })
})

/** More than a page. */
async function fill(database: Database): Promise<void> {
  await database('setting').insert({ key: 'filler', value: 'x'.repeat(20_000) })
}

describe.runIf(databases.some(({ name }) => name === 'PostgreSQL'))('Two transactions on PostgreSQL', () => {
  it('that wait for each other both end: the victim is told again', async () => {
    const [kind] = databases.filter(({ name }) => name === 'PostgreSQL')
    if (kind === undefined) throw new Error('there is no PostgreSQL')
    const { database } = await openTestDatabase(kind)
    await database('setting').insert([
      { key: 'a', value: '0' },
      { key: 'b', value: '0' },
    ])
    let tellings = 0
    const bothLocked = meetingOf(2)
    const oneHasEnded = meetingOf(2)
    const add = (first: string, second: string) =>
      inTransaction(database, async (trx) => {
        tellings += 1
        // Told again, the victim lets the other end first: it could be the victim once more.
        if (tellings > 2) await oneHasEnded()
        const touch = (key: string) =>
          trx('setting')
            .where({ key })
            .update({ value: trx.raw(`value || '+'`) })
        await touch(first)
        await bothLocked()
        await touch(second)
      })
    await Promise.all([add('a', 'b').then(oneHasEnded), add('b', 'a').then(oneHasEnded)])
    expect(await database('setting').orderBy('key')).toEqual([
      { key: 'a', value: '0++' },
      { key: 'b', value: '0++' },
    ])
    expect(tellings).toBe(3)
  })
})

/** Lets nobody pass before so many have come; who comes later passes at once. */
function meetingOf(guests: number): () => Promise<void> {
  let waiting = guests
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    waiting -= 1
    if (waiting <= 0) open()
    return promise
  }
}

async function anEmbeddedDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  const settings = { client: 'sqlite', folder, encryptionKey: '', url: '', pool: 1, deadlines } as const
  const database = await openDatabase(settings, '/')
  onTestFinished(async () => {
    await database.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return { database, file: path.join(folder, 'matricula.db') }
}
