import { PluginFault, refundRefused } from '@matricula/contract'
import type { Cop, PluginKit, RefundRequest, RefundState, SoughtRefund } from '@matricula/contract'
import { shortDigest } from '@matricula/contract/sandbox'
import type { Ledger } from './ledger.ts'
import type { PaymentService } from './payment-service.ts'
import type { Payment, PaymentStep } from './payment.ts'

/**
 * Gives an approved charge back, whole or in parts, and none beside it under its reference. Same key again answers the
 * same refund and gives nothing twice. With the last peso the payment is reversed, which the hub is told.
 */
export async function refund(
  paymentService: PaymentService,
  kit: PluginKit,
  request: RefundRequest & { readonly key: string },
): Promise<RefundState> {
  const { ledger } = paymentService
  const charge = await ledger.findCharge(request)
  if (charge === null) throw new PluginFault('not-found', 'the sandbox vendor knows no such payment')
  const at = kit.now().toISOString()
  await paymentService.change(charge.checkout, (present) => nextStep(present, { ...request, at }))
  const given = await findRefund(ledger, request)
  if (given === null) throw new Error('the step of the refund is gone')
  return given
}

export async function findRefund(
  ledger: Ledger,
  { reference, key }: Pick<SoughtRefund, 'reference' | 'key'>,
): Promise<RefundState | null> {
  const payment = await ledger.find(reference)
  const charges = payment === null ? [] : [payment, ...(await ledger.chargesBeside(payment))]
  const steps = charges.flatMap((charge) => charge.steps)
  const given = steps.find(({ refund }) => refund?.act === shortDigest(key))?.refund
  return given === undefined ? null : { ref: given.ref, status: 'done', reason: null }
}

type AskedRefund = Pick<RefundRequest, 'amount'> & Pick<PaymentStep, 'at'> & { readonly key: string }

/** Null where the key has its refund; decided on the payment as it stands, so that of many at once none is too much. */
function nextStep(payment: Payment, { key, amount, at }: AskedRefund): PaymentStep | null {
  const act = shortDigest(key)
  const { checkout, steps, now } = payment
  if (steps.some(({ refund }) => refund?.act === act)) return null
  const left = leftOf(payment)
  if (now.rawStatus !== 'Aceptada') throw notApproved(payment)
  if (amount > left) throw refundRefused('more than was paid cannot go back', 'amount')
  const ref = `RF-${shortDigest(`${checkout.providerRef} ${key}`).slice(0, 12).toUpperCase()}`
  const end = amount === left ? { rawStatus: 'Reversada', at } : {}
  return { ...now, ...end, refund: { act, ref, amount, at } }
}

function notApproved({ steps }: Payment): PluginFault {
  const existing = steps.findLast(({ refund }) => refund !== undefined)?.refund?.ref
  if (existing === undefined) return refundRefused('the payment is not approved')
  return new PluginFault('conflict', 'the money went back already', { existing })
}

function leftOf({ steps, now }: Payment): Cop {
  return now.amount - steps.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0)
}
