import {
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupDatabase } from '../../src/db/backup-database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { restoreDatabase } from '../../src/db/restore-database.ts'
import { openSqlite } from '../../src/db/sqlite-client.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { aSmallDisk, hasSmallDisks } from '@matricula/hub/testing/small-disk'

const now = new Date('2025-06-19T15:00:00Z')

/**
 * An embedded database with one setting, which nobody has open. What is kept is read from a copy: a connection of this
 * process would stay open for as long as its statements are remembered.
 */
async function aDatabase(encryptionKey = '') {
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-copies-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const settings = { client: 'sqlite', folder: 'data', url: '', pool: 1, deadlines, encryptionKey } as const
  const made = await openDatabase({ ...settings, folder: 'made' }, root)
  await made.destroy()
  await mkdir(path.join(root, 'data'), { mode: 0o700 })
  const present = path.join(root, 'data/matricula.db')
  await backupDatabase({ ...settings, folder: 'made' }, { root, file: present })
  const connect = () =>
    openSqlite({ filename: present, encryptionKey }, { timeout: 1000, first: 'PRAGMA journal_mode = WAL' })
  const keep = (value: string) => {
    const connection = connect()
    connection.exec(`delete from setting; insert into setting (key, value) values ('who', '${value}')`)
    connection.close()
  }
  const kept = async () => {
    await mkdir(path.join(root, 'look'), { recursive: true })
    await copyFile(present, path.join(root, 'look/matricula.db'))
    const database = await openDatabase({ ...settings, folder: 'look' }, root)
    const rows = await database('setting').pluck('value')
    await database.destroy()
    await rm(path.join(root, 'look'), { recursive: true })
    return rows.join()
  }
  keep('Mariana')
  const file = path.join(root, 'copy.bak')
  return {
    file,
    settings,
    connect,
    keep,
    kept,
    backup: (to = file) => backupDatabase(settings, { root, file: to }),
    restore: (from = file, key = encryptionKey) =>
      restoreDatabase({ ...settings, encryptionKey: key }, { root, file: from, now }),
    opened: () => openDatabase(settings, root),
    present,
    data: () => readdir(path.join(root, 'data')),
  }
}

describe('A backup of the embedded database', () => {
  it('holds what is committed while the hub writes, for its owner alone', async () => {
    const { backup, connect, file, keep, restore, kept } = await aDatabase()
    const hub = connect()
    hub.exec("update setting set value = 'Mariana, late'; begin; insert into setting values ('not', 'yet')")
    const copy = await backup()
    hub.exec('rollback')
    hub.close()
    expect(copy).toMatchObject({
      file,
      encrypted: false,
      migrations: expect.arrayContaining(['004-families']),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    keep('somebody else')
    expect(await restore()).toMatchObject({ pending: [] })
    expect(await kept()).toBe('Mariana, late')
  })

  it('stays encrypted with the database’s own key', async () => {
    const { backup, file, restore, kept } = await aDatabase('a key of the school')
    expect(await backup()).toMatchObject({ encrypted: true })
    expect(await readFile(file, 'latin1')).not.toMatch(/Mariana|SQLite format/)
    expect(await restore(file, 'another key')).toMatchObject({ refused: 'UNREADABLE' })
    expect(await restore()).toMatchObject({ pending: [] })
    expect(await kept()).toBe('Mariana')
  })

  it('never takes the place of a file, and leaves nothing half made', async () => {
    const { backup, file } = await aDatabase()
    await writeFile(file, 'mine')
    expect(await backup()).toEqual({ refused: 'FILE_EXISTS', facts: { file } })
    expect(await readFile(file, 'utf8')).toBe('mine')
    expect(await backup(path.join(path.dirname(file), 'nowhere/copy.bak'))).toMatchObject({
      refused: 'NO_FOLDER',
    })
    expect(await readdir(path.dirname(file))).toEqual(['copy.bak', 'data', 'made'])
  })

  it.each([
    [
      'pg',
      'postgres://mat:s3cret@db.example:6543/colegio',
      'pg_dump --format=custom --file=/b/copy.bak --host=db.example --port=6543 --username=mat --dbname=colegio',
    ],
    [
      'mssql',
      'mssql://sa:s3cret@db.example/mat]r',
      "sqlcmd -S db.example,1433 -U sa -Q 'BACKUP DATABASE [mat]]r] TO DISK = N'\\''/b/copy.bak'\\'' WITH COPY_ONLY, CHECKSUM'",
    ],
  ] as const)('of %s is its own server’s work, said without the password', async (client, url, command) => {
    const settings = { client, url, folder: '', encryptionKey: '', pool: 1, deadlines }
    const refusal = await backupDatabase(settings, { root: '/', file: '/b/copy.bak' })
    expect(refusal).toEqual({ refused: 'NOT_EMBEDDED', facts: { command } })
    const other = await restoreDatabase(settings, { root: '/', file: '/b/copy.bak', now })
    expect(JSON.stringify(other)).toContain('db.example')
    const { after } = 'facts' in other ? other.facts : {}
    expect(after).toBe(
      client === 'pg'
        ? 'psql --host=db.example --port=6543 --username=mat --dbname=colegio --file=/docs/sql/postgres-3-tables.sql'
        : undefined,
    )
    expect(JSON.stringify(other)).not.toContain('s3cret')
  })
})

describe.runIf(hasSmallDisks)('A disk that is full', () => {
  it('takes no backup, and nothing is left of it', async () => {
    const { backup } = await aDatabase()
    const disk = aSmallDisk(64)
    expect(await backup(path.join(disk, 'copy.bak'))).toEqual({ refused: 'NO_ROOM', facts: { file: disk } })
    expect(await readdir(disk)).toEqual([])
  })

  it('takes no restore, and the database stays as it was', async () => {
    const { backup, file, settings } = await aDatabase()
    await backup()
    const disk = aSmallDisk(64)
    const root = path.dirname(file)
    const restored = await restoreDatabase({ ...settings, folder: disk }, { root, file, now })
    expect(restored).toEqual({ refused: 'NO_ROOM', facts: { file: disk } })
    expect(await readdir(disk)).toEqual([])
  })
})

describe('A restore', () => {
  it('is refused while anybody has the database open, however idle, and changes nothing', async () => {
    const { backup, opened, restore, file, present } = await aDatabase()
    await backup()
    const hub = await opened()
    onTestFinished(() => hub.destroy())
    await hub('setting').select()
    expect(await restore()).toEqual({ refused: 'IN_USE', facts: { file: present } })
    await hub('setting').insert({ key: 'still', value: 'writing' })
    expect(await hub('setting').select('key').orderBy('key')).toEqual([{ key: 'still' }, { key: 'who' }])
    expect(await stat(file)).toBeDefined()
  })

  it('keeps the database that was there, whole, beside it', async () => {
    const { backup, keep, restore, kept, data, present, file } = await aDatabase()
    await backup()
    keep('Valentina')
    const previous = `${present}.before-restore-20250619T150000Z`
    expect(await restore()).toMatchObject({ database: present, previous })
    expect(await data()).toEqual(['matricula.db', 'matricula.db.before-restore-20250619T150000Z'])
    await copyFile(previous, file)
    await rm(previous)
    expect(await kept()).toBe('Mariana')
    await restore()
    expect(await kept()).toBe('Valentina')
  })

  it.runIf(process.getuid?.() === 0)(
    'by root leaves a database that the hub’s own user can open',
    async () => {
      const { backup, restore, present } = await aDatabase()
      await backup()
      await chown(path.dirname(present), 12_345, 12_345)
      expect(await restore()).toMatchObject({ pending: [] })
      const { uid, mode } = await stat(present)
      expect([uid, mode & 0o777]).toEqual([12_345, 0o600])
    },
  )

  it('puts a copy where no database is', async () => {
    const { backup, restore, kept, present } = await aDatabase()
    await backup()
    await rm(present)
    expect(await restore()).toMatchObject({ previous: null })
    expect(await kept()).toBe('Mariana')
  })

  it('takes no damaged copy, no foreign database and none of a newer hub', async () => {
    const { backup, restore, kept, connect, file } = await aDatabase()
    await backup()
    const handle = await open(file, 'r+')
    const { size } = await handle.stat()
    await handle.write(Buffer.alloc(4096 * 20, 0xab), 0, 4096 * 20, Math.floor(size / 8192) * 4096)
    await handle.close()
    expect(await restore()).toMatchObject({ refused: 'DAMAGED' })
    await writeFile(file, '')
    expect(await restore()).toMatchObject({ refused: 'FOREIGN' })
    await writeFile(file, 'not a database at all, however long it is'.repeat(100))
    expect(await restore()).toMatchObject({ refused: 'UNREADABLE' })
    await rm(file)
    expect(await restore()).toMatchObject({ refused: 'NO_FILE' })
    const newer = connect()
    newer.exec("insert into migration (name, batch) values ('099-tomorrow', 9)")
    await backup()
    newer.exec("delete from migration where name = '099-tomorrow'")
    newer.close()
    expect(await restore()).toMatchObject({ refused: 'NEWER', facts: { migrations: '099-tomorrow' } })
    expect(await kept()).toBe('Mariana')
  })
})
