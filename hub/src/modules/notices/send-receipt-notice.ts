import type { Read } from '@matricula/contract'
import { formatCop } from '../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import { orderById } from '../enrollment/index.ts'
import type { Handler } from '../outbox/index.ts'
import { type GuardianAddress, guardianWhoPays, readStudent } from '../students/index.ts'
import { asksPayer, paidAllocationOf, payerOf, receiptTokenOf } from '../payments/index.ts'

/**
 * Sends who paid the address of the receipt; the guardian on file, where the payment asked for nobody. Nothing about
 * the child stands in it.
 */
export function sendReceiptNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { database, config, plugins, publicUrl } = app
    const orderId = payload['orderId'] ?? ''
    const order = await orderById(database, orderId)
    const { amount, attempt } = await paidAllocationOf(database, orderId)
    const receiptToken = await receiptTokenOf(database, orderId)
    const reader = asksPayer(attempt)
      ? payerOf(attempt)
      : await guardianOf(app, order.studentCode, { trace, signal })
    if (reader === null || receiptToken === null) return () => Promise.resolve()
    const values = {
      name: reader.name,
      amount: formatCop(amount),
      project: order.project,
      school: config.settings.school.name,
      url: `${publicUrl()}/enrollment/resume/${receiptToken}`,
    }
    await plugins.notices.send(
      {
        channel: 'email',
        to: reader.email,
        subject: translate(config.texts, 'es-CO', 'notice.receipt.subject', values),
        text: translate(config.texts, 'es-CO', `notice.receipt.${amount > 0 ? 'text' : 'covered'}`, values),
        html: null,
      },
      { key, trace, signal },
    )
    return () => Promise.resolve()
  }
}

async function guardianOf(app: AppContext, code: string, read: Read): Promise<GuardianAddress | null> {
  const student = await readStudent(app, code)
  return student === null ? null : guardianWhoPays(app, student, read)
}
