import type { Database } from '../../db/database.ts'
import { dialectOf, type RawAnswer, rowsOf } from '../../db/statements.ts'

export interface SqlServerFacts {
  readonly database: string
  /** Of text columns of ours that do not compare sign by sign, one collation each; empty where all of them do. */
  readonly looseCollations: readonly string[]
  /** Whether readers see what was last kept instead of waiting for who writes. */
  readonly readCommittedSnapshot: boolean
  /** Whether a consistent read is to be had. */
  readonly snapshotIsolation: boolean
}

interface StateRow {
  readonly name: string
  readonly read_committed: number | boolean
  readonly snapshots: number
}

/** How SQL Server's database is set up; null on the others, which have nothing of it to set. */
export async function sqlServerFacts(database: Database): Promise<SqlServerFacts | null> {
  if (dialectOf(database) !== 'mssql') return null
  const answer: RawAnswer<StateRow> = await database.raw(
    `select name, is_read_committed_snapshot_on as read_committed, snapshot_isolation_state as snapshots
      from sys.databases where name = db_name()`,
  )
  const [state] = rowsOf(answer)
  if (state === undefined) return null
  const loose: RawAnswer<{ readonly collation: string }> = await database.raw(
    `select distinct c.collation_name as collation from sys.columns as c join sys.tables as t on t.object_id = c.object_id
      where t.name not like 'knex%' and c.collation_name <> '' and c.collation_name not like '%BIN2'`,
  )
  return {
    database: state.name,
    looseCollations: rowsOf(loose).map(({ collation }) => collation),
    readCommittedSnapshot: Number(state.read_committed) === 1,
    snapshotIsolation: state.snapshots === 1,
  }
}
