import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { lastSeal, putSeal, unsealedEntries } from './seal.store.ts'
import { beginning, type SealedEntry, sealOver } from './seal.ts'

const atOnce = 500

/**
 * Seals what the trail has gained: whoever changes or removes an entry afterwards breaks the chain of seals, and
 * `db verify` says so. The last seal stands in the log as well, for a chain can be forged whole by whoever holds
 * the database, but not the logs.
 */
export async function sealAudit(
  { database, clock, log }: Pick<AppContext, 'database' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let put: Put | null = null
  for (;;) {
    const next = signal.aborted ? null : await inTransaction(database, (trx) => sealSome(trx, clock.wall()))
    if (next === null) break
    put = next
  }
  if (put !== null) log.info({ seal: put.number, digest: put.seal }, 'the audit trail is sealed')
}

interface Put {
  readonly number: number
  readonly seal: string
}

/** Null when nothing waits, or another hub is sealing it. */
async function sealSome(trx: Transaction, at: Date): Promise<Put | null> {
  // Before the entries: whoever puts a seal on between the two takes this number, and then nothing is put on here.
  const last = await lastSeal(trx)
  const entries = ofOneDay(await unsealedEntries(trx, atOnce))
  if (entries.length === 0) return null
  const number = (last?.number ?? 0) + 1
  const seal = sealOver(last?.seal ?? beginning, entries)
  const isPut = await putSeal(trx, { number, seal, newestAt: newestOf(entries) }, { entries, at })
  return isPut ? { number, seal } : null
}

/** The first, and those behind it of the same day: what has been kept long enough goes by whole seals. */
function ofOneDay(entries: readonly SealedEntry[]): readonly SealedEntry[] {
  const day = entries[0]?.at.slice(0, 10)
  const end = entries.findIndex(({ at }) => at.slice(0, 10) !== day)
  return end === -1 ? entries : entries.slice(0, end)
}

function newestOf(entries: readonly SealedEntry[]): string {
  return entries.reduce((newest, { at }) => (at > newest ? at : newest), '')
}
