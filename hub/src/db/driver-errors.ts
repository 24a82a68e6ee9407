/** What a driver says of a refusal: PostgreSQL and the embedded database by code, SQL Server by number. */
export type DriverError = Error & { readonly code?: unknown; readonly number?: unknown }

/**
 * What the driver itself said. Objection puts an error of its own around it, so does a transaction that could not be
 * rolled back either, and SQL Server's driver around several refusals of one statement.
 */
export function driverErrors(error: unknown): readonly DriverError[] {
  if (!(error instanceof Error)) return []
  if (error instanceof AggregateError) return error.errors.flatMap(driverErrors)
  if ('nativeError' in error) return driverErrors(error.nativeError)
  return isAround(error) ? driverErrors(error.originalError) : [error]
}

/** Knex names a story's own error so as well, as that of itself. */
function isAround(error: Error): error is Error & { readonly originalError: Error } {
  return 'originalError' in error && error.originalError instanceof Error && error.originalError !== error
}

/** By what code the system or a driver names what went wrong, as EACCES; its words where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
