import { expect } from 'vitest'
import type { Cop } from '../../domain/common.ts'
import type { RefundRequest, Refunds, RefundState } from '../../kinds/payments.ts'
import type { Write } from '../../lifecycle.ts'
import { aRefund } from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import { endOf, expectFault, expectNothingElseEscapes } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'

type Payments = Scene<'payments'>

const givesBack = ({ adapter }: Payments) => adapter.supports.refunds !== 'none'

export const refundLaws: readonly Law<'payments'>[] = [
  {
    title: 'a refund asked twice with one key gives the whole back once, and is found',
    appliesTo: givesBack,
    async run(scene) {
      const { refunds, refund, write } = await aRefundToAsk(scene)
      const first = await refunds.refund(refund, write)
      expect(first.status, 'what was taken is on its way').not.toBe('refused')
      expect((await refunds.refund(refund, write)).ref).toBe(first.ref)
      expect(await refundsAtVendor(scene, refund), 'what went back').toEqual([refund.amount])
      expect(await found(scene, refund, write, first.ref), 'what is found').toMatchObject({
        status: first.status,
        reason: null,
      })
    },
  },
  {
    title:
      'a part goes back from who claims parts and is rejected elsewhere, and more than was paid always is',
    appliesTo: givesBack,
    async run(scene) {
      const givesParts = scene.adapter.supports.refunds === 'part'
      for (const more of [-1_000, 1_000]) {
        const { refunds, refund: whole, write } = await aRefundToAsk(scene)
        const refund = { ...whole, amount: whole.amount + more }
        const isGiven = givesParts && more < 0
        if (isGiven) await refunds.refund(refund, write)
        else await expectFault('refunds.refund', 'rejected', () => refunds.refund(refund, write))
        expect(await refundsAtVendor(scene, refund), 'what went back').toEqual(isGiven ? [refund.amount] : [])
      }
    },
  },
  {
    title: 'a refund accepted before the vendor hung up is found, and asked again gives nothing more',
    about: 'a-vendor',
    appliesTo: givesBack,
    async run(scene) {
      const { refunds, refund, write } = await aRefundToAsk(scene)
      await scene.stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('refunds.refund', 'unknown-outcome', () => refunds.refund(refund, write))
      await scene.stage.vendor.clearFault()
      expect(await found(scene, refund, write), 'what is found').toMatchObject({
        status: expect.stringMatching(/^(sent|done)$/),
      })
      await expectNothingElseEscapes('refunds.refund', () => refunds.refund(refund, write))
      expect(await refundsAtVendor(scene, refund), 'what went back').toEqual([refund.amount])
    },
  },
  {
    title: 'a refund that the vendor rejects is not found, and asked again is given',
    about: 'a-vendor',
    appliesTo: givesBack,
    async run(scene) {
      const { refunds, refund, write } = await aRefundToAsk(scene)
      expect(await found(scene, refund, write), 'nobody asked for it').toBeNull()
      await scene.stage.vendor.injectFault('refuses', 'changes')
      await expectFault('refunds.refund', 'rejected', () => refunds.refund(refund, write))
      await scene.stage.vendor.clearFault()
      expect(await found(scene, refund, write), 'it was rejected').toBeNull()
      const again = await endOf(() => refunds.refund(refund, write))
      expect(again, 'asked again').toHaveProperty('answer')
      expect(await refundsAtVendor(scene, refund), 'what went back').toEqual([refund.amount])
    },
  },
]

interface ToAsk {
  readonly refunds: Refunds
  /** The whole of a payment that was just approved. */
  readonly refund: RefundRequest
  readonly write: Write
}

async function aRefundToAsk(scene: Payments): Promise<ToAsk> {
  const refunds = claimed('refunds', scene.adapter.refunds)
  return { refunds, refund: await aRefund(scene), write: scene.write() }
}

async function found(
  scene: Payments,
  { reason: _reason, ...refund }: RefundRequest,
  { key }: Write,
  ref: string | null = null,
): Promise<RefundState | null> {
  return claimed('refunds', scene.adapter.refunds).find({ ...refund, key, ref }, scene.read())
}

async function refundsAtVendor({ stage }: Payments, { reference }: RefundRequest): Promise<readonly Cop[]> {
  return claimed('the refunds of the stage', await stage.facts.refundsAtVendor?.(reference))
}
