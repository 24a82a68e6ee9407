import { destination, type Logger, pino } from 'pino'
import type { RecentLog } from './recent-log.ts'

/** The hub's log, on stderr: stdout belongs to the one line that says it is ready. Its last lines are kept as well. */
export function openLog(recent: RecentLog): Logger {
  const stderr = destination(2)
  const write = (line: string) => {
    stderr.write(line)
    recent.write(line)
  }
  return pino({ base: null, serializers: { err: describeError } }, { write })
}

/** Where it broke and what kind it is; never the cause's own words, which can hold what a vendor or a family sent. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const code: unknown = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
  }
}
