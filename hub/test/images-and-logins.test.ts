import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { databases, sqlite } from '@matricula/hub/testing/databases'
import { onServer } from '@matricula/hub/testing/sql-server/on-server'
import { root, runHub } from '@matricula/hub/testing/test-hub'

const run = promisify(execFile)
const folder = path.join(root, 'hub/deploy')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')
const server = new URL(
  process.env['MATRICULA_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
)

interface Service {
  readonly image: string
  readonly env_file?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: unknown
}

const composed: { readonly services: Readonly<Record<string, Service>> } = parse(await read('compose.yaml'), {
  merge: true,
})
const { services } = composed

const isInstalled = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )
const hasPostgres = databases.some(({ name }) => name === 'PostgreSQL')
const hasTools = hasPostgres && (await isInstalled('psql')) && (await isInstalled('pg_dump'))

async function aFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'matricula-deploy-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

describe('The image', () => {
  it('is of one exact Node.js 24, and no dependency runs a script while it is made', async () => {
    const dockerfile = await read('Dockerfile')
    expect(dockerfile).toMatch(/^ARG NODE=24\.\d+\.\d+-bookworm-slim$/m)
    expect(dockerfile.match(/^FROM \S+/gm)).toEqual(['FROM node:${NODE}', 'FROM node:${NODE}'])
    const installs = dockerfile.match(/\bnpm (?:ci|install|i)\b[^&\n]*/g) ?? []
    expect(installs).toHaveLength(2)
    for (const install of installs) expect(install).toMatch(/^npm ci --ignore-scripts /)
  })

  it('holds no file of secrets', async () => {
    const left = (await read('Dockerfile.dockerignore')).split('\n')
    expect(left).toEqual(expect.arrayContaining(['**/.env', '**/*.env']))
    const ignored = (await readFile(path.join(root, '.gitignore'), 'utf8')).split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', 'hub.env']))
  })
})

describe('The containers', () => {
  const passwords = ['MATRICULA_POSTGRES_PASSWORD', 'MATRICULA_OWNER_PASSWORD', 'MATRICULA_HUB_PASSWORD']
  const knownTo = (service: string) =>
    passwords.filter((name) => JSON.stringify(services[service]?.environment ?? {}).includes(name))

  it('know each the one password they need, and what is in hub.env', () => {
    const known = Object.fromEntries(Object.keys(services).map((name) => [name, knownTo(name)]))
    const [, owner, hub] = passwords
    expect(known).toEqual({
      'hub-a': [hub],
      'hub-b': [hub],
      worker: [hub],
      tables: [owner],
      rights: [owner],
      postgres: passwords,
      redis: [],
      proxy: [],
    })
    for (const { env_file: file } of Object.values(services)) expect([undefined, 'hub.env']).toContain(file)
  })

  it('have hubs and worker wait until their tables are made and their rights are small', () => {
    for (const name of ['hub-a', 'hub-b', 'worker']) {
      expect(services[name]).toMatchObject({
        environment: { MATRICULA_DATABASE_URL: expect.stringMatching(/^postgres:\/\/matricula_hub:/) },
        depends_on: { rights: { condition: 'service_completed_successfully' } },
      })
    }
    expect(services['rights']?.depends_on).toEqual({
      tables: { condition: 'service_completed_successfully' },
    })
    expect(services['tables']?.command).toEqual(['node', 'hub/dist/program/db-tool.js', 'migrate'])
    expect(services['rights']?.command?.at(-1)).toBe('--file=/sql/postgres-3-tables.sql')
  })
})

describe.runIf(hasTools)('The logins that a new database of compose gets', () => {
  it('are made with their passwords by the shipped script, and neither is an administrator', async () => {
    const name = `matricula_compose_${randomBytes(5).toString('hex')}`
    onTestFinished(() =>
      onServer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
        await client.query(`drop role if exists ${name}_owner, ${name}_hub`)
      }),
    )
    const made = await aFolder()
    // Of a school of another name, for the server is everybody's.
    const renamed = (text: string) => text.replaceAll(/\bmatricula(?=_owner|_hub|\b)/g, name)
    for (const script of ['postgres-1-server.sql', 'postgres-2-database.sql'])
      await writeFile(
        path.join(made, script),
        renamed(await readFile(path.join(root, 'docs/sql', script), 'utf8')),
      )
    const script = renamed(await read('postgres-logins.sh')).replaceAll('/sql/', `${made}/`)
    await writeFile(path.join(made, 'logins.sh'), script)
    const { stdout, stderr } = await run('sh', [path.join(made, 'logins.sh')], {
      env: {
        PATH: process.env['PATH'],
        PGHOST: server.hostname,
        PGPORT: server.port || '5432',
        PGUSER: server.username,
        PGPASSWORD: decodeURIComponent(server.password),
        MATRICULA_OWNER_PASSWORD: "the owner's",
        MATRICULA_HUB_PASSWORD: 'hubs',
      },
    })
    expect([stdout, stderr].join()).not.toContain("owner's")
    await onServer(async (client) => {
      const { rows } = await client.query(
        `select rolname, rolsuper, rolcreatedb, rolcreaterole, left(rolpassword, 13) as kept
         from pg_authid where rolname like $1 order by rolname`,
        [`${name}%`],
      )
      const small = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, kept: 'SCRAM-SHA-256' }
      expect(rows).toEqual([
        { rolname: `${name}_hub`, ...small },
        { rolname: `${name}_owner`, ...small },
      ])
    })
  })
})

describe('The backup of every night', () => {
  const backUp = (into: string, environment: Readonly<Record<string, string>>) =>
    run(process.execPath, [path.join(folder, 'backup.js'), into], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
    })

  it('is what the timer starts, where the units keep their data', async () => {
    expect(await read('matricula-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:00$/m)
    expect(await read('matricula-backup.timer')).toMatch(/^Persistent=true$/m)
    const service = await read('matricula-backup.service')
    expect(service).toMatch(/^Type=oneshot$/m)
    expect(service).toMatch(
      /^ExecStart=\/usr\/bin\/node hub\/deploy\/backup\.js \/var\/lib\/matricula\/backups$/m,
    )
  })

  it('saves the embedded database while a hub is open, and keeps the newest fourteen', async () => {
    const database = await sqlite.create()
    onTestFinished(() => database.drop())
    await runHub({
      database: { name: 'SQLite', create: async () => ({ ...database, drop: async () => {} }) },
    })
    const into = path.join(await aFolder(), 'backups')
    await mkdir(into)
    const older = Array.from(
      { length: 20 },
      (_, day) => `matricula-202001${String(day + 1).padStart(2, '0')}T023000Z`,
    )
    for (const name of older) await writeFile(path.join(into, `${name}.backup`), '')
    await writeFile(path.join(into, 'mine.txt'), '')
    const { stdout } = await backUp(into, database.environment)
    const files = (await readdir(into)).toSorted()
    expect(files).toHaveLength(15)
    expect(files.slice(0, 13)).toEqual(older.slice(-13).map((name) => `${name}.backup`))
    expect(stdout.trim()).toBe(path.join(into, files[13] ?? ''))
    expect(files[14]).toBe('mine.txt')
    const restored = await aFolder()
    await copyFile(stdout.trim(), path.join(restored, 'copy.backup'))
    await mkdir(path.join(restored, 'data'))
    const { stdout: told } = await run(
      process.execPath,
      ['hub/dist/program/db-tool.js', 'restore', path.join(restored, 'copy.backup')],
      { cwd: root, env: { PATH: process.env['PATH'], MATRICULA_DATA: path.join(restored, 'data') } },
    )
    expect(JSON.parse(told)).not.toHaveProperty('refused')
  })

  it.runIf(hasTools)(
    'saves PostgreSQL by the address of the hub, whose password no command line shows',
    async () => {
      const [, postgres] = databases.length > 1 ? databases : [undefined, databases[0]]
      if (postgres === undefined) throw new Error('there is no PostgreSQL')
      const database = await postgres.create()
      onTestFinished(() => database.drop())
      const into = await aFolder()
      const { stdout } = await backUp(into, database.environment)
      const { stdout: listed } = await run('pg_restore', ['--list', stdout.trim()])
      expect(listed).toContain('TABLE DATA public payment ')
      expect(await read('backup.js')).not.toMatch(/--dbname/)
    },
  )

  const ask = (cwd: string, ...words: readonly string[]) =>
    spawnSync(process.execPath, [path.join(folder, 'backup.js'), ...words], { cwd, encoding: 'utf8' })

  it.each([[['--keep', '3']], [['one', 'two']], [[]]])(
    'is not made of the words %j, which are told with the usage',
    async (words) => {
      const cwd = await aFolder()
      const { status, stderr } = ask(cwd, ...words)
      expect([status, await readdir(cwd)]).toEqual([2, []])
      expect(stderr).toMatch(/^Usage: node hub\/deploy\/backup\.js <folder>/)
    },
  )

  it('is told of on --help, and not made', async () => {
    const cwd = await aFolder()
    const { status, stdout } = ask(cwd, '--help')
    expect([status, await readdir(cwd)]).toEqual([0, []])
    expect(stdout).toMatch(/^Usage: node hub\/deploy\/backup\.js <folder>/)
  })

  it('that fails leaves nothing that looks like one, and says so', async () => {
    const into = await aFolder()
    const nobody = { MATRICULA_DATABASE_URL: 'postgres://hub:secret@127.0.0.1:9/hub' }
    const failed: unknown = await backUp(into, nobody).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no new backup') })
    expect(failed).toMatchObject({ stderr: expect.not.stringContaining('secret') })
    expect(await readdir(into)).toEqual([])
  })
})
