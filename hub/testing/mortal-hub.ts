import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { root } from './test-hub.ts'

export interface Mortality {
  /** The folder of its database. */
  readonly folder: string
  /** A file laid over the shipped settings. */
  readonly settings: string
  /** Where its `config` is; the shipped one without. */
  readonly home?: string
  /** What its first life gets to know, for `kill-at.ts`; later lives are ordinary ones. */
  readonly fate: Readonly<Record<string, string>>
}

/** The program itself as `npm start` runs it (built by `npm test` before), that may die at any write and is started again over the same data at the same address. */
export class MortalHub {
  readonly url: string
  readonly #mortality: Mortality
  #child: ChildProcess | null = null
  #lives = 0
  #starting: Promise<void> | null = null

  private constructor(mortality: Mortality, port: number) {
    this.#mortality = mortality
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(mortality: Mortality): Promise<MortalHub> {
    const hub = new MortalHub(mortality, await freePort())
    await hub.revive()
    return hub
  }

  /** Of its database. */
  get folder(): string {
    return this.#mortality.folder
  }

  /** Whether its first life has ended. */
  get died(): boolean {
    return this.#lives > 1 || !this.#isAlive()
  }

  #isAlive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts it unless it runs. */
  async revive(): Promise<void> {
    this.#starting ??= this.#begin().finally(() => {
      this.#starting = null
    })
    await this.#starting
  }

  async #begin(): Promise<void> {
    if (this.#isAlive()) return
    this.#lives += 1
    const child = launch(this.#mortality, new URL(this.url).port, this.#lives === 1)
    this.#child = child
    try {
      await isReady(child)
    } catch (error) {
      await this.whenGone()
      // What it does when it starts may be what it dies of.
      if (child.signalCode !== 'SIGKILL') throw error
      await this.#begin()
    }
  }

  /** Does what a request does, again after a new start where the hub died of it. */
  async insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        // fetch says so when the line breaks; the process may take a moment more to be gone.
        if (!(error instanceof TypeError)) throw error
        await Promise.race([this.whenGone(), pause(500)])
        await this.revive()
      }
    }
  }

  /** Its parent hears of a death a moment after it. */
  async whenFirstLifeEnds(): Promise<void> {
    if (this.#lives === 1) await this.whenGone()
  }

  async whenGone(): Promise<void> {
    if (this.#child !== null && this.#isAlive()) await once(this.#child, 'exit')
  }

  /** For good; nothing is lost by it, which is the point. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL')
    await this.whenGone()
  }
}

function launch(
  { folder, settings, fate, home = root }: Mortality,
  port: string,
  isMortal: boolean,
): ChildProcess {
  const preloads = isMortal ? ['--import', path.join(root, 'hub/dist/testing/kill-at.js')] : []
  return spawn(process.execPath, [...preloads, path.join(root, 'hub/dist/program/main.js')], {
    cwd: home,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      MATRICULA_DATA: folder,
      MATRICULA_SETTINGS: settings,
      MATRICULA_LOG: 'error',
      ...fate,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function isReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null || child.stderr === null) throw new Error('a hub says when it is ready')
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('ready')) return
  }
  throw new Error(`the hub did not start: ${complaints}`)
}
