import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { orderById } from '../enrollment/index.ts'
import { announce, type Handler } from '../outbox/index.ts'
import { noticeOfReceipt, paidAllocationOf, type ReceiptIssuer } from '../payments/index.ts'
import { findByCodes } from '../students/index.ts'
import { receiptBody, type ReceiptBody } from './receipt-body.ts'
import { keepReceipt } from './receipt.store.ts'

/** For settlements: the receipt is there as soon as the order is paid. It does not wait for accounting. */
export function receiptIssuer({
  config,
  clock,
  ids,
}: Pick<AppContext, 'config' | 'clock' | 'ids'>): ReceiptIssuer {
  return {
    async issue(trx, { order, allocation: { reference, amount }, paidAs }) {
      const body = receiptBody({
        order,
        reference,
        amount,
        paymentMethod: paidAs.toLowerCase().replaceAll(' ', '-'),
        student: await namedStudent(trx, order.studentCode),
        school: config.settings.school,
      })
      await keepReceipt(trx, { orderId: order.id, body, token: ids.token(), at: clock.now() })
    },
  }
}

/** Versions before issued it by a delivery; those that were still due then are issued here. */
export function issueWaitingReceipt(app: Pick<AppContext, 'database' | 'clock' | 'receipts'>): Handler {
  return async ({ payload, trace }) => {
    const order = await orderById(app.database, payload['orderId'] ?? '')
    const allocation = await paidAllocationOf(app.database, order.id)
    const { paidAs } = allocation
    if (paidAs === null) throw new Error(`the order ${order.id} has no payment`)
    return async (trx) => {
      await app.receipts.issue(trx, { order, allocation, paidAs })
      await announce(trx, noticeOfReceipt({ orderId: order.id, trace, at: app.clock.wall() }))
    }
  }
}

async function namedStudent(trx: Transaction, code: string): Promise<ReceiptBody['student']> {
  const [student] = await findByCodes(trx, [code])
  const name = student === undefined ? '' : `${student.firstNames} ${student.lastNames}`
  return { code, name, grade: student?.nextGrade?.name ?? '' }
}
