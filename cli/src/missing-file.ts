import { exits } from './exits.ts'
import { Fault } from './faults.ts'

/** A package or a file that a command needs is not on this machine. */
export class MissingFile extends Fault {
  readonly exit = exits.notNow
  readonly code = 'MISSING_HERE'
}

/** What this machine lacks, by its name or its place; null where an error is about something else. */
export function missingIn(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  if (error.code === 'ENOENT' && 'path' in error) return String(error.path)
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return null
  return /^Cannot find (?:package|module) '([^']+)'/.exec(error.message)?.[1] ?? null
}
