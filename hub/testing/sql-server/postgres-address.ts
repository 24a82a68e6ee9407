/** The server that tests make their databases on. */
export const postgresServer =
  process.env['MATRICULA_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export function postgresAddress(database: string): string {
  const url = new URL(postgresServer)
  url.pathname = `/${encodeURIComponent(database)}`
  // What a test writes need not outlive a power cut.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
