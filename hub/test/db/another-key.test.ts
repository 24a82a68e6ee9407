import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../src/config/stores-settings.ts'
import { ownFindings } from '../../src/db/inspect.ts'
import { NotReadable } from '../../src/db/not-readable.ts'
import { connectDatabase, openDatabase } from '../../src/db/open-database.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-key-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function settingsOf(folder: string, encryptionKey: string): DatabaseSettings {
  return { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey }
}

/** The files of a hub that was killed: what it wrote last stands in the log beside the database. */
async function leftByKilledHub(encryptionKey: string): Promise<string> {
  const [alive, left] = [await newFolder(), await newFolder()]
  const database = await openDatabase(settingsOf(alive, encryptionKey), '/')
  await database('setting').insert({ key: 'kept', value: '1' })
  for (const file of await readdir(alive)) await copyFile(path.join(alive, file), path.join(left, file))
  await database.destroy()
  return left
}

describe.each([
  ['without a key', '', 'one'],
  ['with another key', 'one', 'another'],
  ['with a key, opened without one', 'one', ''],
])('A database %s that a killed hub left', (_case, own, other) => {
  it('is refused by the other key and stays whole for its own', async () => {
    const folder = await leftByKilledHub(own)
    for (let times = 0; times < 2; times += 1)
      await expect(connectAndRead(settingsOf(folder, other))).rejects.toBeInstanceOf(NotReadable)
    const database = await connectDatabase(settingsOf(folder, own), '/')
    onTestFinished(() => database.destroy())
    expect(await database('setting').where({ key: 'kept' })).toEqual([{ key: 'kept', value: '1' }])
    expect(await ownFindings(database)).toEqual([])
  })
})

async function connectAndRead(settings: DatabaseSettings): Promise<unknown> {
  const database = await connectDatabase(settings, '/')
  try {
    return await database('setting')
  } finally {
    await database.destroy()
  }
}
