import type { PluginKit } from '@matricula/contract'
import { courierOf, planLetters, switchBoard } from '@matricula/contract/sandbox'
import type { Courier, Letter, SwitchBoard } from '@matricula/contract/sandbox'
import { tellingOf } from './callback-body.ts'
import { openLedger, type Ledger } from './ledger.ts'
import type { Checkout, Payment, Step } from './payment.ts'
import { switchFields, switchesSchema, type Settings, type Switches } from './settings.ts'

/** Where payments change and the hub is told of it. */
export interface Desk {
  readonly ledger: Ledger
  readonly courier: Courier
  readonly board: SwitchBoard<Switches>
  /** Adds a step and queues its callbacks; a crash between the two loses neither. */
  change(checkout: Checkout, next: (payment: Payment) => Step | null): Promise<void>
}

export function openDesk(settings: Settings, kit: PluginKit): Desk {
  const ledger = openLedger(kit, settings.secret)
  const initial = settings.switches
  const board = switchBoard(kit.memo, { schema: switchesSchema, fields: switchFields, initial })
  const lettersFor = async (payment: Payment): Promise<readonly Letter[]> =>
    planLetters(tellingOf(payment, settings.merchant), await board.current(), settings.secret, Date.now())
  const courier = courierOf(kit, async (reference) => {
    const payment = await ledger.find(reference)
    return payment && payment.steps.length > 0 ? lettersFor(payment) : []
  })
  return {
    ledger,
    courier,
    board,
    change: (checkout, next) =>
      courier.promise(checkout.reference, async () => {
        if ((await ledger.advance(checkout, next)) === null) return []
        const payment = await ledger.find(checkout.reference)
        return payment ? lettersFor(payment) : []
      }),
  }
}
