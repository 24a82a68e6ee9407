import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { run } from '../src/run.ts'
import { linesOf } from '../src/tasks/logs/lines-of.ts'
import { aHome, cli, startCli } from './support/cli.ts'

const hub = useHub()
const asIt = async () => ({ hub: hub().url, key: await makeKey(hub(), ['it']) })

const line = (level: number, msg: string, fields: object = {}) =>
  JSON.stringify({ level, time: Date.parse('2025-06-19T15:00:00Z'), ...fields, msg })

async function aLog(...lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(path.join(folder, 'hub.log'), `${lines.join('\n')}\n`)
  return path.join(folder, 'hub.log')
}

describe('The log of a hub', () => {
  it('is shown by level, text and number, in Bogotá’s time', async () => {
    const { log } = hub().hub.app
    log.warn({ instance: 'planted.one' }, 'first of the planted')
    log.error({ instance: 'planted.two' }, 'second of the planted')
    const around = await asIt()
    const { exit, stdout } = await cli(['logs', '--level', 'error', '--grep', 'PLANTED'], around)
    expect(exit).toBe(0)
    expect(stdout).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*error.* second of the planted .*instance=planted\.two/,
    )
    const last = await cli(['logs', '--grep', 'planted', '-n', '1', '--json'], around)
    expect(JSON.parse(last.stdout)).toMatchObject({
      level: 'error',
      message: 'second of the planted',
      fields: { instance: 'planted.two' },
    })
    const none = await cli(['logs', '--grep', 'never said'], around)
    expect(none).toMatchObject({ exit: 0, stdout: '', stderr: expect.stringContaining('Ninguna línea') })
  })

  it('is followed until Ctrl-C, and then the exit is 130', async () => {
    const stop = new AbortController()
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const { hub: url, key } = await asIt()
    const surroundings = {
      hub: url,
      key,
      profile: null,
      language: null,
      locale: 'en',
      isCi: false,
      isColourless: false,
      debug: true,
      whole: {},
    }
    const running = run({
      words: ['logs', '--follow', '--grep', 'planted later', '--json'],
      terminal: { stdin, stdout, stderr },
      environment: { ...surroundings, home: await aHome() },
      signal: stop.signal,
    })
    // The first question has been answered once the hub's silence about it is told.
    for await (const text of stderr) if (String(text).includes('None of the lines')) break
    hub().hub.app.log.info('this was planted later')
    for await (const text of stdout) {
      expect(JSON.parse(String(text))).toMatchObject({ message: 'this was planted later' })
      break
    }
    stop.abort()
    expect(await running).toBe(130)
  })

  it('is for IT alone', async () => {
    const key = await makeKey(hub(), ['finance'])
    expect(await cli(['logs'], { hub: hub().url, key })).toMatchObject({ exit: 3, stdout: '' })
  })
})

describe('A log in a file', () => {
  it('is read without a hub, lines that are none of the hub’s as they stand', async () => {
    const file = await aLog(
      'ready http://127.0.0.1:3000',
      line(40, 'look here', { code: 7, note: 'two words' }),
      line(30, 'well'),
      '{"half":',
    )
    const { exit, stdout } = await cli(['logs', '--file', file], { hub: 'http://127.0.0.1:1' })
    expect(exit).toBe(0)
    expect(stdout.split('\n')).toEqual([
      'ready http://127.0.0.1:3000',
      expect.stringMatching(/^2025-06-19 10:00:00 .*look here .*code=7.*note="two words"/),
      expect.stringContaining('well'),
      '{"half":',
      '',
    ])
    const grave = await cli(['logs', '--file', file, '--level', 'warn', '--json'])
    expect(JSON.parse(grave.stdout)).toEqual({
      at: '2025-06-19T15:00:00.000Z',
      level: 'warn',
      message: 'look here',
      fields: { code: 7, note: 'two words' },
    })
    expect((await cli(['logs', '--file', file, '-n', '2'])).stdout.split('\n')).toHaveLength(3)
  })

  it('cannot command the reader’s terminal', async () => {
    const file = await aLog(line(30, 'a \u001B]0;title\u0007\u001B[2Jb\nnext'), '\u001B[2Jplain')
    const { stdout } = await cli(['logs', '--file', file])
    for (const command of ['\u001B[2J', '\u001B]', '\u0007']) expect(stdout).not.toContain(command)
    expect(stdout.split('\n')).toHaveLength(3)
  })

  it('comes from standard input as well', async () => {
    const { ended } = await startCli(['logs', '--file', '-', '--grep', 'second'], {
      stdin: `${line(30, 'first')}\n${line(30, 'second')}\n`,
    })
    const { exit, stdout } = await ended
    expect(exit).toBe(0)
    expect(stdout.trimEnd().split('\n')).toEqual([expect.stringContaining('second')])
  })

  it('may hold a line of any length without filling the memory', async () => {
    const stream = new PassThrough()
    const lengths: number[] = []
    const reading = (async () => {
      for await (const text of linesOf(stream)) lengths.push(text.length)
    })()
    for (let n = 0; n < 50; n += 1) stream.write('x'.repeat(10_000))
    stream.end('\nshort\n')
    await reading
    expect(lengths).toEqual([64 * 1024, 5])
  })

  it.each([
    [['--file', '/no/such.log'], 'No se puede leer el registro'],
    [['--file', '/tmp'], 'No se puede leer el registro'],
    [['--level', 'loud'], 'use debug, info, warn, error, fatal'],
    [['--lines', '0'], 'debe ser un número entero de 1 a 1.000.000'],
    [['--file', 'x', '--follow'], 'no van juntas'],
  ])('and %j is told as a mistake', async (words, told) => {
    const { exit, stderr } = await cli(['logs', ...words])
    expect(exit).toBe(2)
    expect(stderr).toContain(told)
  })
})
