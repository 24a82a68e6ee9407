import { expect } from 'vitest'
import type { Cop } from '../../domain/common.ts'
import { PluginFault } from '../../fault.ts'
import type { RefundRequest } from '../../kinds/payments.ts'
import { aSettledPayment, foundPayment, rawStatusFor } from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import { endOf } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'

type Payments = Scene<'payments'>

export const refundLaws: readonly Law<'payments'>[] = [
  {
    title: 'a refund asked twice with one key gives the whole back once',
    appliesTo: ({ adapter }) => adapter.supports.refunds,
    async run(scene) {
      const refunds = claimed('refunds', scene.adapter.refunds)
      const refund = await aRefund(scene)
      const key = scene.write()
      const first = await refunds.refund(refund, key)
      expect((await refunds.refund(refund, key)).ref).toBe(first.ref)
      expect(await refundsAtVendor(scene, refund), 'what went back').toEqual([refund.amount])
    },
  },
  {
    title: 'a refund of a part gives back that part or is refused, and more than was paid never goes back',
    appliesTo: ({ adapter }) => adapter.supports.refunds,
    async run(scene) {
      const refunds = claimed('refunds', scene.adapter.refunds)
      for (const more of [-1_000, 1_000]) {
        const whole = await aRefund(scene)
        const refund = { ...whole, amount: whole.amount + more }
        const end = await endOf(() => refunds.refund(refund, scene.write()))
        if ('error' in end) expect(end.error, 'a refusal').toBeInstanceOf(PluginFault)
        const goesBack = more < 0 && !('error' in end) ? [refund.amount] : []
        expect(await refundsAtVendor(scene, refund), 'what went back').toEqual(goesBack)
      }
    },
  },
]

/** The whole of a payment that was just approved. */
async function aRefund(scene: Payments): Promise<RefundRequest> {
  const { reference, amount } = await aSettledPayment(scene, rawStatusFor(scene, 'approved'))
  const { providerRef } = await foundPayment(scene, reference)
  return { reference, providerRef, amount, reason: 'pago duplicado' }
}

async function refundsAtVendor({ stage }: Payments, { reference }: RefundRequest): Promise<readonly Cop[]> {
  return claimed('the refunds of the stage', await stage.facts.refundsAtVendor?.(reference))
}
