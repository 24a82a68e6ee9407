import type { AppContext } from '../../app-context.ts'
import { linesOf, post } from '../ledger/index.ts'
import { changeHeldPayout, type PayoutCommand } from './change-payout.ts'
import type { PayoutWord } from './decide-payout.ts'
import { payoutSubject } from './payout-posting.ts'
import { changePayout } from './payout.store.ts'

type Return = Extract<PayoutWord, { readonly act: 'return' }>

/** The deposit came back to the provider, which holds all of it again: what was posted of it is turned (ledger-10). */
export function returnPayout(app: Pick<AppContext, 'clock' | 'database'>, command: PayoutCommand<Return>) {
  const { word, author } = command
  return changeHeldPayout(app, command, async (trx, payout) => {
    const subject = payoutSubject(payout)
    const told = await linesOf(trx, subject)
    const arrived = await linesOf(trx, `${subject}:arrived`)
    const lines = [...told, ...arrived].map(({ account, amount }) => ({ account, amount: -amount }))
    const key = `${subject}:returned`
    const posting = { key, subject, day: word.on, reason: 'returned', trace: payout.trace, lines } as const
    await post(trx, posting, app.clock.now())
    return changePayout(trx, payout, { status: 'returned', returnedOn: word.on, returnedBy: author.actor })
  })
}
