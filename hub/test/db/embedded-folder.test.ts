import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'

describe('The folder of the embedded database', () => {
  const sqlite = { client: 'sqlite', url: '', pool: 1, deadlines } as const

  async function aFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  async function keepMariana(folder: string, encryptionKey: string): Promise<void> {
    const database = await openDatabase({ ...sqlite, folder, encryptionKey }, '/')
    await database('setting').insert({ key: 'student', value: 'Mariana Gómez Rojas' })
    await database.destroy()
  }

  const bytesIn = async (folder: string) => {
    const files = await readdir(folder)
    return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'latin1')))).join('')
  }

  it('is for its own user alone, also when it was there before', async () => {
    const folder = await aFolder()
    await chmod(folder, 0o755)
    await keepMariana(folder, '')
    await keepMariana(path.join(folder, 'fresh'), '')
    expect((await stat(path.join(folder, 'fresh'))).mode & 0o777).toBe(0o700)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await chmod(path.join(folder, 'matricula.db'), 0o644)
    const database = await openDatabase({ ...sqlite, folder, encryptionKey: '' }, '/')
    onTestFinished(() => database.destroy())
    const modes = ['', '-wal', '-shm'].map(async (end) => {
      const { mode } = await stat(path.join(folder, `matricula.db${end}`))
      return mode & 0o777
    })
    expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o600])
  })

  it('keeps what a hub writes that opened it twice while another program opens it and closes it', async () => {
    const folder = await aFolder()
    await keepMariana(folder, '')
    const open = async () => {
      const database = await openDatabase({ ...sqlite, folder, encryptionKey: '' }, '/')
      onTestFinished(() => database.destroy())
      return database
    }
    await open()
    const hub = await open()
    const another = async (statement: string) => {
      const file = path.join(folder, 'matricula.db')
      const program = `const Libsql = require('libsql'); const database = new Libsql(process.argv[1])
        database.exec(process.argv[2]); database.close()`
      await promisify(execFile)(process.execPath, ['-e', program, file, statement])
    }
    await another(`insert into setting (key, value) values ('before', '1')`)
    await hub('setting').insert({ key: 'between', value: '2' })
    await another(`insert into setting (key, value) select 'after', count(*) from setting`)
    expect(await hub('setting').orderBy('key').pluck('value')).toEqual(['3', '1', '2', 'Mariana Gómez Rojas'])
  })

  it('shows nothing of a person when it is encrypted, and everything when it is not', async () => {
    const [open, closed] = [await aFolder(), await aFolder()]
    await keepMariana(open, '')
    await keepMariana(closed, 'a key of the school')
    expect(await bytesIn(open)).toContain('Mariana')
    const bytes = await bytesIn(closed)
    expect(bytes.length).toBeGreaterThan(4096)
    expect(bytes).not.toMatch(/Mariana|setting|SQLite format/)
  })

  it('opens again with its key', async () => {
    const folder = await aFolder()
    await keepMariana(folder, 'a key of the school')
    const database = await openDatabase({ ...sqlite, folder, encryptionKey: 'a key of the school' }, '/')
    expect(await database('setting').first('value')).toEqual({ value: 'Mariana Gómez Rojas' })
    await database.destroy()
  })

  it.each([
    ['another key', 'hush'],
    ['no key', ''],
  ])('is refused with %s, in words that help and without the key', async (_title, encryptionKey) => {
    const folder = await aFolder()
    await keepMariana(folder, 'a key of the school')
    const opening = openDatabase({ ...sqlite, folder, encryptionKey }, '/')
    await expect(opening).rejects.toThrow(/matricula\.db .*database\.encryptionKey/)
    await expect(opening).rejects.not.toThrow(/hush/)
    const database = await openDatabase({ ...sqlite, folder, encryptionKey: 'a key of the school' }, '/')
    expect(await database('setting')).toHaveLength(1)
    await database.destroy()
  })

  it('is refused with a key when it was never encrypted', async () => {
    const folder = await aFolder()
    await keepMariana(folder, '')
    const opening = openDatabase({ ...sqlite, folder, encryptionKey: 'a key of the school' }, '/')
    await expect(opening).rejects.toThrow(/database\.encryptionKey/)
  })
})
