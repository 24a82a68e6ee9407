import type { AppContext } from '../../app-context.ts'
import { post } from '../ledger/index.ts'
import { changeHeldPayout, type PayoutCommand } from './change-payout.ts'
import type { PayoutWord } from './decide-payout.ts'
import { bank, inTransit, payoutSubject } from './payout-posting.ts'
import { changePayout } from './payout.store.ts'

type Arrival = Extract<PayoutWord, { readonly act: 'arrive' }>

/** Finance has seen the deposit at the bank (ledger-10). */
export function arrivePayout(app: Pick<AppContext, 'clock' | 'database'>, command: PayoutCommand<Arrival>) {
  const { word, author } = command
  return changeHeldPayout(app, command, async (trx, payout) => {
    const { net, trace } = payout
    const subject = payoutSubject(payout)
    const lines = [
      { account: bank, amount: net },
      { account: inTransit(payout), amount: -net },
    ]
    const posting = { key: `${subject}:arrived`, subject, day: word.on, reason: null, trace, lines }
    await post(trx, posting, app.clock.now())
    const { on: arrivedOn, bankRef } = word
    return changePayout(trx, payout, { status: 'arrived', arrivedOn, bankRef, arrivedBy: author.actor })
  })
}
