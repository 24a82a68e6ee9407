import type { KeptLine, RecentLog } from '../../config/recent-log.ts'

export const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const
export type Level = (typeof levels)[number]

export interface LogQuery {
  /** The last line that was read before. */
  readonly after: number
  /** This one and what is graver. */
  readonly level: Level
  readonly limit: number
}

export interface LogEntry {
  readonly id: number
  readonly at: string
  readonly level: Level
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ReadLog {
  readonly lines: readonly LogEntry[]
  /** What to ask on with. */
  readonly next: number
}

export function readLog(log: Pick<RecentLog, 'since'>, { after, level, limit }: LogQuery): ReadLog {
  const kept = log.since(after)
  const lowest = levels.indexOf(level)
  const entries = kept.map(entryFrom).filter((entry) => levels.indexOf(entry.level) >= lowest)
  return { lines: entries.slice(-limit), next: kept.at(-1)?.id ?? after }
}

function entryFrom({ id, line }: KeptLine): LogEntry {
  const { level, time, msg, ...fields }: Readonly<Record<string, unknown>> = JSON.parse(line)
  return {
    id,
    at: new Date(Number(time)).toISOString(),
    level: nameOf(Number(level)),
    message: typeof msg === 'string' ? msg : '',
    fields,
  }
}

/** The log counts 20, 30, 40, 50, 60. */
function nameOf(level: number): Level {
  return levels[Math.min(Math.max(Math.floor(level / 10) - 2, 0), levels.length - 1)] ?? 'debug'
}
