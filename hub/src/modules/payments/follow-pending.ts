import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import type { Step } from './decide-settlement.ts'
import { closeOpenOf, raiseException } from './exception.store.ts'
import { providerOf } from './provider-of.ts'

const kind = 'still-pending'
const dayMs = 86_400_000

/** Has a person look into a payment that its provider leaves pending for days, until the provider ends it (payments-48). */
export async function followPending(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  trx: Transaction,
  attempt: PaymentAttempt,
  { step, seen }: { readonly step: Step; readonly seen: ProviderPayment | null },
): Promise<void> {
  const days = (clock.now().getTime() - Date.parse(attempt.startedAt)) / dayMs
  if (days < config.settings.payments.pendingDays) return
  const { instance, reference, amount: expected } = attempt
  const about = { kind, instance, reference, providerRef: '' } as const
  const at = clock.wall()
  if (step !== 'wait')
    return closeOpenOf(trx, about, { by: providerOf(attempt), text: 'answered-by-provider', at })
  const facts = {
    task: 'ask the provider',
    expected,
    currency: 'COP',
    providerRef: seen?.providerRef ?? null,
  }
  await raiseException(trx, { ...about, facts, at })
}
