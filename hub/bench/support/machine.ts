import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { repository } from './places.ts'

const run = promisify(execFile)

/** Where and of what a run's figures are. */
export interface Machine {
  readonly cores: number
  readonly model: string
  readonly node: string
  /** With `-dirty` where files differ from it; empty outside of a checkout. */
  readonly commit: string
  readonly date: string
}

export async function describeMachine(): Promise<Machine> {
  const cores = cpus()
  return {
    cores: cores.length,
    model: cores[0]?.model ?? '',
    node: process.version,
    commit: await readCommit(),
    date: new Date().toISOString(),
  }
}

async function readCommit(): Promise<string> {
  const words = ['describe', '--always', '--dirty', '--exclude', '*', '--abbrev=12']
  try {
    return (await run('git', words, { cwd: repository })).stdout.trim()
  } catch {
    return ''
  }
}
