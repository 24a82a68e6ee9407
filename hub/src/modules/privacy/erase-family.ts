import type { Database } from '../../db/database.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import { type Family, type FamilyAct, familyOf, type FamilyRecords } from './family.ts'

export interface FamilyErasure extends FamilyAct {
  readonly reason: string
}

type Counts = Readonly<Record<string, number>>

/**
 * Erases a family from every part at once, or from none. Consents and the trail stay, for the law asks for proof.
 * Nothing is erased while a payment is open. Erasing again is harmless.
 */
export async function eraseFamily(
  records: FamilyRecords,
  erasure: FamilyErasure,
): Promise<Refusal<'ERASE_BLOCKED'> | { readonly erased: Counts }> {
  const { database } = records.app
  const family = await familyOf(records, erasure)
  const { students } = family
  if (await isBlocked(database, records.sources, students)) return refuse('ERASE_BLOCKED')
  // Before the rest, so that no browser of the family writes into what is being erased.
  for (const code of students) await records.sessions.closeAllOf('student', code)
  return inTransaction(database, async (trx) => {
    if (await isBlocked(trx, records.sources, students)) return refuse('ERASE_BLOCKED')
    const erased = await eraseParts(trx, records.sources, family)
    await noteErasure(trx, records, { ...erasure, students, erased })
    return { erased }
  })
}

async function isBlocked(
  database: Database,
  sources: readonly PersonalDataSource[],
  students: readonly string[],
): Promise<boolean> {
  for (const source of sources) {
    if ((await source.blocksErasure?.(database, students)) === true) return true
  }
  return false
}

async function eraseParts(
  trx: Transaction,
  sources: readonly PersonalDataSource[],
  { students, emails }: Family,
): Promise<Counts> {
  const erased: Record<string, number> = {}
  for (const source of sources) erased[source.name] = await source.erase(trx, students, emails)
  return erased
}

function noteErasure(
  trx: Transaction,
  { app }: FamilyRecords,
  noted: FamilyErasure & { readonly students: readonly string[]; readonly erased: Counts },
): Promise<void> {
  const { studentCode, actor, trace, reason, students, erased } = noted
  return recordAudit(trx, {
    at: app.clock.wall(),
    actor,
    act: 'family.erase',
    subject: studentCode,
    before: null,
    after: { reason, students, erased },
    trace,
  })
}
