import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { program, repository } from './places.ts'

export interface CliRun {
  readonly ms: number
  readonly peakBytes: number
  readonly stdout: string
}

const binary = path.join(repository, 'cli/bin/matricula.js')

/** Runs the command line as npm installs it, in a folder of its own. */
export async function runCli(
  words: readonly string[],
  { home, hub }: { readonly home: string; readonly hub?: string },
): Promise<CliRun> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', program('support/report-peak.js'), binary, ...words], {
    env: {
      PATH: process.env['PATH'],
      MATRICULA_CLI_HOME: home,
      ...(hub !== undefined && { MATRICULA_HUB: hub }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [, stdout, stderr, peak] = child.stdio
  if (stdout === null || stderr === null || !(peak !== null && peak !== undefined && 'read' in peak)) {
    throw new Error('the child has no output')
  }
  const said = Promise.all([text(stdout), text(stderr), text(peak)])
  const [code] = await once(child, 'exit')
  const ms = performance.now() - began
  const [answer, talk, bytes] = await said
  if (code !== 0) throw new Error(`matricula ${words.join(' ')} ended with ${code}: ${talk}`)
  return { ms, peakBytes: Number(bytes), stdout: answer }
}

/** How long a Node program takes from its start to its end. */
export async function timeNode(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${words.join(' ')} ended with ${code}`)
  return performance.now() - began
}

export const cliBinary = binary
