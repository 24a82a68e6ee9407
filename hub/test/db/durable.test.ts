import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { connectDatabase } from '../../src/db/open-database.ts'
import { isStoreAway } from '../../src/db/store-away.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { configFor } from '@matricula/hub/testing/test-hub'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function connect(folder: string, given: { readonly durable?: boolean } = {}) {
  const sqlite = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
  const database = await connectDatabase({ ...sqlite, ...given }, '/')
  onTestFinished(() => database.destroy())
  return database
}

async function aDatabase(given: { readonly durable?: boolean } = {}, folder?: string) {
  const database = await connect(folder ?? (await aFolder()), given)
  await database.raw('create table note (text text not null unique)')
  return database
}

/** What the system is asked to bring to the disk, from now on and until the test ends. */
async function watchDisk() {
  const file = await open(path.join(import.meta.dirname, 'durable.test.ts'))
  const prototype: { datasync(): Promise<void> } = Object.getPrototypeOf(file)
  await file.close()
  const disk = vi.spyOn(prototype, 'datasync')
  onTestFinished(() => disk.mockRestore())
  return disk
}

/** A disk that is done only when it is told so. */
async function aSlowDisk() {
  const disk = await watchDisk()
  let done = () => {}
  const gate = new Promise<void>((resolve) => {
    done = resolve
  })
  disk.mockImplementation(() => gate)
  onTestFinished(() => done())
  return { disk, done: () => done() }
}

const write = (database: Database, text: string) => database('note').insert({ text })
const writeInTransaction = (database: Database, text: string) =>
  inTransaction(database, (trx) => trx('note').insert({ text }))
const texts = (database: Database): Promise<readonly string[]> =>
  database('note').orderBy('text').pluck('text')

/** Whether it has ended by the time that everything else has had its turn. */
async function hasEnded(act: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  return (await Promise.race([act, pause(100, open)])) !== open
}

describe('The embedded database', () => {
  it.each([
    ['a statement by itself', write],
    ['a transaction', writeInTransaction],
  ])('says of %s that it is kept when it is on the disk, and not before', async (_name, act) => {
    const database = await aDatabase()
    const { done } = await aSlowDisk()
    const written = Promise.resolve(act(database, 'kept'))
    expect(await hasEnded(written)).toBe(false)
    done()
    await written
    expect(await texts(database)).toEqual(['kept'])
  })

  it('tells nobody of a row that is not on the disk yet', async () => {
    const database = await aDatabase()
    const { done, disk } = await aSlowDisk()
    const written = write(database, 'kept').then(() => 'written')
    await vi.waitUntil(() => disk.mock.calls.length > 0)
    const read = texts(database)
    const readInTransaction = inTransaction(database, (trx) => texts(trx))
    expect([await hasEnded(read), await hasEnded(readInTransaction)]).toEqual([false, false])
    done()
    expect(await Promise.all([written, read, readInTransaction])).toEqual(['written', ['kept'], ['kept']])
  })

  it('brings what is committed meanwhile to the disk at once, for all', async () => {
    const folder = await aFolder()
    const database = await aDatabase({}, folder)
    const other = await connect(folder, { durable: false })
    const { done, disk } = await aSlowDisk()
    const first = writeInTransaction(database, 'first')
    await vi.waitUntil(() => disk.mock.calls.length > 0)
    const all = Array.from({ length: 20 }, (_, index) => `note ${index}`)
    const meanwhile = all.map((text) => writeInTransaction(database, text))
    expect(await hasEnded(Promise.race(meanwhile))).toBe(false)
    while ((await texts(other)).length < 21) await pause(10)
    done()
    await Promise.all([first, ...meanwhile])
    expect((await texts(database)).length).toBe(21)
    expect(disk).toHaveBeenCalledTimes(2)
  })

  it('undoes a transaction that breaks off alone, whatever was committed beside it', async () => {
    const database = await aDatabase()
    const broken = inTransaction(database, async (trx) => {
      await write(trx, 'broken')
      throw new Error('broken off')
    })
    const ends = await Promise.allSettled([
      writeInTransaction(database, 'a'),
      broken,
      writeInTransaction(database, 'b'),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await texts(database)).toEqual(['a', 'b'])
  })

  it('says of nothing that it is kept once the disk has failed, and goes on over a new connection', async () => {
    const database = await aDatabase()
    const disk = await watchDisk()
    disk.mockRejectedValueOnce(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }))
    const ends = await Promise.allSettled(['a', 'b'].map((text) => writeInTransaction(database, text)))
    const errors = ends.map((end) => (end.status === 'rejected' ? end.reason : null))
    expect(errors.map(isStoreAway)).toEqual([true, true])
    await vi.waitFor(() => write(database, 'after'))
    expect(await texts(database)).toContain('after')
  })

  it('waits for no disk where nothing has changed, or where it is told not to', async () => {
    const kept = await aDatabase()
    const loose = await aDatabase({ durable: false })
    const disk = await watchDisk()
    await kept('note').where({ text: 'nobody' }).delete()
    await inTransaction(kept, (trx) => trx('note').where({ text: 'nobody' }).update({ text: 'x' }))
    await write(loose, 'kept by nobody')
    const brokenOff = inTransaction(kept, async (trx) => {
      await write(trx, 'undone')
      throw new Error('broken off')
    })
    await expect(brokenOff).rejects.toThrow('broken off')
    expect(await texts(kept)).toEqual([])
    expect(disk).not.toHaveBeenCalled()
  })

  it('waits for the disk in production, whatever is written', async () => {
    const config = configFor({}, { settings: { profile: 'production', database: { durable: false } } })
    await expect(config).rejects.toThrow('database.durable')
  })
})
