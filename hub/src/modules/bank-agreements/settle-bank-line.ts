import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { deliverJob } from '../outbox/index.ts'
import { agreementsByReference } from './bank-file.store.ts'
import {
  type AgreementFound,
  type BankResult,
  decideBankLine,
  isConfirmedByHand,
} from './decide-bank-line.ts'
import {
  adoptCharge,
  applyCharge,
  captureOf,
  completeOrder,
  keepCapture,
  type OrderAttempt,
  orderPayable,
  type Payable,
} from '../payments/index.ts'

export interface BankLineSettlement {
  readonly found: AgreementFound
  /** The line, as a provider's word. */
  readonly seen: ProviderPayment
  /** Where it stands: the file's name and the line. */
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/** Does what a line of the bank's file means, as a provider's approval would; another person may have been first. */
export async function settleBankLine(app: AppContext, word: BankLineSettlement): Promise<BankResult> {
  const { found, seen } = word
  const result = await inTransaction(app.database, async (trx) => {
    const attempt = await orderPayable.lock(trx, found.id)
    const fresh = (await agreementsByReference(trx, [attempt.reference])).get(attempt.reference) ?? found
    const decided = decideBankLine(seen, fresh, app.clock.now())
    const capture = captureOf(attempt.instance, seen)
    const isNews = capture !== null && (await keepCapture(trx, capture, app.clock.wall()))
    if (isConfirmedByHand(fresh) && decided === 'already-paid') await adoptCharge(app, trx, attempt, seen)
    else if (isNews) await applyCharge(app, trx, { payable: paidAtBank(word), attempt, seen })
    return decided
  })
  app.live.changed(found.token)
  if (result === 'paid') app.work.trigger(deliverJob)
  return result
}

/** An agreement is paid by the word of the bank's file, under the name of whoever brought it. */
function paidAtBank({ reason, actor, trace }: BankLineSettlement): Payable<OrderAttempt> {
  return {
    ...orderPayable,
    async approve(
      app: Pick<AppContext, 'clock' | 'ids' | 'plugins' | 'receipts'>,
      trx: Transaction,
      attempt: OrderAttempt,
      seen: ProviderPayment,
    ) {
      const status = 'PAGO DAVIVIENDA'
      const { order } = attempt
      await completeOrder(app, trx, { attempt, seen, status, actor, reason })
      await recordAudit(trx, {
        at: app.clock.wall(),
        actor,
        act: 'agreement.confirm',
        subject: order.token,
        before: { status: order.status },
        after: { status: 'paid', as: status, reason },
        trace,
      })
    },
  }
}
