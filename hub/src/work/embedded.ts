import cron, { type ScheduledTask } from 'node-cron'
import type { Logger } from 'pino'
import type { Job, Work } from './work.ts'

/** Work in this process: node-cron for what is due by time, a trigger for what has just been written. */
export function embeddedWork(log: Logger): Work {
  const runners = new Map<string, JobRunner>()
  const tasks: ScheduledTask[] = []
  const stopping = new AbortController()
  const logger = cronLogger(log)
  return {
    add(job) {
      runners.set(job.name, new JobRunner(job, log, stopping.signal))
    },
    trigger(name) {
      const runner = runners.get(name)
      if (runner === undefined) throw new Error(`no job is called ${name}`)
      runner.trigger()
    },
    secondsSinceSign: () => Promise.resolve(0),
    start() {
      for (const runner of runners.values()) {
        tasks.push(cron.schedule(runner.job.every, () => runner.trigger(), { name: runner.job.name, logger }))
        if (runner.job.begins === 'at-once') runner.trigger()
      }
      return Promise.resolve()
    },
    async stop() {
      stopping.abort()
      for (const task of tasks) await task.destroy()
      await Promise.all([...runners.values()].map((runner) => runner.idle()))
    },
  }
}

/** node-cron talks to the console unless it is given somebody else to talk to. */
function cronLogger(log: Logger) {
  return {
    info: (message: string) => log.info({ cron: message }, 'the schedule says'),
    warn: (message: string) => log.warn({ cron: message }, 'the schedule warns'),
    error: (message: string | Error) => log.error({ cron: String(message) }, 'the schedule failed'),
    debug: (message: string | Error) => log.debug({ cron: String(message) }, 'the schedule says'),
  }
}

/** Runs one job at a time; a trigger during a run means one more run after it. */
class JobRunner {
  readonly job: Job
  readonly #log: Logger
  readonly #signal: AbortSignal
  #running: Promise<void> | null = null
  #again = false

  constructor(job: Job, log: Logger, signal: AbortSignal) {
    this.job = job
    this.#log = log
    this.#signal = signal
  }

  trigger(): void {
    if (this.#signal.aborted) return
    this.#again = true
    this.#running ??= this.#drain()
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#again && !this.#signal.aborted) {
      this.#again = false
      try {
        await this.job.run(this.#signal)
      } catch (error) {
        // Its rows are untouched or leased, so the next schedule finds them again.
        this.#log.error({ job: this.job.name, err: error }, 'a job broke off')
      }
    }
    // In the same breath as the last look at `#again`, so that no trigger falls between the two.
    this.#running = null
  }
}
