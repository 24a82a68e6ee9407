import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { invoiceKeptUntil, linkPayerOf } from '../payers/index.ts'

/** What of an erased payer stays, and until when the law has it kept. */
export interface RetainedPayerData {
  readonly what: 'invoice'
  readonly until: LocalDate
}

/** Of one payment by a link. */
export async function retainedPayerData(
  database: Database,
  attemptId: string,
): Promise<readonly RetainedPayerData[]> {
  return keptOf((await linkPayerOf(database, attemptId))?.issuedAt ?? null)
}

export function keptOf(issuedAt: string | null): readonly RetainedPayerData[] {
  return issuedAt === null ? [] : [{ what: 'invoice', until: invoiceKeptUntil(issuedAt) }]
}
