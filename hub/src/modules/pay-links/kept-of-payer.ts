import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { invoiceKeptUntil, linkPayerOf } from '../payers/index.ts'

/** What of an erased payer stays, and until when the law has it kept. */
export interface KeptOfPayer {
  readonly what: 'invoice'
  readonly until: LocalDate
}

/** Of one payment by a link. */
export async function keptOfPayer(database: Database, attemptId: string): Promise<readonly KeptOfPayer[]> {
  return keptOf((await linkPayerOf(database, attemptId))?.issuedAt ?? null)
}

export function keptOf(issuedAt: string | null): readonly KeptOfPayer[] {
  return issuedAt === null ? [] : [{ what: 'invoice', until: invoiceKeptUntil(issuedAt) }]
}
