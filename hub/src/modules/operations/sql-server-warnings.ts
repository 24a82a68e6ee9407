import type { AppContext } from '../../app-context.ts'
import type { ConfigurationWarning } from './configuration-warnings.ts'
import { type SqlServerFacts, sqlServerFacts } from './sql-server-facts.store.ts'

/** What SQL Server's database is set up to do otherwise than the hub counts on; nothing where nobody can say. */
export async function sqlServerWarnings({
  database,
  log,
}: Pick<AppContext, 'database' | 'log'>): Promise<readonly ConfigurationWarning[]> {
  try {
    return judgeSqlServer(await sqlServerFacts(database))
  } catch (error) {
    log.error({ err: error }, 'how the database is set up cannot be read')
    return []
  }
}

/** Pure. */
export function judgeSqlServer(facts: SqlServerFacts | null): readonly ConfigurationWarning[] {
  if (facts === null) return []
  const { database: about, looseCollations, readCommittedSnapshot, snapshotIsolation } = facts
  return [
    ...looseCollations.map((collation) => ({ code: 'COLLATION_LOOSE' as const, about: collation })),
    ...(readCommittedSnapshot ? [] : [{ code: 'READS_WAIT_FOR_WRITES' as const, about }]),
    ...(snapshotIsolation ? [] : [{ code: 'NO_SNAPSHOT_READS' as const, about }]),
  ]
}
