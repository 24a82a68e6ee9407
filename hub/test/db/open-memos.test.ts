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
  const open = async () => {
    const memos = await openMemos({ settings, root: '/', database, clock: wallClock, pretend })
    onTestFinished(() => memos.close())
    return memos.memo
  }
  return { settings, database, open }
}

describe('What pretend vendors remember beside an embedded database', () => {
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
