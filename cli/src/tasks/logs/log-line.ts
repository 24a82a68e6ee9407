import type { components } from '@matricula/hub/api'

export type Level = components['schemas']['LogEntry']['level']

export const levels: readonly Level[] = ['debug', 'info', 'warn', 'error', 'fatal']

/** A line of the hub's log, from its API or from a file. */
export interface LogLine {
  /** Null of a line that is not the hub's own. */
  readonly at: string | null
  readonly level: Level | null
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A line of a file: the hub's JSON, or whatever else stands there, as it is. */
export function readLine(text: string): LogLine {
  const said = parsed(text)
  if (said === null) return { at: null, level: null, message: text, fields: {} }
  const { level, time, msg, ...fields } = said
  return {
    at: typeof time === 'number' && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : null,
    level: typeof level === 'number' ? nameOf(level) : null,
    message: typeof msg === 'string' ? msg : '',
    fields,
  }
}

/** The log counts 20, 30, 40, 50, 60. */
function nameOf(level: number): Level | null {
  return levels[Math.min(Math.max(Math.floor(level / 10) - 2, 0), levels.length - 1)] ?? null
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? { ...said } : null
  } catch {
    return null
  }
}

export interface LogFilter {
  /** This one and what is graver; null: also lines that have none. */
  readonly level: Level | null
  /** Large and small letters alike. */
  readonly grep: string | null
}

export function matchesFilter(line: LogLine, { level, grep }: LogFilter): boolean {
  const isGrave =
    level === null || (line.level !== null && levels.indexOf(line.level) >= levels.indexOf(level))
  return isGrave && (grep === null || wordsOf(line).toLowerCase().includes(grep.toLowerCase()))
}

function wordsOf({ message, fields }: LogLine): string {
  return `${message} ${JSON.stringify(fields)}`
}
