import type { Database } from '../../db/database.ts'
import type { Fee } from './fee.ts'

export interface Replacement {
  readonly at: Date
  readonly by: string
}

/** Keeps what a fee said before it is changed. */
export async function keepVersion(database: Database, fee: Fee, { at, by }: Replacement): Promise<void> {
  await database('fee_version').insert({
    fee_id: fee.id,
    version: fee.version,
    record: JSON.stringify(fee),
    replaced_at: at.toISOString(),
    replaced_by: by,
  })
}

/** Who replaced the version before this one; null of a fee that nobody has changed. */
export async function findLastChange(
  database: Database,
  { id, version }: Pick<Fee, 'id' | 'version'>,
): Promise<{ readonly by: string; readonly at: string } | null> {
  const row: { replaced_at: string; replaced_by: string } | undefined = await database('fee_version')
    .where({ fee_id: id, version: version - 1 })
    .first('replaced_at', 'replaced_by')
  return row === undefined ? null : { by: row.replaced_by, at: row.replaced_at }
}

/** What a fee said in an earlier version; null where it had none. */
export async function findVersion(database: Database, id: number, version: number): Promise<Fee | null> {
  const row: { record: string } | undefined = await database('fee_version')
    .where({ fee_id: id, version })
    .first('record')
  return row === undefined ? null : (JSON.parse(row.record) as Fee)
}
