import { destination, type Logger, pino } from 'pino'

/** The hub's log, on stderr: stdout belongs to the one line that says it is ready. */
export function openLog(): Logger {
  return pino({ base: null, serializers: { err: describeError } }, destination(2))
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
