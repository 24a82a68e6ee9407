import type { House } from '../../house.ts'
import { orderById } from '../enrollment/index.ts'
import { announce, type Handler } from '../outbox/index.ts'
import { paymentOf } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'
import { receiptBody, type ReceiptBody } from './receipt-body.ts'
import { keepReceipt } from './receipt.store.ts'

/** Issues the receipt of a paid order, once, and has its address sent. It does not wait for accounting. */
export function issueReceipt(house: House): Handler {
  return async ({ payload, trace }) => {
    const orderId = payload['orderId'] ?? ''
    const order = await orderById(house.database, orderId)
    const { payment, attempt } = await paymentOf(house.database, orderId)
    const body = receiptBody({
      order,
      reference: attempt.reference,
      amount: payment.amount,
      paymentMethod: payment.status.toLowerCase().replaceAll(' ', '-'),
      student: await namedStudent(house, order.studentCode),
    })
    return async (trx) => {
      await keepReceipt(trx, { orderId, body, token: house.ids.token(), at: house.clock.now() })
      const key = `notice:receipt:${orderId}`
      await announce(trx, {
        topic: 'notice.receipt',
        key,
        payload: { orderId },
        trace,
        at: house.clock.wall(),
      })
    }
  }
}

async function namedStudent(house: House, code: string): Promise<ReceiptBody['student']> {
  const student = await readStudent(house, code)
  const name = student === null ? '' : `${student.firstNames} ${student.lastNames}`
  return { code, name, grade: student?.nextGrade?.name ?? '' }
}
