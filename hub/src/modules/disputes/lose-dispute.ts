import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { isRefused } from '../../shared/refusal.ts'
import {
  endDispute,
  keepReturn,
  type LossBearer,
  partsPaidBy,
  type Payment,
  returnContested,
  settleLostPart,
  splitById,
  type SplitStatus,
  watchedBy,
} from '../payments/index.ts'
import { changeHeldDispute, type DisputeCommand } from './change-dispute.ts'
import type { DisputeWord } from './decide-dispute.ts'
import { judgeBearer } from './judge-bearer.ts'

type Loss = Extract<DisputeWord, { readonly act: 'lose' }>

/**
 * The provider has decided for whoever paid. Borne by the school, what was paid stays paid; borne by the family, the
 * payment goes back as by the provider's own word, and may be paid again (disputes-4); so it always is of what does not
 * stay paid (disputes-8).
 */
export async function loseDispute(app: AppContext, command: DisputeCommand<Loss>) {
  const { word, author } = command
  const end = { status: 'lost', borneBy: word.borneBy, on: word.on, by: author.actor } as const
  const lost = await changeHeldDispute(app, command, async (trx, { payment, dispute }) => {
    const refusal = judgeBearer({ payment, splits: await splitStatusesOf(trx, payment) }, word.borneBy)
    if (refusal !== null) return refusal
    const ended = await endDispute(app, trx, payment, { dispute, end })
    await follow[word.borneBy](app, trx, payment, startOfDay(word.on))
    return ended
  })
  if (isRefused(lost)) return lost
  for (const token of await watchedBy(app.database, lost.paymentId)) app.live.changed(token)
  return lost
}

/** What becomes of the payment. */
const follow: Readonly<Record<LossBearer, typeof returnContested>> = {
  family: returnContested,
  school: bearLoss,
}

async function bearLoss(...[app, trx, payment, at]: Parameters<typeof returnContested>): Promise<void> {
  await keepReturn(trx, payment, at)
  await settleLostPart(app, trx, payment)
}

/** How the splits stand whose parts it paid. */
export async function splitStatusesOf(trx: Transaction, payment: Payment): Promise<readonly SplitStatus[]> {
  const paid = await partsPaidBy(trx, payment)
  const splits = [...new Set(paid.flatMap(({ splitId }) => splitId ?? []))]
  return Promise.all(splits.map(async (id) => (await splitById(trx, id)).status))
}
