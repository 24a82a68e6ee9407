import type { Command } from 'commander'
import type { Environment } from './environment.ts'
import type { Hub } from './hub/hub.ts'
import type { Out } from './output/out.ts'
import type { Terminal } from './terminal.ts'
import type { Locale } from './i18n.ts'

/** Flags that every command takes, as they were given. */
export interface CommonFlags {
  readonly hub?: string
  readonly profile?: string
  readonly keyFile?: string
  readonly lang?: string
  readonly json?: boolean
}

/** What a command has at hand. Tasks get the parts they need, never the whole. */
export interface Context {
  readonly locale: Locale
  readonly terminal: Terminal
  readonly environment: Environment
  /** Aborts when the reader or the system stops the program. */
  readonly signal: AbortSignal
  /** Somebody can be asked, and a view may be drawn. */
  readonly isInteractive: boolean
  readonly out: Out
  /** The hub of the chosen profile, with its credentials. UsageFault when none is known. */
  hub(): Promise<Hub>
  /** The whole command tree, not only the branch that runs. */
  everyCommand(): Promise<Command>
  /** The program's exit code when the command ends without a fault but not well: `exits.someFailed`. */
  setExitCode(exit: number): void
}
