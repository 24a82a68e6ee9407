import type { Hub } from '../hub/hub.ts'
import type { Locale } from '../i18n.ts'

/** What a record of a file or of a filter says, by column; everything is text until a job reads it. */
export type Cells = Readonly<Record<string, string>>

/** JSON that a plan keeps on disk: what `apply` gets back, perhaps in another process, days later. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export interface Column {
  readonly name: string
  readonly isRequired: boolean
  /** The column must be there, and what an empty cell of it means is the job's to say. */
  readonly mayBeEmpty?: boolean
  /** For the help and for the file that `--template` writes. */
  readonly example: string
  /** Other headings under which the column is known: the bank's, the console's export. */
  readonly aliases?: readonly string[]
}

/** What a person must correct in a record, in the reader's language. */
export interface WrongRow extends LineProblem {
  readonly is: 'wrong'
  /** Where several things are wrong, each of them; `why` says them all. */
  readonly problems?: readonly LineProblem[]
}

export interface LineProblem {
  readonly why: string
  /** Whom or what alone the sentence is about, where it begins with that: `99920: no student has that code`. */
  readonly about?: string
  /** Whose cell it is. */
  readonly column?: string
}

/** A record that could be read, and where it stood: line 2 is the first below the headings. */
export interface WithLine<Row> {
  readonly line: number
  readonly row: Row
}

/** What applying one record would do at the hub. One for each line, in the order of the lines. */
export type PlannedLine =
  | {
      readonly is: 'change'
      readonly line: number
      /** One line for the reader: who and what, from what to what. */
      readonly what: string
      /** Everything `apply` needs. */
      readonly change: JsonValue
      /** Neighbouring lines with the same unit are applied by one call. Else each line is its own. */
      readonly unit?: string
    }
  /** Already so: nothing to do. */
  | { readonly is: 'same'; readonly line: number; readonly what: string }
  | (WrongRow & { readonly line: number })

/** A line of the plan file: what is planned, and the cells it came from. */
export type PlanFileLine = PlannedLine & { readonly input?: Cells }

export interface LineChange {
  readonly line: number
  readonly change: JsonValue
}

/** How applying a line ended. `done` also when it turned out to be so already. */
export type LineResult =
  | { readonly line: number; readonly is: 'done'; readonly said?: string }
  | (LineProblem & {
      readonly line: number
      readonly is: 'failed'
      readonly code?: string
      /** The hub keeps it as a payment to review; to repeat it changes nothing. */
      readonly isToReview?: boolean
    })

export interface JobContext {
  readonly hub: Hub
  readonly locale: Locale
  readonly signal: AbortSignal
}

export interface ApplyContext extends JobContext {
  /** The same for the same lines of the same run, forever: for calls that take an Idempotency-Key. */
  readonly key: string
  /** The call was begun once before and its answer is not known: the process was killed, the connection broke. */
  readonly isAgain: boolean
}

/**
 * The applying half of a bulk job: all that resuming an interrupted run needs, so it has no options of its own; what a
 * command's flags decided stands in each change.
 *
 * `apply` may be called again for the same unit after a lost answer (`isAgain`): it must end in the same state as one
 * call, by the hub's idempotency key or by reading first. It answers every line of the unit. A refusal of the hub
 * about a line is a `LineResult` (`failed`); HubUnreachable, Interrupted and defects are thrown: the engine waits and
 * tries again, or stops and keeps the run for later.
 */
export interface JobHandler {
  /** Stable: the run's kind on disk and in `--json`, and a row of `handlers` (handlers.ts). */
  readonly name: string
  /** How many units may be applied at once when the user does not say. */
  readonly concurrency: number
  readonly apply: (changes: readonly LineChange[], context: ApplyContext) => Promise<readonly LineResult[]>
}

/** A whole bulk job: reading asks nobody, each record once and in order; planning only reads from the hub. */
export interface BulkJob<Row> extends JobHandler {
  readonly columns: readonly Column[]
  readonly readRow: (cells: Cells, line: number) => Row | WrongRow
  /** How many rows are planned in one batch. */
  readonly planSize: number
  readonly plan: (rows: readonly WithLine<Row>[], context: JobContext) => Promise<readonly PlannedLine[]>
}

/** Records one by one as a file or a filter yields them; one that cannot even be split into cells is wrong. */
export type RecordStream = AsyncIterable<
  ({ readonly cells: Cells } | WrongRow) & {
    readonly line: number
    /** By the file's own headings, where it has some. */
    readonly input?: Cells
  }
>

/** What a bulk command runs. */
export interface BulkInput<Row> {
  readonly job: BulkJob<Row>
  /** What records without these cells mean, from the command's own flags. */
  readonly defaults?: Cells
  /** Where records come from instead of a file or a filter. */
  readonly records?: RecordStream
}
