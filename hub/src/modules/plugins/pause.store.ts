import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { InstancePause } from '../../plugins/index.ts'

interface PauseRow {
  instance: string
  reason: string
  paused_by: string
  paused_at: string
}

export async function keptPauses(database: Database): Promise<readonly InstancePause[]> {
  const rows = await database<PauseRow>('plugin_pause').orderBy('instance')
  return rows.map(pauseFrom)
}

/** The pause of one instance, held until the story ends. */
export async function lockPause(trx: Transaction, instance: string): Promise<InstancePause | null> {
  const row = await trx<PauseRow>('plugin_pause').where({ instance }).forUpdate().first()
  return row === undefined ? null : pauseFrom(row)
}

export async function keepPause(trx: Transaction, pause: InstancePause): Promise<void> {
  const { instance, reason, by, at } = pause
  await upsert(trx, 'plugin_pause', { instance, reason, paused_by: by, paused_at: at }, ['instance'])
}

export async function dropPause(trx: Transaction, instance: string): Promise<void> {
  await trx('plugin_pause').where({ instance }).delete()
}

function pauseFrom({ instance, reason, paused_by, paused_at }: PauseRow): InstancePause {
  return { instance, reason, by: paused_by, at: paused_at }
}
