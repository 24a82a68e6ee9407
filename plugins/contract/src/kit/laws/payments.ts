import { expect } from 'vitest'
import {
  aCheckout,
  aSettledPayment,
  foundPayment,
  rawStatusFor,
  reachesVendorAtStart,
} from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import { warningsIn } from '../warnings.ts'
import { webhookLaws } from './webhooks.ts'

export const paymentsLaws: readonly Law<'payments'>[] = [
  {
    title: 'there is a means to pay with',
    run: async ({ adapter }) => expect(adapter.supports.means.length).toBeGreaterThanOrEqual(1),
  },
  {
    title: 'a checkout started twice with one key is one checkout',
    async run(scene) {
      const { adapter, stage, read } = scene
      const checkout = aCheckout(scene)
      expect(await adapter.find({ reference: checkout.reference, providerRef: null }, read())).toBeNull()
      const key = scene.write()
      const first = await adapter.startCheckout(checkout, key)
      expect(await adapter.startCheckout(checkout, key)).toEqual(first)
      expect(await stage.vendor.effects(checkout.reference)).toBeLessThanOrEqual(1)
    },
  },
  {
    title: 'every status the vendor is known to use means what the facts say',
    async run(scene) {
      for (const [rawStatus, status] of Object.entries(scene.stage.facts.statuses)) {
        const { reference } = await aSettledPayment(scene, rawStatus)
        expect(await foundPayment(scene, reference)).toMatchObject({ reference, status, rawStatus })
      }
    },
  },
  {
    title: 'a status nobody heard of is pending, with a warning in the log',
    async run(scene) {
      const { reference } = await aSettledPayment(scene, 'KIT_INVENTED')
      const warnings = warningsIn(scene.kit)
      expect((await foundPayment(scene, reference)).status).toBe('pending')
      expect(warningsIn(scene.kit)).toBeGreaterThan(warnings)
    },
  },
  {
    title: 'an amount is the whole pesos that were asked, and says its currency',
    async run(scene) {
      const { reference, amount } = await aSettledPayment(scene, rawStatusFor(scene, 'approved'))
      const payment = await foundPayment(scene, reference)
      expect(payment).toMatchObject({ amount, currency: 'COP' })
      expect(Number.isSafeInteger(payment.amount)).toBe(true)
    },
  },
  {
    title: 'a checkout accepted before the vendor hung up is found, and started again is still one',
    appliesTo: reachesVendorAtStart,
    async run(scene) {
      const { adapter, stage } = scene
      const checkout = aCheckout(scene)
      const key = scene.write()
      await stage.vendor.suffer('hangs-up')
      await expectFault('startCheckout', 'unknown-outcome', () => adapter.startCheckout(checkout, key))
      await stage.vendor.heal()
      expect(await foundPayment(scene, checkout.reference)).toMatchObject({ status: 'pending' })
      await adapter.startCheckout(checkout, key)
      expect(await stage.vendor.effects(checkout.reference)).toBe(1)
    },
  },
  {
    title: 'a refund asked twice with one key is one refund',
    appliesTo: ({ adapter }) => adapter.supports.refunds,
    async run(scene) {
      const refunds = claimed('refunds', scene.adapter.refunds)
      const { reference, amount } = await aSettledPayment(scene, rawStatusFor(scene, 'approved'))
      const { providerRef } = await foundPayment(scene, reference)
      const key = scene.write()
      const refund = { reference, providerRef, amount, reason: 'pago duplicado' }
      const first = await refunds.refund(refund, key)
      expect((await refunds.refund(refund, key)).ref).toBe(first.ref)
      expect(await scene.stage.vendor.effects(key.key)).toBe(1)
    },
  },
  ...webhookLaws<'payments'>({
    claims: ({ adapter }) => adapter.supports.webhooks,
    async open(scene) {
      const { adapter, stage } = scene
      const { facts } = stage
      const webhooks = claimed('webhooks', adapter.webhooks)
      const checkout = aCheckout(scene)
      await adapter.startCheckout(checkout, scene.write())
      return {
        webhooks,
        reference: checkout.reference,
        statuses: facts.statuses,
        signature: facts,
        async callback(rawStatus) {
          await facts.settle(checkout.reference, rawStatus)
          return claimed('the callback of the stage', await facts.callback?.(checkout.reference, rawStatus))
        },
        strange: async () => claimed('the strange callback of the stage', await facts.strangeCallback?.()),
      }
    },
  }),
]
