import { PluginFault } from '@matricula/contract'
import type { PluginKit, RefundRequest } from '@matricula/contract'
import { keepOnce, readKept, shortDigest } from '@matricula/contract/sandbox'
import type { Desk } from './desk.ts'
import { choose } from './choose.ts'
import type { Payment } from './payment.ts'

/** Gives the whole of an approved payment back. Same key again answers the same refund and gives nothing twice. */
export async function refund(
  desk: Desk,
  kit: PluginKit,
  request: RefundRequest & { readonly key: string },
): Promise<{ ref: string; done: boolean }> {
  const payment = await desk.ledger.find(request.reference)
  if (!payment) throw new PluginFault('not-found', 'the sandbox vendor knows no such payment')
  const ref = `RF-${shortDigest(payment.checkout.providerRef).slice(0, 12).toUpperCase()}`
  const place = `refund:${request.reference}`
  if ((await readKept(kit.memo, place)) === undefined) checkRefund(payment, request)
  await keepOnce(kit.memo, { act: request.key, place, value: ref, ref })
  await choose(desk, kit, payment, { choice: 'reverse', means: null })
  return { ref, done: true }
}

function checkRefund({ now }: Payment, { amount }: RefundRequest): void {
  if (now.rawStatus !== 'Aceptada') throw refused('the payment is not approved')
  if (amount !== now.amount) throw refused('only the whole amount can go back', 'amount')
}

function refused(reason: string, field?: string): PluginFault {
  return new PluginFault('rejected', 'the sandbox vendor refuses the refund', {
    reason,
    ...(field && { field }),
  })
}
