import pg from 'pg'
import { postgresServer } from './postgres-address.ts'

/** As its administrator, beside every database. */
export async function onServer(
  act: (client: pg.Client) => Promise<unknown>,
  connectionString = postgresServer,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
