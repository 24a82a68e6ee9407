import type { PluginKit } from '@matricula/contract'
import type { Desk } from './desk.ts'
import type { Payment, Step } from './payment.ts'
import { mayBecome, outcomes, type Choice } from './raw-status.ts'

export interface Chosen {
  readonly choice: Choice
  /** What the payer pays with; what it was before when null. */
  readonly means: string | null
}

/** Brings a payment where a person chose, queues what the hub is told, and leaves it where it is when it cannot go there. */
export async function choose(desk: Desk, kit: PluginKit, payment: Payment, chosen: Chosen): Promise<void> {
  const { amountOff } = await desk.board.current()
  const at = kit.now().toISOString()
  await desk.change(payment.checkout, (present) => nextStep(present, { ...chosen, amountOff, at }))
}

/** Pure: the step a choice leads to, or null when the payment has gone another way meanwhile. */
export function nextStep(
  { checkout, now }: Payment,
  { choice, means, amountOff, at }: Chosen & { amountOff: number; at: string },
): Step | null {
  const rawStatus = outcomes[choice]
  if (!mayBecome(now.rawStatus, rawStatus)) return null
  const amount = choice === 'approve' ? Math.max(1, checkout.amount + amountOff) : now.amount
  const reason = choice === 'decline' ? reasons[checkout.locale] : null
  return { rawStatus, amount, at, means: means ?? now.means, reason }
}

const reasons = { 'es-CO': 'Fondos insuficientes', en: 'Insufficient funds' }
