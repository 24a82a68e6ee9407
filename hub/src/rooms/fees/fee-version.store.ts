import type { Database } from '../../db/open-database.ts'
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
