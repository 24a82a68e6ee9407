import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../hub/src/db/open-database.ts'
import { databases, sqlite } from '@matricula/hub/testing/databases'
import { aSmallDisk, hasSmallDisks } from '@matricula/hub/testing/small-disk'
import { configFor, root, runHub } from '@matricula/hub/testing/test-hub'
import type { DatabaseStatus, VerifyResult } from '../src/tasks/db/results.ts'
import { runTool } from '../src/tasks/db/run-tool.ts'
import { cli, startCli } from './support/cli.ts'
import { aFolder, onData } from './support/on-data.ts'

describe('A database that is not there yet', () => {
  it('is told so and not made by looking; migrate makes it, and again does nothing', async () => {
    const data = path.join(await aFolder(), 'data')
    const before = await onData(data, ['status', '--json'])
    expect(before).toMatchObject({ exit: 0 })
    const { exists, migrations }: DatabaseStatus = JSON.parse(before.stdout)
    expect([exists, migrations.applied]).toEqual([false, []])
    await expect(readdir(data)).rejects.toThrow('ENOENT')
    expect(await onData(data, ['verify'])).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('No hay base'),
    })
    const first = await onData(data, ['migrate', '--json'])
    expect(JSON.parse(first.stdout)).toEqual({ applied: migrations.pending })
    expect(await onData(data, ['migrate'])).toMatchObject({
      exit: 0,
      stdout: 'Las tablas ya estaban al día.\n',
    })
    const { stdout } = await onData(data, ['status'])
    expect(stdout).toContain('enrollment_order')
    expect(stdout).toContain(path.join(data, 'matricula.db'))
  })
})

describe('A backup', () => {
  it('is taken while a hub works, and comes back once the hub has stopped', async () => {
    const folder = await aFolder()
    const data = path.join(folder, 'data')
    const kind = {
      name: sqlite.name,
      create: async () => ({ environment: { MATRICULA_DATA: data }, drop: async () => {} }),
    }
    const hub = await runHub({ database: kind })
    const file = path.join(folder, 'copy.bak')
    const taken = await onData(data, ['backup', file, '--json'])
    expect(taken).toMatchObject({ exit: 0, stderr: '' })
    expect(JSON.parse(taken.stdout)).toMatchObject({ file, encrypted: false })
    expect(await onData(data, ['backup', file], { LANG: 'C' })).toMatchObject({ exit: 2, stdout: '' })
    const refused = await onData(data, ['restore', file, '--yes', '--json'])
    expect(refused.exit).toBe(5)
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'IN_USE' } })
    expect((await fetch(`${hub.url}/api/health/ready`)).status).toBe(200)
    const elsewhere = path.join(folder, 'other')
    await onData(elsewhere, ['migrate'])
    const restored = await onData(elsewhere, ['restore', file, '--yes', '--json'])
    expect(restored.exit).toBe(0)
    const { previous }: { previous: string } = JSON.parse(restored.stdout)
    expect((await readdir(elsewhere)).toSorted()).toEqual(['matricula.db', path.basename(previous)])
    const verified = await onData(elsewhere, ['verify', '--json'])
    expect(verified.exit).toBe(0)
  })

  it.runIf(hasSmallDisks)('onto a full disk is refused in words of either language', async () => {
    const folder = await aFolder()
    await onData(folder, ['migrate'])
    const file = path.join(aSmallDisk(64), 'copy.bak')
    const es = await onData(folder, ['backup', file])
    expect([es.exit, es.stderr]).toEqual([5, expect.stringContaining('No hay espacio')])
    const en = await onData(folder, ['backup', file, '--lang', 'en'])
    expect([en.exit, en.stderr]).toEqual([5, expect.stringContaining('no room')])
  })

  it('is not put back without a yes, nor when it is no copy', async () => {
    const folder = await aFolder()
    await onData(folder, ['migrate'])
    const before = await readFile(path.join(folder, 'matricula.db'))
    const file = path.join(folder, 'note.txt')
    await writeFile(file, 'a note, and no database at all')
    expect(await onData(folder, ['restore', file])).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('--yes'),
    })
    const { exit, stderr } = await onData(folder, ['restore', file, '--yes'])
    expect(exit).toBe(2)
    expect(stderr).toContain('no abre con la clave del hub')
    expect(await readFile(path.join(folder, 'matricula.db'))).toEqual(before)
  })

  it('with another key than the database’s is refused in words, and the key is not shown', async () => {
    const folder = await aFolder()
    await onData(folder, ['migrate'], { MATRICULA_DATA_KEY: 'the right one' })
    const { exit, stdout, stderr } = await onData(folder, ['status'], {
      MATRICULA_DATA_KEY: 'planted-wrong-key',
    })
    expect([exit, stdout]).toEqual([2, ''])
    expect(stderr).toContain('MATRICULA_DATA_KEY')
    expect(stderr).not.toContain('planted-wrong-key')
  })
})

describe.each(databases)('On $name, a verification', (kind) => {
  it('answers 0 while all agrees, and 1 with the rule and its rows once it does not', async () => {
    const place = await kind.create()
    onTestFinished(() => place.drop())
    const { settings } = await configFor(place.environment)
    const over = path.join(await aFolder(), 'settings.yaml')
    const { client, url, folder } = settings.database
    await writeFile(over, `database: ${JSON.stringify({ client, url, folder })}\n`)
    const on = (words: readonly string[]) =>
      onData(folder, words, { MATRICULA_SETTINGS: over, ...place.program })
    await on(['migrate'])
    expect(await on(['verify'])).toMatchObject({ exit: 0, stdout: '0 órdenes revisadas: todo concuerda.\n' })
    const database = await connectDatabase(settings.database, root)
    const at = '2025-06-19T15:00:00.000Z'
    const row = { topic: 't', payload: '{}', due_at: at, attempts: 0, trace: 't', created_at: at }
    await database('outbox').insert({ ...row, key: 'order:nobody', status: 'due' })
    await database.destroy()
    const broken = await on(['verify', '--json'])
    expect(broken.exit).toBe(1)
    const { invariants }: VerifyResult = JSON.parse(broken.stdout)
    expect(invariants.filter(({ count }) => count > 0)).toMatchObject([
      { name: 'delivery-names-an-order', count: 1 },
    ])
    expect((await on(['verify'])).stdout).toContain('delivery-names-an-order')
  })
})

describe('The database of a server of its own', () => {
  const settings = { MATRICULA_DATABASE_URL: 'postgres://mat:planted-password@127.0.0.1:1/colegio' }

  async function onServer(words: readonly string[]) {
    const over = path.join(await aFolder(), 'settings.yaml')
    await writeFile(over, 'database: { client: pg }\n')
    return onData('/nowhere', words, { ...settings, MATRICULA_SETTINGS: over })
  }

  it('is copied by the server’s own command, which is said without the password', async () => {
    const { exit, stderr, stdout } = await onServer(['backup', '/tmp/copy.bak'])
    expect(exit).toBe(2)
    expect(stderr).toContain(
      'pg_dump --format=custom --file=/tmp/copy.bak --host=127.0.0.1 --port=1 --username=mat',
    )
    expect(stderr + stdout).not.toContain('planted-password')
  })

  it('is brought back by it as well, and then the hub’s own login gets its rights alone', async () => {
    const { exit, stderr } = await onServer(['restore', '/tmp/copy.bak', '--yes'])
    expect(exit).toBe(2)
    expect(stderr).toContain('pg_restore --clean --if-exists --single-transaction --host=127.0.0.1')
    const script = path.join(root, 'docs/sql/postgres-3-tables.sql')
    await access(script)
    expect(stderr).toMatch(/psql --host=127\.0\.0\.1 /)
    expect(stderr).toContain(` --file=${script}\n`)
    expect(stderr).not.toContain('planted-password')
  })

  it('ends with 4 when it does not answer', async () => {
    const { exit, stderr } = await onServer(['status', '--lang', 'en'])
    expect(exit).toBe(4)
    expect(stderr).toContain('The database does not answer')
    expect(stderr).not.toContain('planted-password')
  })
})

describe('The hub behind the command', () => {
  it('must be there, and compiled', async () => {
    const folder = await aFolder()
    const { exit, stderr } = await cli(['db', 'status', '--hub-dir', folder])
    expect(exit).toBe(2)
    expect(stderr).toContain('--hub-dir')
  })

  it('tells what is wrong with its configuration', async () => {
    const over = path.join(await aFolder(), 'settings.yaml')
    await writeFile(over, 'database: { client: pg, url: "" }\n')
    const told = (words: readonly string[]) => onData('x', words, { MATRICULA_SETTINGS: over })
    const es = await told(['status'])
    expect([es.exit, es.stderr]).toEqual([2, expect.stringContaining('database.url no puede estar vacío')])
    const en = await told(['status', '--lang', 'en'])
    expect([en.exit, en.stderr]).toEqual([2, expect.stringContaining('database.url may not be empty')])
  })

  it('is stopped with the command', async () => {
    const stop = new AbortController()
    const tool = { program: path.join(root, 'hub/dist/program/db-tool.js'), folder: root }
    const running = runTool('status', { tool, environment: {}, locale: 'en', signal: stop.signal })
    stop.abort()
    await expect(running).rejects.toMatchObject({ exit: 130 })
  })

  it('is found by the program that was installed', async () => {
    const { ended } = await startCli(['db', 'status', '--json'])
    const { exit, stdout } = await ended
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ dialect: 'sqlite' })
  })
})
