/** One kind of work that runs without a request. `run` does what is due and returns; it never loops for ever. */
export interface Job {
  readonly name: string
  /** When it runs by itself, as a cron expression with seconds. */
  readonly every: string
  /** Whether the start of the hub is a reason to run, because rows may have waited while it was down. */
  readonly begins: 'at-once' | 'on-schedule'
  /** `many`: machines may run it side by side, because each leases the rows it works on. */
  readonly concurrency: 'one' | 'many'
  run(signal: AbortSignal): Promise<void>
}

/** The engine behind all work: in process (embedded.ts) or shared by many machines. */
export interface Work {
  add(job: Job): void
  /** Runs a job soon: something for it has just been written. Never waits and never fails. */
  trigger(name: string): void
  /** Since somebody who does this work last showed itself; null where nobody has. Fails when that cannot be known. */
  secondsSinceSign(): Promise<number | null>
  start(): Promise<void>
  /** Waits for what is under way. */
  stop(): Promise<void>
}
