import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../src/db/open-database.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { configFor } from '@matricula/hub/testing/test-hub'

describe('The embedded database', () => {
  it.each([
    [{}, 2],
    [{ durable: true }, 2],
    [{ durable: false }, 0],
  ])('waits for the disk unless it is told not to: %j', async (given, synchronous) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const sqlite = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
    const settings = { ...sqlite, ...given }
    const database = await connectDatabase(settings, '/')
    expect(await database.raw('PRAGMA synchronous')).toEqual([{ synchronous }])
    await database.destroy()
  })

  it('waits for the disk in production, whatever is written', async () => {
    const config = configFor({}, { settings: { profile: 'production', database: { durable: false } } })
    await expect(config).rejects.toThrow('database.durable')
  })
})
