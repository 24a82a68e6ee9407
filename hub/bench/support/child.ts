import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import Joi from 'joi'
import { program } from './places.ts'

export interface Usage {
  readonly rssBytes: number
  /** Of all its threads since it began. */
  readonly cpuMicros: number
}

/** A server in a process of its own, so that it does not share an event loop with the load. */
export interface Child {
  readonly url: string
  /** From the start of the process to its `ready` line. */
  readonly readyMs: number
  usage(): Promise<Usage>
  /** What a module that was loaded before the program answers. */
  ask(question: string): Promise<unknown>
  /** Waits until it has nothing to do. */
  idle(): Promise<void>
  stop(): Promise<void>
}

export interface Launch {
  readonly file: string
  readonly arguments?: readonly string[]
  readonly cwd?: string
  readonly environment?: Readonly<Record<string, string>>
  /** A module to load before it, besides that which tells what it uses. */
  readonly before?: string
}

const usageSchema = Joi.object<Usage>({
  rssBytes: Joi.number().required(),
  cpuMicros: Joi.number().required(),
})

/** BENCH_NODE_OPTIONS, such as `--cpu-prof --cpu-prof-dir=/tmp/profiles`, go to the measured processes. */
const nodeOptions = (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter((option) => option !== '')

/** Starts a compiled program that prints `ready <address>` once it listens; a worker, which has none, `working`. */
export async function startChild(launch: Launch): Promise<Child> {
  const began = performance.now()
  const child = fork(launch.file, [...(launch.arguments ?? [])], {
    cwd: launch.cwd,
    env: { ...process.env, ...launch.environment },
    execArgv: [
      ...[program('support/report-usage.js'), launch.before ?? []]
        .flat()
        .flatMap((file) => ['--import', file]),
      ...nodeOptions,
    ],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const mourn = (code: number | null, signal: NodeJS.Signals | null) =>
    process.stderr.write(`${launch.file} ended by itself: ${signal ?? code}\n`)
  child.once('exit', mourn)
  const url = await readyUrl(child.stdout)
  if (url === null) throw new Error(`${launch.file} ended before it was ready`)
  const readyMs = performance.now() - began
  const ask = async (question: string): Promise<unknown> => {
    const answer = once(child, 'message')
    child.send(question)
    const [message] = await answer
    return message
  }
  const usage = async (): Promise<Usage> => Joi.attempt(await ask('usage'), usageSchema)
  return {
    url,
    readyMs,
    usage,
    ask,
    idle: () => untilIdle(usage),
    async stop() {
      child.off('exit', mourn)
      child.kill('SIGTERM')
      const timeout = setTimeout(() => child.kill('SIGKILL'), stopMs)
      await ended
      clearTimeout(timeout)
    },
  }
}

async function readyUrl(output: NodeJS.ReadableStream | null): Promise<string | null> {
  if (output === null) throw new Error('the child has no output')
  for await (const line of createInterface({ input: output })) {
    const found = /^(?:ready (\S+)|working)/.exec(line)
    if (found !== null) return found[1] ?? ''
  }
  return null
}

/** What has not ended by then is ended. */
const stopMs = 5_000
const lookEveryMs = 400
const idleShare = 0.03
/** Reading a large school takes a minute; a profiler alone may keep a program from ever coming to rest. */
const restlessMs = 300_000

async function untilIdle(usage: () => Promise<Usage>): Promise<void> {
  const until = performance.now() + restlessMs
  while (performance.now() < until) {
    const before = await usage()
    await pause(lookEveryMs)
    const after = await usage()
    if (after.cpuMicros - before.cpuMicros < lookEveryMs * 1000 * idleShare) return
  }
  throw new Error(`the program did not come to rest within ${restlessMs / 1000} s`)
}
