import type { Instant, PluginKit } from '@matricula/contract'
import type { PaymentService } from './payment-service.ts'
import type { Payment, PaymentStep } from './payment.ts'
import { mayBecome, outcomes, type Choice } from './raw-status.ts'
import type { Switches } from './settings.ts'

export interface PayerChoice {
  readonly choice: Choice
  /** What the payer pays with; what it was before when null. */
  readonly means: string | null
}

type ChoiceOptions = Pick<Switches, 'amountOff' | 'paysExpired'> & { readonly at: Instant }

/** Brings a payment where a person chose, queues its callbacks, and leaves it where it is when it cannot go there. */
export async function choose(
  paymentService: PaymentService,
  kit: PluginKit,
  payment: Payment,
  chosen: PayerChoice,
): Promise<void> {
  const { amountOff, paysExpired } = await paymentService.board.current()
  const at = kit.now().toISOString()
  await paymentService.change(payment.checkout, (present) =>
    nextStep(present, { ...chosen, amountOff, paysExpired, at }),
  )
}

/** Pure: the step a choice leads to, or null when the payment has gone another way meanwhile. */
export function nextStep(
  { checkout, now }: Payment,
  { choice, means, amountOff, paysExpired, at }: PayerChoice & ChoiceOptions,
): PaymentStep | null {
  const rawStatus = outcomes[choice]
  const isLate = paysExpired && now.rawStatus === 'Expirada' && choice === 'approve'
  if (!isLate && !mayBecome(now.rawStatus, rawStatus)) return null
  const amount = choice === 'approve' ? Math.max(1, checkout.amount + amountOff) : now.amount
  const reason = choice === 'decline' ? reasons[checkout.locale] : null
  return { rawStatus, amount, at, means: means ?? now.means, reason }
}

const reasons = { 'es-CO': 'Fondos insuficientes', en: 'Insufficient funds' }
