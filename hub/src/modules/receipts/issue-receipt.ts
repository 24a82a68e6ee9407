import type { AppContext } from '../../app-context.ts'
import { orderById } from '../enrollment/index.ts'
import { announce, type Handler } from '../outbox/index.ts'
import { readStudent } from '../students/index.ts'
import { receiptBody, type ReceiptBody } from './receipt-body.ts'
import { keepReceipt } from './receipt.store.ts'
import { paidAllocationOf } from '../payments/index.ts'

/** Issues the receipt of a paid order, once, and has its address sent. It does not wait for accounting. */
export function issueReceipt(app: AppContext): Handler {
  return async ({ payload, trace }) => {
    const orderId = payload['orderId'] ?? ''
    const order = await orderById(app.database, orderId)
    const { reference, amount, paidAs } = await paidAllocationOf(app.database, orderId)
    const body = receiptBody({
      order,
      reference,
      amount,
      paymentMethod: (paidAs ?? '').toLowerCase().replaceAll(' ', '-'),
      student: await namedStudent(app, order.studentCode),
      school: app.config.settings.school,
    })
    return async (trx) => {
      await keepReceipt(trx, { orderId, body, token: app.ids.token(), at: app.clock.now() })
      const key = `notice:receipt:${orderId}`
      await announce(trx, {
        topic: 'notice.receipt',
        key,
        payload: { orderId },
        trace,
        at: app.clock.wall(),
      })
    }
  }
}

async function namedStudent(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  code: string,
): Promise<ReceiptBody['student']> {
  const student = await readStudent(app, code)
  const name = student === null ? '' : `${student.firstNames} ${student.lastNames}`
  return { code, name, grade: student?.nextGrade?.name ?? '' }
}
