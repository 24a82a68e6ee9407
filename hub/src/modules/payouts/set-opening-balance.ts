import type { Cop, LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { takeTurn } from '../../db/turn.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { post } from '../ledger/index.ts'
import { judgeOpeningBalance, type OpeningBalance } from './opening-balance.ts'
import { openingBalancesOf, openingSubject } from './opening-balance.store.ts'

export interface OpeningBalanceCommand {
  readonly instance: string
  /** Seen at the bank, in all: what was said before is put right by the difference. */
  readonly amount: Cop
  readonly on: LocalDate
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/** Finance says how much of what a provider took before the ledger is at the bank (ledger-13). The same again changes nothing. */
export async function setOpeningBalance(
  app: Pick<AppContext, 'clock' | 'database' | 'ids'>,
  { instance, amount, on, reason, actor, trace }: OpeningBalanceCommand,
): Promise<Refusal<'NOT_FOUND' | 'BAD_INPUT'> | OpeningBalance> {
  return inTransaction(app.database, async (trx) => {
    await takeTurn(trx, 'opening')
    const found = (await openingBalancesOf(trx)).find((one) => one.instance === instance)
    if (found === undefined) return refuse('NOT_FOUND')
    const at = app.clock.now()
    const fields = judgeOpeningBalance({ amount, on }, { before: found.before, today: bogotaDay(at) })
    if (fields !== null) return refuse('BAD_INPUT', { fields })
    const more = amount - found.atBank
    if (more === 0) return found
    const subject = openingSubject(instance)
    const lines = [
      { account: 'bank/before', amount: more },
      { account: `provider/${instance}`, amount: -more },
    ] as const
    await post(trx, { key: `${subject}:${app.ids.id()}`, subject, day: on, reason: null, trace, lines }, at)
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor,
      act: 'opening.set',
      subject,
      before: { amount: found.atBank },
      after: { amount, on, reason },
      trace,
    })
    return { ...found, atBank: amount, day: on }
  })
}
