import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'

export interface GuardianChange {
  readonly act: 'guardian.register' | 'guardian.verify' | 'guardian.password' | 'guardian.link'
  readonly id: string
  readonly trace: string
}

/** Writes down what a guardian did to the own account; addresses and passwords stay out of the trail. */
export async function noteGuardian(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, id, trace }: GuardianChange,
): Promise<void> {
  const actor = `guardian:${id}`
  await recordAudit(trx, { at: clock.wall(), actor, act, subject: id, before: null, after: null, trace })
}
