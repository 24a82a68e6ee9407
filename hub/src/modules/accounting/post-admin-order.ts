import type { AccountingOrder } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { adminOrderOf, type EnrollmentOrder, orderById, setOrderStatus } from '../enrollment/index.ts'
import { judgeExisting } from '../enrollment/judge-existing.ts'
import type { Handler } from '../outbox/index.ts'
import { keepDocument } from './document.store.ts'
import { findOrCreateOrder } from './find-or-create-order.ts'

/**
 * Sends an administrator's order to accounting, exactly once; one of the same content there is its own
 * (accounting-5).
 */
export function postAdminOrder(app: Pick<AppContext, 'database' | 'clock' | 'plugins'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const order = await orderById(app.database, payload['orderId'] ?? '')
    const outgoing = adminOrderForAccounting(order)
    const document = await findOrCreateOrder(app.plugins.accounting, outgoing, {
      adopts: (others) => {
        const existing = judgeExisting(others, outgoing)
        return existing.is === 'same' ? existing.document : null
      },
      write: { key, trace, signal },
    })
    return async (trx) => {
      await keepDocument(trx, order.id, document, app.clock.now())
      await setOrderStatus(trx, order.id, 'sent', app.clock.now())
    }
  }
}

/** As it was composed; lines of price 0 stay here (accounting-6). */
function adminOrderForAccounting(order: EnrollmentOrder): AccountingOrder {
  const { partnerCode, numAtCard, dueDate, project, lines } = adminOrderOf(order)
  return {
    reference: order.reference,
    partnerCode,
    numAtCard,
    dueDate,
    project,
    lines: lines
      .filter(({ sent }) => sent)
      .map((line) => ({
        itemCode: line.code,
        name: line.name,
        quantity: line.quantity,
        taxCode: line.taxCode,
        unitPrice: line.unitPrice,
        discountPercent: line.discountPercent,
        project: line.project,
        shipDate: null,
        fields: {},
      })),
  }
}
