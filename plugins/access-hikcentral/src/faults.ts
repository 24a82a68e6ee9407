import { faultOfStatus, loggableWord, PluginFault, retryAfterMs } from '@matricula/contract'
import type { FaultCode, HttpResponse, Log } from '@matricula/contract'
import type { Envelope } from './from-envelope.ts'

/**
 * Result codes, as text and in small letters. Those after which it is open whether the vendor acted
 * are `unknown-outcome`: a read turns it into `unreachable`, a write is looked up first.
 */
const results: ReadonlyMap<string, FaultCode> = new Map([
  ['1', 'unknown-outcome'],
  ['2', 'invalid'],
  ['5', 'unknown-outcome'],
  ['8', 'unsupported'],
  ['9', 'unauthorised'],
  ['13', 'unauthorised'],
  ['17', 'unauthorised'],
  ['64', 'rejected'],
  ['128', 'rejected'],
  ['0x02401000', 'unauthorised'],
  ['0x02401001', 'unauthorised'],
  ['0x02401642', 'unauthorised'],
  ['0x02401002', 'unauthorised'],
  ['0x02401003', 'unauthorised'],
  ['0x02401008', 'unauthorised'],
  ['0x02401010', 'unauthorised'],
  ['0x0240100b', 'throttled'],
  ['0x0240101b', 'unauthorised'],
  ['0x00052101', 'throttled'],
  ['0x00052103', 'unknown-outcome'],
  ['0x00052104', 'unknown-outcome'],
  ['0x00072001', 'invalid'],
  ['0x00072002', 'invalid'],
  ['0x00072003', 'invalid'],
  ['0x00072202', 'not-found'],
])

/** The gateway itself may speak by status (unseen; the API answers 200 to everything). */
const statuses = { 401: 'unauthorised', 403: 'unauthorised', 429: 'throttled' } as const

export interface ApiAnswer {
  readonly response: HttpResponse
  /** Null when the body is none. */
  readonly envelope: Envelope | null
}

/** What an answer tells but success; null is success. The vendor's message is left out, as it repeats our AK. */
export function faultOfAnswer(
  { response, envelope }: ApiAnswer,
  { now, log }: { now: Date; log: Log },
): PluginFault | null {
  if (envelope !== null && envelope.code !== '0') return faultOfResult(envelope.code, { response, now, log })
  const fault = faultOfStatus(response, { statuses, now })
  if (fault !== null) return fault
  return envelope === null
    ? new PluginFault('unknown-outcome', 'HikCentral answered something unreadable')
    : null
}

interface AnswerContext {
  readonly response: HttpResponse
  readonly now: Date
  readonly log: Log
}

function faultOfResult(result: string, { response, now, log }: AnswerContext): PluginFault {
  const word = loggableWord(result)
  const code = results.get(result)
  const message = `HikCentral answered with code ${word}`
  if (code === undefined) {
    log.warn({ result: word }, 'HikCentral answered a code nobody knows: whether it acted is open')
    return new PluginFault('unknown-outcome', message)
  }
  if (code === 'throttled') {
    return new PluginFault(code, message, { retryAfterMs: retryAfterMs(response.headers, now) })
  }
  return new PluginFault(code, message, code === 'rejected' ? { reason: `code ${word}` } : {})
}
