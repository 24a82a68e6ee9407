import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aConfiguration } from '@matricula/hub/testing/a-configuration'
import { freePort } from '@matricula/hub/testing/free-port'
import { askProgram, runProgram, startProgram } from '@matricula/hub/testing/hub-process'

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('the program', () => {
  it('prints every problem of settings, texts, seasons and plugins on stderr, and ends with 2', async () => {
    const { root, edit } = await aConfiguration()
    await edit('default.yaml', (text) => text.replace('leaseSeconds: 60', 'leaseSeconds: 0'))
    await edit('texts/en.yaml', (text) => `${text}\nonlyHere: one\n`)
    await edit('plugins.yaml', (text) => text.replace('students: 600', 'pupils: 600'))
    const { code, stdout, stderr } = await runProgram(root, { MATRICULA_DATA_KEY: 'hush' })
    expect(stderr.trim().split('\n')).toEqual([
      '- settings: outbox.leaseSeconds debe ser al menos 1',
      '- config/texts/es-CO.yaml: falta onlyHere',
      '- plugins.sis.main.settings.pupils no se conoce aquí',
    ])
    expect([code, stdout]).toEqual([2, ''])
  })

  it('tells a secret that the environment lacks in one line', async () => {
    const { root, edit } = await aConfiguration()
    await edit('plugins.yaml', (text) => text.replace('sandbox-card-not-a-secret', '${CARD_SECRET}'))
    const { stderr } = await runProgram(root, {})
    expect(stderr).toBe(
      '- plugins.yaml.payments.card.settings.secret: falta la variable de entorno CARD_SECRET\n',
    )
  })

  it('ends with 2 when only a plugin is wrong, or the sandbox would be open to the network', async () => {
    const { root, edit } = await aConfiguration()
    await edit('plugins.yaml', (text) => text.replace('use: sandbox-maps', 'use: no-such-maps'))
    const { code, stderr } = await runProgram(root, { HOST: '0.0.0.0', MATRICULA_DATA: await aDataFolder() })
    expect(stderr.trim().split('\n')).toEqual([
      '- plugins.maps.main: no está instalado el paquete @matricula/no-such-maps / no-such-maps',
      expect.stringMatching(
        /^- settings: server.host: la demostración solo escucha en este equipo, no en 0\.0\.0\.0;/,
      ),
    ])
    expect(code).toBe(2)
  })

  it('ends with 2 where another hub works on the data folder, and starts once that one has ended, even by force', async () => {
    const { root } = await aConfiguration()
    const folder = await aDataFolder()
    const environment = { PORT: String(await freePort()), MATRICULA_LOG: 'silent', MATRICULA_DATA: folder }
    const first = await new Promise<ReturnType<typeof startProgram>>((resolve) => {
      const child = startProgram(root, environment)
      child.stdout.on('data', (chunk) => String(chunk).includes('ready ') && resolve(child))
    })
    const second = await runProgram(root, environment)
    expect(second.stderr).toBe(
      `- settings: database.folder: otro hub (proceso ${first.pid}, 127.0.0.1:${environment.PORT}) ya trabaja con ${folder}; deténgalo, o nombre otra carpeta en MATRICULA_DATA. Varios hubs a la vez necesitan PostgreSQL o SQL Server (docs/databases.md)\n`,
    )
    expect(second.code).toBe(2)
    first.kill('SIGKILL')
    await once(first, 'close')
    const third = await runProgram(root, environment, (_, stop) => stop())
    expect(third.code).toBe(0)
  })

  it('ends with 2 when the key is not the one that the database was made with', async () => {
    const { root } = await aConfiguration()
    const environment = { PORT: '0', MATRICULA_LOG: 'silent', MATRICULA_DATA: await aDataFolder() }
    const first = await runProgram(root, { ...environment, MATRICULA_DATA_KEY: 'one' }, (_, stop) => stop())
    const { code, stderr } = await runProgram(root, { ...environment, MATRICULA_DATA_KEY: 'another' })
    expect(first.code).toBe(0)
    expect(stderr).toMatch(/^- database: .*matricula\.db no se abre con este database\.encryptionKey/)
    expect(code).toBe(2)
    const asked = await runProgram(root, {
      ...environment,
      MATRICULA_DATA_KEY: 'another',
      MATRICULA_LANG: 'en',
    })
    expect(asked.stderr).toMatch(
      /^- database: .*matricula\.db does not open with this database\.encryptionKey/,
    )
  })

  it('says where it listens in one line on stdout, and ends with 0 when it is told to stop', async () => {
    const { root } = await aConfiguration()
    const environment = { PORT: '0', MATRICULA_LOG: 'silent', MATRICULA_DATA: await aDataFolder() }
    const statuses: number[] = []
    const ended = await runProgram(root, environment, (address, stop) => {
      const answer = fetch(`${address}/api/health/ready`)
      void answer.then(({ status }) => statuses.push(status)).finally(stop)
    })
    expect(ended).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ready http:\/\/127\.0\.0\.1:\d+\n$/),
    })
    expect([statuses, ended.stderr]).toEqual([[200], ''])
  })
})

describe.each(['main', 'worker'] as const)('the program %s with words after its name', (name) => {
  it.each(['--help', '-h'])('tells its usage on %s and ends with 0', async (word) => {
    const { code, stdout, stderr } = askProgram(name, [word], { folder: await aDataFolder() })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`^Uso: node hub/dist/program/${name}\\.js `))
  })

  it('ends with 2 on what it does not know, and tells its usage', async () => {
    const around = { folder: await aDataFolder(), MATRICULA_LANG: 'en' }
    const { code, stdout, stderr } = askProgram(name, ['--port', '3000'], around)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      new RegExp(`^Unexpected argument: "--port"\\.\n\nUsage: node hub/dist/program/${name}\\.js `),
    )
  })
})

describe('the program db-tool', () => {
  it.each([
    ['status', 'now'],
    ['backup', 'copy.db', 'now'],
  ])('refuses a word that it has no use for: %s %s %s', async (...words) => {
    const { root: folder } = await aConfiguration()
    const { code, stdout } = askProgram('db-tool', words, { folder, MATRICULA_LANG: 'en' })
    expect([code, stdout]).toEqual([2, '{"problems":["Unexpected argument: \\"now\\"."]}\n'])
  })
})

describe('a hub whose port is taken', () => {
  it('says so in one sentence and ends with 2 instead of staying half open', async () => {
    const { root } = await aConfiguration()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''

    const { code, stderr, stdout } = await runProgram(root, {
      PORT: port,
      MATRICULA_LOG: 'silent',
      MATRICULA_DATA: await aDataFolder(),
    })

    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toBe(
      `- settings: server.port: otro programa, quizás este mismo hub, ya escucha en 127.0.0.1:${port}; ` +
        'deténgalo o dé otro puerto en PORT\n',
    )
  })
})

describe('a data folder that cannot be', () => {
  it.each([
    ['a file', async () => path.join(await aDataFolder(), 'file'), 'EEXIST'],
    ['below a file', async () => path.join(await aDataFolder(), 'file', 'data'), 'ENOTDIR'],
    ['where nothing can be made', async () => '/proc/matricula', 'ENOENT'],
  ])('is named in one sentence with what to do: %s', async (_, place, why) => {
    const { root } = await aConfiguration()
    const folder = await place()
    if (why !== 'ENOENT') await writeFile(folder.replace(/data$/, '').replace(/\/$/, ''), '')
    const ended = await runProgram(root, { MATRICULA_DATA: folder, MATRICULA_LANG: 'en' })
    expect(ended).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `- settings: database.folder: ${folder} cannot be the data folder (${why}); ` +
        'name a folder in MATRICULA_DATA that this user may write to\n',
    })
  })
})

describe('settings that cannot be read', () => {
  it('are named with their line and what is wrong, in the language that was asked for', async () => {
    const { root, edit } = await aConfiguration()
    await edit('own.yaml', () => 'server:\n  port: 3000\n\thost: here\n')
    const told = (environment: Readonly<Record<string, string>>) =>
      runProgram(root, environment).then(({ code, stderr }) => [code, stderr])
    const own = { MATRICULA_SETTINGS: 'config/own.yaml' }
    const file = path.join(root, 'config/own.yaml')
    expect(await told(own)).toEqual([
      2,
      `- ${file}: línea 3, columna 1: la sangría es un tabulador; use espacios\n`,
    ])
    expect(await told({ MATRICULA_SETTINGS: 'nowhere.yaml', MATRICULA_LANG: 'en' })).toEqual([
      2,
      `- ${path.join(root, 'nowhere.yaml')}: does not exist; check the name\n`,
    ])
  })

  it.each(['fr', 'english'])('name the languages there are when MATRICULA_LANG is %s', async (language) => {
    const { root } = await aConfiguration()
    const { code, stderr } = await runProgram(root, { MATRICULA_LANG: language })
    expect(stderr).toBe(
      `- MATRICULA_LANG dice «${language}»; use es (español) o en (inglés), o quite esa variable\n`,
    )
    expect(code).toBe(2)
  })

  it('name the variable that gave a wrong value, and the rule that it breaks', async () => {
    const { root } = await aConfiguration()
    const { code, stderr } = await runProgram(root, { PORT: 'abc', MATRICULA_WORK: 'workers' })
    expect(stderr.trim().split('\n')).toEqual([
      '- settings: server.port debe ser un número (PORT)',
      '- settings: redis.work no puede ser workers sin Redis: dé redis.url (MATRICULA_REDIS_URL), ' +
        'o deje here y el hub hace el trabajo (MATRICULA_WORK)',
    ])
    expect(code).toBe(2)
  })
})
