import type { AdjustedPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import { documentParts, postToAccounting } from '../ledger/index.ts'
import { announce, type Handler } from '../outbox/index.ts'
import { findOrRecordAdjusted } from './find-or-record-payment.ts'
import { type InvoicesAttempt, invoicesAttemptById, keepPosted, releaseDocuments } from '../payments/index.ts'

/**
 * Records an approved payment of invoices in accounting, exactly once for each partner: looked up by our reference
 * before it is recorded, adopted when it is already there. Then, and not before, its documents are let go and who paid
 * is told, or the family where that was by a link. What was surcharge or discount of it is told apart (accounting-17).
 */
export function recordInvoicePayment({
  database,
  plugins,
  clock,
}: Pick<AppContext, 'database' | 'plugins' | 'clock'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const payment = await invoicesAttemptById(database, payload['paymentId'] ?? '')
    const posted: { partnerCode: string; ref: string }[] = []
    for (const part of partsOf(payment)) {
      const write = { key: `${key}:${part.partnerCode}`, trace, signal }
      const { ref } = await findOrRecordAdjusted(plugins.accounting, part, write)
      posted.push({ partnerCode: part.partnerCode, ref })
    }
    return async (trx) => {
      for (const part of posted) await keepPosted(trx, payment.id, part)
      const parts = payment.allocations.flatMap(documentParts)
      await postToAccounting(trx, { key, parts, trace, at: clock.now() })
      await releaseDocuments(trx, payment.id)
      await announce(trx, {
        topic: 'notice.invoices',
        key: `notice:invoices:${payment.id}`,
        payload: { paymentId: payment.id },
        trace,
        at: clock.wall(),
      })
    }
  }
}

/** Accounting books a payment on one partner, so that one for siblings is as many as they are. */
function partsOf(payment: InvoicesAttempt): AdjustedPayment[] {
  const { allocations } = payment
  const partnerCodes = [...new Set(allocations.map(({ partnerCode }) => partnerCode))]
  return partnerCodes.map((partnerCode) => {
    const own = allocations.filter((document) => document.partnerCode === partnerCode)
    return {
      reference: `${payment.reference}-${partnerCode}`,
      partnerCode,
      amount: sum(own.map(({ amount }) => amount)),
      paidOn: bogotaDay(new Date(own[0]?.approvedAt ?? payment.startedAt)),
      providerRef: payment.providerRef ?? payment.reference,
      documents: own.map(({ docNum, amount, surcharge, discount }) => ({
        docNum,
        amount: amount - surcharge,
        surcharge,
        discount,
      })),
    }
  })
}
