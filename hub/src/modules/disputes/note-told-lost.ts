import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { changeDispute, disputeById, lockWithPayable, lockDispute } from '../payments/index.ts'
import { isInDispute } from '../payments/in-dispute.ts'
import type { Author } from './record-dispute.ts'

/** Notes that the provider has decided for whoever paid: who bears it is the school's to say. */
export async function noteToldLost(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  id: string,
  { on, author }: { readonly on: LocalDate; readonly author: Author },
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const found = await disputeById(trx, id)
    if (found === null) return
    await lockWithPayable(trx, found.paymentId)
    const dispute = await lockDispute(trx, id)
    if (!isInDispute([dispute]) || dispute.toldLostOn !== null) return
    await changeDispute(trx, dispute, { toldLostOn: on })
    await recordAudit(trx, {
      at: clock.wall(),
      actor: author.actor,
      act: 'dispute.told-lost',
      subject: `dispute:${id}`,
      before: { status: dispute.status },
      after: { status: dispute.status, on },
      trace: author.trace,
    })
  })
}
