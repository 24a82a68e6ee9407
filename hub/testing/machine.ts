import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from './test-hub.ts'

export interface MachineOptions {
  /** `main` answers and may work, `worker` works. Built by `npm test` before. */
  readonly program: 'main' | 'worker'
  readonly environment: Readonly<Record<string, string>>
  /** The folder whose `config/` it reads; the project's when absent. */
  readonly home?: string
}

/** One process of a school's several, which a test may kill and set up again. */
export class Machine {
  readonly #terms: MachineOptions
  #child: ChildProcess | null = null

  constructor(terms: MachineOptions) {
    this.#terms = terms
  }

  async start(): Promise<void> {
    const { program, environment, home = root } = this.#terms
    const child = spawn(process.execPath, [path.join(root, `hub/dist/program/${program}.js`)], {
      cwd: home,
      env: { PATH: process.env['PATH'], MATRICULA_LOG: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    await saysThatItIsUp(child, program)
  }

  /** SIGTERM: it ends what it has in hand. Answers its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null
    child.kill('SIGTERM')
    await once(child, 'exit')
    return child.exitCode
  }

  /** It stands still, and knows nothing of it until it goes on. */
  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

function saysThatItIsUp({ stdout, stderr }: ReturnType<typeof spawn>, program: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: unknown) => {
      said += String(chunk)
      if (/^(?:ready|working)/m.test(said)) resolve()
    }
    stdout?.on('data', hear)
    stderr?.on('data', hear)
    stdout?.once('end', () => reject(new Error(`${program} did not start: ${said}`)))
  })
}
