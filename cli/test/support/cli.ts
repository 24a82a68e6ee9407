import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../../src/environment.ts'
import { run } from '../../src/run.ts'

export interface CliResult {
  readonly exit: number
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly hub?: string
  readonly key?: string
  /** Where profiles and runs are kept; a new folder when not given. */
  readonly home?: string
  readonly locale?: string
  /** MATRICULA_LANG. */
  readonly language?: string
  readonly stdin?: string
  readonly signal?: AbortSignal
  /** For the programs it starts, in place of this process's own. */
  readonly environment?: NodeJS.ProcessEnv
}

export const aHome = () => mkdtemp(path.join(tmpdir(), 'matricula-cli-'))

/** Runs a command within this process, as in a pipe, and answers what it said. */
export async function cli(words: readonly string[], around: CliOptions = {}): Promise<CliResult> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end(around.stdin ?? '')
  const said = Promise.all([text(stdout), text(stderr)])
  const exit = await run({
    words,
    terminal: { stdin, stdout, stderr },
    environment: await environmentOf(around),
    signal: around.signal ?? new AbortController().signal,
  })
  stdout.end()
  stderr.end()
  const [out, err] = await said
  return { exit, stdout: out, stderr: err }
}

async function environmentOf({
  hub,
  key,
  home,
  locale,
  language,
  environment,
}: CliOptions): Promise<Environment> {
  return {
    hub: hub ?? null,
    key: key ?? null,
    profile: null,
    language: language ?? null,
    locale: locale ?? null,
    home: home ?? (await aHome()),
    isCi: false,
    isColourless: false,
    debug: true,
    whole: environment ?? process.env,
  }
}

/** The program as npm installs it; it is compiled by the build that comes before the tests. */
export const binary = fileURLToPath(new URL('../../bin/matricula.js', import.meta.url))

/** The program itself in a process of its own, with pipes. */
export async function startCli(words: readonly string[], around: CliOptions = {}) {
  const home = around.home ?? (await aHome())
  const child = spawn(process.execPath, [binary, ...words], {
    env: {
      PATH: process.env['PATH'],
      MATRICULA_CLI_HOME: home,
      ...(around.hub !== undefined && { MATRICULA_HUB: around.hub }),
      ...(around.key !== undefined && { MATRICULA_KEY: around.key }),
      ...(around.locale !== undefined && { MATRICULA_LANG: around.locale }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(around.stdin ?? '')
  const ended = new Promise<CliResult>((resolve, reject) => {
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    child.once('error', reject)
    child.once('close', (code) => {
      said.then(([stdout, stderr]) => resolve({ exit: code ?? 128 + 9, stdout, stderr }), reject)
    })
  })
  return { child, home, ended }
}
