import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMemos, pretendFile } from '../../src/db/open-memos.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { wallClock } from '../../src/shared/clock.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'

const pretend = ['payments.card', 'notices.main']

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
  const database = await openDatabase(settings, '/')
  onTestFinished(() => database.destroy())
  let wall = Date.UTC(2025, 5, 19, 15)
  const clock = { ...wallClock, wall: () => new Date(wall) }
  const open = async () => {
    const memos = await openMemos({ settings, root: '/', database, clock, pretend })
    onTestFinished(() => memos.close())
    return memos.memo
  }
  return { settings, database, open, pass: (ms: number) => (wall += ms) }
}

describe('What pretend vendors remember beside an embedded database', () => {
  it('is the last that was set, by instance, in every shape of JSON, for who opens it next', async () => {
    const { open } = await aFolder()
    const memo = await open()
    const values = [null, 0, '', 'María', { a: [1, { b: null }] }, []]
    for (const [index, value] of values.entries()) await memo.set('payments.card', `key-${index}`, value)
    await memo.set('notices.main', 'key-0', 'theirs')
    await memo.set('payments.card', 'key-1', 1)
    const next = await open()
    const seen = await Promise.all(values.map((_, index) => next.get('payments.card', `key-${index}`)))
    expect(seen).toEqual([null, 1, '', 'María', { a: [1, { b: null }] }, []])
  })

  it('is nothing once deleted, and nothing before', async () => {
    const memo = await (await aFolder()).open()
    await memo.set('payments.card', 'key', 1)
    await memo.delete('payments.card', 'key')
    await memo.delete('payments.card', 'never')
    expect([await memo.get('payments.card', 'key'), await memo.get('payments.card', 'never')]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('ends with its time to live, and may be added again then', async () => {
    const { open, pass } = await aFolder()
    const memo = await open()
    await memo.set('payments.card', 'key', 1, { ttlMs: 1000 })
    pass(999)
    expect([await memo.get('payments.card', 'key'), await memo.add('payments.card', 'key', 2)]).toEqual([
      1,
      false,
    ])
    pass(1)
    expect([await memo.get('payments.card', 'key'), await memo.list('payments.card', '')]).toEqual([
      undefined,
      [],
    ])
    expect([
      await memo.add('payments.card', 'key', 3),
      await memo.add('payments.card', 'key', 4),
      await memo.get('payments.card', 'key'),
    ]).toEqual([true, false, 3])
  })

  it('is listed by how its keys begin, to the letter and in their order', async () => {
    const memo = await (await aFolder()).open()
    for (const key of ['a/2', 'a/10', 'A/1', 'a', 'b/1', 'a/ñ', 'a%'])
      await memo.set('payments.card', key, key)
    const keys = (await memo.list('payments.card', 'a/')).map(({ key }) => key)
    expect(keys).toEqual(['a/10', 'a/2', 'a/ñ'])
    expect(await memo.list('notices.main', '')).toEqual([])
  })

  it('lies in a file of its own, and what real vendors need in the database of the hub', async () => {
    const { open, database, settings } = await aFolder()
    const memo = await open()
    await memo.set('payments.card', 'key', 'pretended')
    await memo.set('payments.wompi', 'key', 'real')
    const kept = await database('plugin_memo').select('instance', 'value')
    expect(kept).toEqual([{ instance: 'payments.wompi', value: '"real"' }])
    expect(pretendFile(settings, '/')).toBe(path.join(settings.folder, 'pretend-vendors.db'))
  })

  it('is carried over from the database of before, once and over nothing that is newer', async () => {
    const { open, database } = await aFolder()
    const row = (instance: string, key: string, value: string) => ({ instance, key, value, expires_at: null })
    const before = await open()
    await before.set('payments.card', 'payment:1', 'newer')
    await database('plugin_memo').insert([
      row('payments.card', 'payment:1', '"older"'),
      row('payments.card', 'payment:2', '"only there"'),
      row('payments.wompi', 'key', '"real"'),
    ])
    const memo = await open()
    expect([
      await memo.get('payments.card', 'payment:1'),
      await memo.get('payments.card', 'payment:2'),
    ]).toEqual(['newer', 'only there'])
    expect(await database('plugin_memo').pluck('instance')).toEqual(['payments.wompi'])
  })
})
