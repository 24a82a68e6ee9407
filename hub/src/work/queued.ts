import { Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { WorkerSigns } from '../shared-services/worker-signs.ts'
import type { Job, Work } from './work.ts'

export interface QueuedDeps {
  readonly redis: Redis
  readonly prefix: string
  readonly log: Logger
  readonly signs: WorkerSigns
}

/** Work of all hubs and workers: a queue for each job in Redis, a schedule that fires once for all of them. */
export function queuedWork({ redis, prefix, log, signs }: QueuedDeps): Work {
  const runners = new Map<string, JobRunner>()
  const stopping = new AbortController()
  let endSigns = () => {}
  // Redis may come back empty, and would then know of no schedule.
  const plan = () => {
    for (const runner of runners.values()) runner.plan()
  }
  return {
    add(job) {
      runners.set(
        job.name,
        new JobRunner(job, { redis, prefix: `${prefix}:work`, log, signal: stopping.signal }),
      )
    },
    trigger(name) {
      const runner = runners.get(name)
      if (runner === undefined) throw new Error(`no job is called ${name}`)
      runner.trigger()
    },
    secondsSinceSign: () => signs.secondsSinceLast(),
    async start() {
      for (const runner of runners.values()) runner.start()
      plan()
      endSigns = signs.begin()
      redis.on('ready', plan)
    },
    async stop() {
      stopping.abort()
      endSigns()
      redis.off('ready', plan)
      await Promise.all([...runners.values()].map((runner) => runner.stop()))
    },
  }
}

/** A worker that is silent for so long is taken for dead, and its run is begun again elsewhere. */
const lockMs = 15_000

interface JobRunnerDeps extends Omit<QueuedDeps, 'signs'> {
  readonly signal: AbortSignal
}

class JobRunner {
  readonly #job: Job
  readonly #deps: JobRunnerDeps
  readonly #queue: Queue
  #worker: Worker | null = null

  constructor(job: Job, deps: JobRunnerDeps) {
    this.#job = job
    this.#deps = deps
    this.#queue = new Queue(job.name, {
      connection: deps.redis,
      prefix: deps.prefix,
      // A run that broke off is found again by the next: its rows say what is left to do.
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    })
    this.#queue.on('error', (error) => this.#logFault(error))
  }

  /** Of many wakings before a run begins one is left; a waking during a run is one more run. */
  trigger(): void {
    // While Redis is away the schedule is all there is; it finds what was written.
    if (this.#deps.signal.aborted || this.#deps.redis.status !== 'ready') return
    const { name } = this.#job
    this.#queue
      .add(name, {}, { deduplication: { id: name } })
      .catch((error: unknown) => this.#logFault(error))
  }

  /** Written down anew, a schedule stays one. */
  plan(): void {
    const { name, every, concurrency, begins } = this.#job
    const plans = [
      this.#queue.upsertJobScheduler(name, { pattern: every }, { name }),
      concurrency === 'one' ? this.#queue.setGlobalConcurrency(1) : this.#queue.removeGlobalConcurrency(),
    ]
    Promise.all(plans).catch((error: unknown) => this.#logFault(error))
    if (begins === 'at-once') this.trigger()
  }

  start(): void {
    const { redis, prefix } = this.#deps
    this.#worker = new Worker(this.#job.name, () => this.#run(), {
      connection: redis,
      prefix,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      maxStalledCount: 100,
      drainDelay: 5,
    })
    this.#worker.on('error', (error) => this.#logFault(error))
  }

  async stop(): Promise<void> {
    await this.#worker?.close()
    await this.#queue.close()
  }

  async #run(): Promise<void> {
    const { log, signal } = this.#deps
    await this.#queue.removeDeduplicationKey(this.#job.name)
    try {
      await this.#job.run(signal)
    } catch (error) {
      log.error({ job: this.#job.name, err: error }, 'a job broke off')
    }
  }

  #logFault(error: unknown): void {
    if (!this.#deps.signal.aborted)
      this.#deps.log.warn({ job: this.#job.name, err: error }, 'the queue is in trouble')
  }
}
