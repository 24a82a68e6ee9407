import { paint } from '../output/paint.ts'
import { second } from '../output/cells.ts'
import type { Level, LogLine } from '../tasks/logs/log-line.ts'

const colours: Readonly<Record<Level, (text: string) => string>> = {
  debug: paint.dim,
  info: paint.green,
  warn: paint.yellow,
  error: paint.red,
  fatal: paint.red,
}

/** Time in Bogotá, level, message, fields, in one line. */
export function logLine({ at, level, message, fields }: LogLine): string {
  if (at === null && level === null) return message
  const parts = [
    at === null ? '-' : second(at),
    level === null ? '-    ' : colours[level](level.padEnd(5)),
    message,
    ...Object.entries(fields).map(([name, value]) => paint.dim(`${name}=${worded(value)}`)),
  ]
  return parts.join(' ').replaceAll(/[\r\n]+/g, ' ')
}

function worded(value: unknown): string {
  if (typeof value === 'string') return /^[\w./:@+-]+$/.test(value) ? value : JSON.stringify(value)
  return JSON.stringify(value) ?? ''
}
