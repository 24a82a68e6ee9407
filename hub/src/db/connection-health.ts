import { setTimeout as pause } from 'node:timers/promises'
import { withoutValues } from './without-values.ts'

/** What a line to a server that is no longer one says of itself, by code or in words. */
const codes =
  /^E(?:CONN\w+|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|SOCKET|TIMEOUT|CLOSE|INVALIDSTATE)$/
const words =
  /^(?:Query read timeout|timeout expired|unexpected end of message stream|Connection (?:terminated|ended)|Client (?:has encountered a connection error|was closed))/

/** Whether a driver speaks of the line to its server, and not of what was asked. */
export function isConnectionError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return words.test(error.message) || ('code' in error && codes.test(String(error.code)))
}

/** With a code of its own: drivers give some none, and knex writes the statement before their words. */
export function connectionLost(words: string, cause?: Error): Error {
  return Object.assign(new Error(words, { cause }), { code: 'ECONNLOST' })
}

const heard = new WeakMap<object, number>()
const lost = new WeakSet()

/** Asks on a connection. When its line fails it is hung up and nobody gets it again; a refusal names no value. */
export async function queryConnection<T>(
  connection: object,
  ask: () => Promise<T>,
  hangUp: (error: Error) => void,
): Promise<T> {
  try {
    const answer = await ask()
    heard.set(connection, performance.now())
    return answer
  } catch (error) {
    if (!isConnectionError(error)) throw withoutValues(error)
    lost.add(connection)
    hangUp(error)
    throw connectionLost(error.message, error)
  }
}

/** After so long without a word from its server a line may be dead, and nothing says so. */
const silentMs = 1000
/** What a server may take for a word that costs it nothing. */
const shortMs = 2000

/** When a connection of a pool was asked and nothing came back. */
const silentSince = new WeakMap<object, number>()

/**
 * Whether a connection is still one: known of one that was just heard, asked of any other. Once one of a pool was
 * silent, those last heard before are taken for silent too: to call again costs less than to wait for each of them.
 */
export async function isAlive(
  pool: object | undefined,
  connection: object,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  if (lost.has(connection)) return false
  const now = performance.now()
  const last = heard.get(connection) ?? now
  heard.set(connection, last)
  if (pool !== undefined && last < (silentSince.get(pool) ?? 0)) return false
  if (now - last < silentMs) return true
  const answered = await Promise.race([
    ask().then(
      () => true,
      () => false,
    ),
    pause(shortMs, false, { ref: false }),
  ])
  if (!answered && pool !== undefined) silentSince.set(pool, now)
  return answered
}

/** Waits for a goodbye, and no longer than one takes. */
export async function withinShort(goodbye: Promise<unknown>): Promise<void> {
  await Promise.race([goodbye, pause(shortMs, undefined, { ref: false })])
}
