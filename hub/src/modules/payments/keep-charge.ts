import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { purposeOf } from '../../config/purpose.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Step } from './decide-settlement.ts'
import { moneyAccount } from './money-account.ts'
import { returnPayment, takePayment } from './payment-ledger.ts'
import { providerOf } from './provider-of.ts'

export interface KnownCharge {
  readonly instance: string
  /** Of the attempt as a whole, or one that is not here. */
  readonly reference: string
  readonly attemptId: string | null
  readonly seen: ProviderPayment
  /** What followed from it; a step that pays has written the money down. */
  readonly step: Step
  readonly trace: string
}

/** Writes down the money that moved with a charge, whatever it meant for what was to be paid (ledger-2, ledger-3). */
export async function keepCharge(
  app: Pick<AppContext, 'clock' | 'config' | 'ids' | 'plugins'>,
  trx: Transaction,
  { instance, reference, attemptId, seen, step, trace }: KnownCharge,
): Promise<void> {
  if (seen.status === 'reversed') return returnPayment(app, trx, { instance, reference, seen })
  if (seen.status !== 'approved' || step === 'pay' || !isMoney(app, seen)) return
  await takePayment(app, trx, {
    instance,
    reference,
    attemptId,
    amount: seen.amount,
    seen,
    trace,
    reason: null,
    parts: [],
    account: moneyAccount(instance),
    actor: providerOf({ instance }),
  })
}

/** Other money than pesos is a task for a person, and a test is none where the school is real. */
function isMoney(app: Pick<AppContext, 'config' | 'plugins'>, { currency, test }: ProviderPayment): boolean {
  return currency === 'COP' && (!test || testsCount(app))
}

/** Whether a payment marked as a test counts: in the sandbox and in a rehearsal with pretend vendors. */
export function testsCount({ config, plugins }: Pick<AppContext, 'config' | 'plugins'>): boolean {
  return purposeOf(config.settings, plugins.view()) !== 'production'
}
