import { type Exit, exits } from './exits.ts'

/** Why a command ends without its answer. Its words are for the reader: what happened, and what to do next. */
export abstract class Fault extends Error {
  abstract readonly exit: Exit
  /** Stable, for `--json`. */
  abstract readonly code: string
  /** What the reader can do now, a sentence each. */
  readonly next: readonly string[]

  constructor(message: string, next: readonly string[] = [], options?: ErrorOptions) {
    super(message, options)
    this.next = next
  }
}

/** The command, a file or the configuration is wrong. */
export class UsageFault extends Fault {
  readonly exit = exits.usage
  readonly code = 'USAGE'
}

/** The hub understood and refused: its problem+json, in the reader's language. */
export class HubRefusal extends Fault {
  readonly exit = exits.refused
  readonly code: string
  readonly status: number
  /** Messages by field, where the hub names fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(
    problem: {
      readonly status: number
      readonly code: string
      readonly detail: string
      readonly errors?: Readonly<Record<string, readonly string[]>>
    },
    next: readonly string[] = [],
  ) {
    super(problem.detail, next)
    this.status = problem.status
    this.code = problem.code
    this.fields = problem.errors ?? {}
  }
}

/** The hub did not answer, or answered that it cannot now (503, 429): the same call may go well later. */
export class HubUnreachable extends Fault {
  readonly exit = exits.unreachable
  readonly code = 'UNREACHABLE'
  /** How long the hub asked to be left alone, where it said so. */
  readonly retryAfterMs: number | null

  constructor(message: string, next: readonly string[], options?: ErrorOptions & { retryAfterMs?: number }) {
    super(message, next, options)
    this.retryAfterMs = options?.retryAfterMs ?? null
  }
}

/** The reader stopped it. */
export class Interrupted extends Fault {
  readonly exit = exits.interrupted
  readonly code = 'INTERRUPTED'
}
