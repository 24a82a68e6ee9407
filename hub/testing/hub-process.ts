import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { root } from './test-hub.ts'

export interface ProcessResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The program itself, started in `folder` with nothing but `environment` around it. */
export function startProgram(
  folder: string,
  environment: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, [path.join(root, 'hub/dist/program/main.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** The program until it ends. `onReady` gets its address and how to stop it once it says so. */
export function runProgram(
  folder: string,
  environment: Readonly<Record<string, string>>,
  onReady: (address: string, stop: () => void) => void = () => {},
): Promise<ProcessResult> {
  const child = startProgram(folder, environment)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    const [, address] = /^ready (\S+)\n$/m.exec(stdout) ?? []
    if (address !== undefined) onReady(address, () => child.kill('SIGTERM'))
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

/** A program of the hub with words after its name, until it ends. */
export function askProgram(
  name: 'main' | 'worker' | 'db-tool',
  words: readonly string[],
  { folder, ...environment }: { readonly folder: string; readonly MATRICULA_LANG?: string },
): ProcessResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, `hub/dist/program/${name}.js`), ...words],
    { cwd: folder, env: { PATH: process.env['PATH'], ...environment }, encoding: 'utf8' },
  )
  return { code: status, stdout, stderr }
}
