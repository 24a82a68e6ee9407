import { isConnectionError } from './connection-health.ts'
import { type DriverError, driverErrors } from './driver-errors.ts'

/**
 * PostgreSQL's classes: no connection, nobody who lets us in, out of room or connections, shut down or starting, not open
 * to us now, and what took longer than it may. The others' codes: no module, no lock, nobody who lets us in.
 */
const codes =
  /^(?:(?:08|28|53|57P0)[0-9A-Z]+|55000|3D000|25006|25P03|57014|58030|ELOGIN|SQLITE_(?:FULL|BUSY|IOERR|CANTOPEN|READONLY|LOCKED)\w*)$/

/** By their numbers in SQL Server. */
const kinds: readonly (readonly unknown[])[] = [
  // No room for data or log, no memory, no locks, nobody who lends any in time.
  [1105, 9002, 701, 802, 1204, 8645, 8651],
  // Not there, not ready, shutting down, our session ended with it.
  [904, 911, 921, 922, 927, 4060, 6005, 596],
  // Of a group of servers the one that may not write, or not yet.
  [976, 978, 983, 3906, 4221],
  // Azure: moving, too busy for us or at our limits, paused.
  [40_197, 40_501, 40_613, 49_918, 49_919, 49_920, 10_928, 10_929, 40_143, 40_540, 42_108, 42_109],
]
const numbers = new Set(kinds.flat())

/** Whether the database could not be reached or could not write: what was asked is not done and may be asked again. */
export function isStoreAway(error: unknown): boolean {
  return driverErrors(error).some((said) => isAway(said) || isConnectionError(said))
}

function isAway({ name, code, number }: DriverError): boolean {
  // Nobody gave us a connection.
  if (name === 'KnexTimeoutError') return true
  return (typeof code === 'string' && codes.test(code)) || numbers.has(number)
}
