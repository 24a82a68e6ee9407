import { formatCop } from '../../shared/money.ts'
import type { House } from '../../house.ts'
import { say } from '../../config/texts.ts'
import { orderById } from '../enrollment/index.ts'
import type { Handler } from '../outbox/index.ts'
import { payerOf, paymentOf, receiptTokenOf } from '../payments/index.ts'

/** Sends the payer the address of the receipt. Nothing about the child stands in it. */
export function sendReceiptNotice(house: House): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { database, config, plugins, publicUrl } = house
    const orderId = payload['orderId'] ?? ''
    const order = await orderById(database, orderId)
    const { payment, attempt } = await paymentOf(database, orderId)
    const receiptToken = await receiptTokenOf(database, orderId)
    const payer = payerOf(attempt)
    if (payer === null || receiptToken === null) return () => Promise.resolve()
    const values = {
      name: payer.name,
      amount: formatCop(payment.amount),
      project: order.project,
      school: config.settings.school.name,
      url: `${publicUrl()}/enrollment/resume/${receiptToken}`,
    }
    await plugins.notices.send(
      {
        channel: 'email',
        to: payer.email,
        subject: say(config.texts, 'es-CO', 'notice.receipt.subject', values),
        text: say(config.texts, 'es-CO', 'notice.receipt.text', values),
        html: null,
      },
      { key, trace, signal },
    )
    return () => Promise.resolve()
  }
}
