import type { Hub } from '../hub/hub.ts'
import type { Locale } from '../words.ts'

/** What a record of a file or of a filter says, by column; everything is text until a work reads it. */
export type Cells = Readonly<Record<string, string>>

/** JSON that a plan keeps on disk: what `act` gets back, perhaps in another process, days later. */
export type Kept = string | number | boolean | null | readonly Kept[] | { readonly [key: string]: Kept }

export interface Column {
  readonly name: string
  readonly isRequired: boolean
  /** For the help and for the file that `--template` writes. */
  readonly example: string
  /** Other headings under which the column is known: the bank's, the console's export. */
  readonly aliases?: readonly string[]
}

/** What a person must mend in a record, in the reader's language. */
export interface Wrong extends LineProblem {
  readonly is: 'wrong'
}

export interface LineProblem {
  readonly why: string
  /** Whom or what alone the sentence is about, where it begins with that: `99920: no student has that code`. */
  readonly about?: string
}

/** A record that could be read, and where it stood: line 2 is the first below the headings. */
export interface Located<Row> {
  readonly line: number
  readonly row: Row
}

/** What the hub would have to do about one record. Said once per line, in the order of the lines. */
export type Planned =
  | {
      readonly is: 'change'
      readonly line: number
      /** One line for the reader: who and what, from what to what. */
      readonly what: string
      /** Everything `act` needs. */
      readonly change: Kept
      /** Neighbouring lines with the same unit are acted on by one call. Else each line is its own. */
      readonly unit?: string
    }
  /** Already so: nothing to do. */
  | { readonly is: 'same'; readonly line: number; readonly what: string }
  | (Wrong & { readonly line: number })

/** What was planned about a line, with what stood in it. */
export type PlanLine = Planned & { readonly input?: Cells }

export interface Change {
  readonly line: number
  readonly change: Kept
}

/** How a line ended. `done` also when it turned out to be so already. */
export type Ended =
  | { readonly line: number; readonly is: 'done'; readonly said?: string }
  | (LineProblem & {
      readonly line: number
      readonly is: 'failed'
      readonly code?: string
      /** The hub keeps it as a payment to review; to repeat it changes nothing. */
      readonly isToReview?: boolean
    })

export interface Asking {
  readonly hub: Hub
  readonly locale: Locale
  readonly signal: AbortSignal
}

export interface Acting extends Asking {
  /** The same for the same lines of the same run, forever: for calls that take an Idempotency-Key. */
  readonly key: string
  /** The call was begun once before and its answer is not known: the process was killed, the line broke. */
  readonly isAgain: boolean
}

/**
 * The acting half of a kind of bulk work: all that going on with an interrupted run needs, so it has no options of
 * its own; what a command's flags decided stands in each change.
 *
 * `act` may be called again for the same unit after a lost answer (`isAgain`): it must end in the same state as one
 * call, by the hub's idempotency key or by looking first. It answers every line of the unit. A refusal of the hub
 * about a line is an `Ended` (`failed`); HubUnreachable, Interrupted and defects are thrown: the engine waits and
 * tries again, or stops and keeps the run for later.
 */
export interface Acts {
  /** Stable: the run's kind on disk and in `--json`, and a row of `acts` (acts.ts). */
  readonly name: string
  /** How many units may be acted on at once when the reader does not say. */
  readonly concurrency: number
  readonly act: (changes: readonly Change[], acting: Acting) => Promise<readonly Ended[]>
}

/** One kind of bulk work whole: reading is pure, planning only reads from the hub. */
export interface Work<Row> extends Acts {
  readonly columns: readonly Column[]
  readonly readRow: (cells: Cells) => Row | Wrong
  /** How many rows are planned in one question. */
  readonly planSize: number
  readonly plan: (rows: readonly Located<Row>[], asking: Asking) => Promise<readonly Planned[]>
}

/** Records one by one as a file or a filter yields them; one that cannot even be split into cells is wrong. */
export type Records = AsyncIterable<
  ({ readonly cells: Cells } | Wrong) & {
    readonly line: number
    /** By the file's own headings, where it has some. */
    readonly input?: Cells
  }
>
