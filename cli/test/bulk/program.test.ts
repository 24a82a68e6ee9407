import { execFile, spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withProfile, writeProfiles } from '../../src/profiles/profiles.ts'
import { aHome, binary, cli, startCli } from '../support/cli.ts'
import { feeFile, pretendHub, type PretendHub } from './support/pretend-hub.ts'

async function aFile(home: string, rows: number): Promise<string> {
  const file = path.join(home, 'fees.csv')
  await writeFile(file, feeFile(rows))
  return file
}

/** Begins an import that is killed once the hub has been asked so often. */
async function killedImport(hub: PretendHub, { rows, posts }: { rows: number; posts: number }) {
  const home = await aHome()
  const file = await aFile(home, rows)
  const words = ['fees', 'import', '--file', file, '--yes', '--concurrency', '3']
  const { child, ended } = await startCli(words, { hub: hub.url, home })
  await hub.posts(posts)
  child.kill('SIGKILL')
  await ended
  return home
}

describe('The program, killed in the middle of a run', () => {
  it.each([1, 7, 38])('after %i calls, goes on and does nothing twice', async (posts) => {
    const hub = await pretendHub()
    hub.delayMs = 3
    const home = await killedImport(hub, { rows: 40, posts })
    const before = hub.fees.size
    expect(before).toBeLessThan(41)
    const { exit, stdout } = await cli(['runs', 'resume', '--yes', '--json'], { hub: hub.url, home })
    expect(JSON.parse(stdout)).toMatchObject({ state: 'finished', done: 40, failed: 0, left: 0 })
    expect(exit).toBe(0)
    expect(hub.fees.size).toBe(40)
    expect([...hub.fees.values()].every((times) => times === 1)).toBe(true)
  })

  it('keeps nobody out of the run, while one at work does', async () => {
    const hub = await pretendHub()
    const release = hub.hold()
    const home = await killedImport(hub, { rows: 5, posts: 1 })
    const [id = ''] = await readdir(path.join(home, 'runs'))
    const asked = { hub: hub.url, home, locale: 'en' }
    const { ended } = await startCli(['runs', 'resume', '--yes'], asked)
    await hub.posts(4)
    const second = await cli(['runs', 'resume', id, '--yes'], asked)
    expect(second).toMatchObject({ exit: 2, stderr: expect.stringContaining('Another process') })
    const list = await cli(['runs', 'list', '--json'], asked)
    expect(JSON.parse(list.stdout)).toMatchObject([{ run: id, state: 'running', left: 5 }])
    release()
    expect(await ended).toMatchObject({ exit: 0 })
  })
})

describe('The program in a pipe', () => {
  it('reads its rows there, draws nothing and keeps standard output for the answer', async () => {
    const hub = await pretendHub()
    const words = ['fees', 'import', '--file', '-', '--format', 'csv', '--yes', '--json']
    const { ended } = await startCli(words, { hub: hub.url, stdin: feeFile(30) })
    const { exit, stdout, stderr } = await ended
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ work: 'fees.import', done: 30 })
    expect(stderr).not.toContain('\u001b[')
  })

  it('stops well when it is asked to, and says how to go on', async () => {
    const hub = await pretendHub()
    hub.delayMs = 20
    const home = await aHome()
    const words = ['fees', 'import', '--file', await aFile(home, 200), '--yes']
    const { child, ended } = await startCli(words, { hub: hub.url, home, locale: 'en' })
    await hub.posts(5)
    child.kill('SIGINT')
    const { exit, stderr } = await ended
    expect(exit).toBe(130)
    const [, id = ''] = /matricula runs resume (\S+)/.exec(stderr) ?? []
    const { stdout } = await cli(['runs', 'show', id, '--json'], { home })
    expect(JSON.parse(stdout)).toMatchObject({
      state: 'acting',
      done: hub.fees.size,
      left: 200 - hub.fees.size,
    })
  })
})

const hasTmux = spawnSync('tmux', ['-V']).status === 0
const mustHaveTmux = process.env['MATRICULA_REQUIRE_SERVERS'] === '1'
if (!hasTmux && !mustHaveTmux) process.stderr.write('no tmux here: the program is not tried in a terminal\n')

describe.skipIf(!hasTmux && !mustHaveTmux)('The program in a terminal', () => {
  it('asks, draws, pauses and stops well by its keys', async () => {
    const hub = await pretendHub()
    hub.delayMs = 25
    const home = await aHome()
    const words = `fees import --file ${await aFile(home, 600)} --concurrency 2 --lang en`
    const screen = await aTerminal(`MATRICULA_CLI_HOME=${home} MATRICULA_HUB=${hub.url}`, words)
    await screen.shows(/Make 600 changes at \S+\? \(y\/N\)/)
    await screen.type('y', 'Enter')
    await screen.shows(/[█░]{40}[^]*of 600[^]*p pauses/)
    await screen.type('p')
    await screen.shows(/paused: p continues/)
    await screen.type('p')
    await screen.shows(/p pauses/)
    await screen.type('C-c')
    await screen.shows(/Interrupted: \d+ are left\.\s+→ To continue where it stopped: matricula runs resume/)
    await screen.shows(/ended with 130/)
    const { stdout } = await cli(['runs', 'list', '--json'], { home })
    expect(JSON.parse(stdout)).toMatchObject([{ state: 'acting', done: hub.fees.size }])
  })

  it.each([
    ['', true],
    ['NO_COLOR=1', false],
  ])('under %j paints: %j', async (variables, paints) => {
    const home = await aHome()
    const environment = `MATRICULA_CLI_HOME=${home} MATRICULA_HUB=https://hub.example ${variables}`
    await writeProfiles(home, withProfile({ current: null, profiles: {} }, 'colegio', aProfile))
    const screen = await aTerminal(environment, 'profile list')
    await screen.shows(/colegio[^]*ended with 0/)
    expect((await screen.painted()).includes('\u001b[1m')).toBe(paints)
  })

  it('does nothing when the answer is no', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    const words = `fees import --file ${await aFile(home, 2)} --lang en`
    const screen = await aTerminal(`MATRICULA_CLI_HOME=${home} MATRICULA_HUB=${hub.url}`, words)
    await screen.shows(/Make 2 changes/)
    await screen.type('Enter')
    await screen.shows(/Nothing was done\.[^]*runs resume[^]*ended with 130/)
    expect(hub.fees.size).toBe(0)
  })
})

const aProfile = { hub: 'https://hub.example', user: 'sistemas', cookie: 'none', csrfToken: 'none' }

const run = promisify(execFile)
let terminals = 0

/** The program in a terminal of its own, 100 columns wide. */
async function aTerminal(environment: string, words: string) {
  const socket = `matricula-${process.pid}-${(terminals += 1)}`
  const tmux = (...asked: readonly string[]) => run('tmux', ['-L', socket, '-f', '/dev/null', ...asked])
  const command = `env -u CI ${environment} '${process.execPath}' '${binary}' ${words}; echo ended with $?; sleep 60`
  await tmux('new-session', '-d', '-x', '100', '-y', '40', command)
  onTestFinished(async () => {
    await tmux('kill-server').catch(() => {})
  })
  return {
    painted: async () => (await tmux('capture-pane', '-p', '-e')).stdout,
    type: (...keys: readonly string[]) => tmux('send-keys', ...keys),
    async shows(expected: RegExp): Promise<void> {
      for (;;) {
        const { stdout } = await tmux('capture-pane', '-p')
        if (expected.test(stdout)) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
