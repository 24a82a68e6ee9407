import type { ToldDispute } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { exceptionsOfCharge, type Payment, raiseException } from '../payments/index.ts'

export interface ToldByProvider {
  readonly instance: string
  readonly dispute: ToldDispute
  readonly trace: string
}

/** Has a person look into a case that could not be recorded, once: an unknown charge, or another amount than is there. */
export async function raiseToldDispute(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  { instance, dispute }: ToldByProvider,
  payment: Payment | null,
): Promise<void> {
  const { ref, providerRef, amount, openedOn } = dispute
  const about = { instance, reference: payment?.reference ?? providerRef, providerRef: ref }
  await inTransaction(database, async (trx) => {
    const known = await exceptionsOfCharge(trx, about)
    if (known.some(({ kind }) => kind === 'dispute-told')) return
    const facts = { task: 'record the dispute', seen: amount, currency: 'COP', providerRef, openedOn }
    await raiseException(trx, { kind: 'dispute-told', ...about, facts, at: clock.wall() })
  })
}
