import type { PluginKit } from '@matricula/contract'
import { createCallbackSender, planCallbacks, switchBoard } from '@matricula/contract/sandbox'
import type { CallbackSender, QueuedCallback, SwitchBoard } from '@matricula/contract/sandbox'
import { callbackEventOf } from './callback-body.ts'
import { openLedger, type Ledger } from './ledger.ts'
import type { Checkout, Payment, PaymentStep } from './payment.ts'
import { switchFields, switchesSchema, type Settings, type Switches } from './settings.ts'

/** Changes payments and queues their callbacks. */
export interface PaymentService {
  readonly ledger: Ledger
  readonly callbackSender: CallbackSender
  readonly board: SwitchBoard<Switches>
  /** Adds a step and queues its callbacks; a crash between the two loses neither. */
  change(checkout: Checkout, next: (payment: Payment) => PaymentStep | null): Promise<void>
}

export function openPaymentService(settings: Settings, kit: PluginKit): PaymentService {
  const ledger = openLedger(kit, settings.secret)
  const initial = settings.switches
  const board = switchBoard(kit.memo, { schema: switchesSchema, fields: switchFields, initial })
  const callbacksFor = async (payment: Payment): Promise<readonly QueuedCallback[]> =>
    planCallbacks(
      callbackEventOf(payment, settings.merchant),
      await board.current(),
      settings.secret,
      Date.now(),
    )
  const callbackSender = createCallbackSender(kit, async (reference) => {
    const payment = await ledger.find(reference)
    return payment && payment.steps.length > 0 ? callbacksFor(payment) : []
  })
  return {
    ledger,
    callbackSender,
    board,
    change: (checkout, next) =>
      callbackSender.queueAfter(checkout.reference, async () => {
        if ((await ledger.advance(checkout, next)) === null) return []
        const payment = await ledger.find(checkout.reference)
        return payment ? callbacksFor(payment) : []
      }),
  }
}
