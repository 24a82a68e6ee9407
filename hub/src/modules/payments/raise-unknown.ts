import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { captureOf, keepCapture } from './capture.store.ts'
import type { ExceptionKind } from './exception-kind.ts'
import { raiseException } from './exception.store.ts'
import { keepCharge } from './keep-charge.ts'
import { noteReturn } from './note-return.ts'

/** Has a person look into what a provider or a bank says of a reference that is not here, as after a restored backup. */
export async function raiseUnknown(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'plugins'>,
  instance: string,
  seen: ProviderPayment,
): Promise<void> {
  const { database, clock } = app
  const capture = captureOf(instance, seen)
  await inTransaction(database, async (trx) => {
    if (capture !== null && !(await keepCapture(trx, capture, clock.wall()))) return
    await tellUnknown(app, trx, instance, seen)
  })
}

/** Writes down the money of a word that is new, and has a person look into it. */
export async function tellUnknown(
  app: Pick<AppContext, 'clock' | 'config' | 'ids' | 'plugins'>,
  trx: Transaction,
  instance: string,
  seen: ProviderPayment,
): Promise<void> {
  const { reference, amount, currency, providerRef } = seen
  const charge = { instance, reference, seen, attemptId: null, trace: 'callbacks' } as const
  await keepCharge(app, trx, { ...charge, step: 'report' })
  const kind = await kindOf(app, trx, instance, seen)
  if (kind === null) return
  const facts = { task: 'ask the provider', seen: amount, currency, providerRef }
  await raiseException(trx, { kind, instance, reference, providerRef, facts, at: app.clock.wall() })
}

/** What a person looks into; null where the provider gave back by itself what a person was to look into. */
async function kindOf(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  instance: string,
  { status, reference, providerRef }: ProviderPayment,
): Promise<ExceptionKind | null> {
  if (status !== 'reversed') return 'unknown-reference'
  const charge = { instance, reference, providerRef, trace: 'callbacks' }
  const { close, isUnforeseen } = await noteReturn(app, trx, charge)
  if (isUnforeseen) return 'reversed'
  return close.length > 0 ? null : 'unknown-reference'
}
