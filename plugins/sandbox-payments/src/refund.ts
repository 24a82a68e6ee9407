import { PluginFault, refundRefused } from '@matricula/contract'
import type { PluginKit, RefundRequest } from '@matricula/contract'
import { storeOnce, readStored, shortDigest } from '@matricula/contract/sandbox'
import type { PaymentService } from './payment-service.ts'
import { choose } from './choose.ts'
import type { Payment } from './payment.ts'

/** Gives the whole of an approved payment back. Same key again answers the same refund and gives nothing twice. */
export async function refund(
  paymentService: PaymentService,
  kit: PluginKit,
  request: RefundRequest & { readonly key: string },
): Promise<{ ref: string; done: boolean }> {
  const payment = await paymentService.ledger.find(request.reference)
  if (!payment) throw new PluginFault('not-found', 'the sandbox vendor knows no such payment')
  const ref = `RF-${shortDigest(payment.checkout.providerRef).slice(0, 12).toUpperCase()}`
  const place = `refund:${request.reference}`
  if ((await readStored(kit.memo, place)) === undefined) checkRefund(payment, request)
  await storeOnce(kit.memo, { act: request.key, place, value: ref, ref })
  await choose(paymentService, kit, payment, { choice: 'reverse', means: null })
  return { ref, done: true }
}

function checkRefund({ now }: Payment, { amount }: RefundRequest): void {
  if (now.rawStatus !== 'Aceptada') throw refundRefused('the payment is not approved')
  if (amount !== now.amount) throw refundRefused('only the whole amount can go back', 'amount')
}
