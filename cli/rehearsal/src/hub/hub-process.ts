import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Checkout } from './find-checkout.ts'
import type { HubFolder } from './hub-folder.ts'

export interface HubLaunch {
  readonly checkout: Checkout
  readonly folder: HubFolder
  readonly port: number
  /** What its processes inherit of ours. */
  readonly inherited: NodeJS.ProcessEnv
}

/** The hub did not come up: what it said. */
export class HubDidNotStart extends Error {}

/** A hub in a process of its own, that may be killed and comes back over the same data at the same address. */
export class HubProcess {
  readonly url: string
  readonly #launch: HubLaunch
  #child: ChildProcess | null = null
  #starting: Promise<void> | null = null
  #lives = 0
  #isOver = false

  constructor(launch: HubLaunch) {
    this.#launch = launch
    this.url = `http://127.0.0.1:${launch.port}`
  }

  /** How often it was started. */
  get lives(): number {
    return this.#lives
  }

  /** Starts it unless it runs; whoever waits for it to be back calls this too. */
  async start(): Promise<void> {
    if (this.#isOver) throw new HubDidNotStart('it was stopped for good')
    this.#starting ??= this.#begin().finally(() => {
      this.#starting = null
    })
    await this.#starting
  }

  async #begin(): Promise<void> {
    if (isAlive(this.#child)) return
    this.#lives += 1
    const child = launched(this.#launch)
    this.#child = child
    const takeAlong = () => child.kill('SIGKILL')
    process.once('exit', takeAlong)
    child.once('exit', () => process.off('exit', takeAlong))
    await isReady(child)
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** For good. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.#starting?.catch(() => {})
    const child = this.#child
    const deadline = setTimeout(() => child?.kill('SIGKILL'), 10_000)
    await this.#end('SIGTERM')
    clearTimeout(deadline)
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === null || !isAlive(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}

function isAlive(child: ChildProcess | null): boolean {
  return child !== null && child.exitCode === null && child.signalCode === null
}

function launched({ checkout, folder, inherited }: HubLaunch): ChildProcess {
  const { PATH, HOME, TMPDIR, MATRICULA_LANG } = inherited
  return spawn(process.execPath, [checkout.program], {
    cwd: folder.root,
    env: { PATH, HOME, TMPDIR, MATRICULA_LANG, ...folder.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const mostComplaints = 4000

async function isReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null || child.stderr === null) throw new HubDidNotStart('no output')
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-mostComplaints)
  })
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) if (line.startsWith('ready ')) return
  throw new HubDidNotStart(complaints.trim())
}
