import { expect } from 'vitest'
import {
  aCheckout,
  aSettledPayment,
  aStartedCheckout,
  bestRawStatus,
  foundPayment,
  rawStatusFor,
  reachesVendorAtStart,
} from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import { bogotaDay } from '../../domain/bogota-day.ts'
import type { ProviderPayment } from '../../kinds/payments.ts'
import type { Paging, Read } from '../../lifecycle.ts'
import type { Law } from '../law.ts'
import { expectStablePaging, walkPages } from '../walk-pages.ts'
import { warningsIn } from '../warnings.ts'
import { checkoutAtVendorLaws } from './checkout-at-vendor.ts'
import { disputeLaws } from './disputes.ts'
import { payoutLaws } from './payouts.ts'
import { refundLaws } from './refunds.ts'
import { webhookLaws } from './webhooks.ts'

export const paymentsLaws: readonly Law<'payments'>[] = [
  {
    title: 'there is a means to pay with',
    readsOnly: true,
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
    title: 'what the payer typed goes to the browser in the prefill alone',
    async run(scene) {
      const checkout = aCheckout(scene)
      const { prefill: _prefill, ...start } = await scene.adapter.startCheckout(checkout, scene.write())
      const text = decodeURIComponent(JSON.stringify(start))
      const { id, email, phone } = checkout.payer
      expect([id, email, phone].filter((typed) => text.includes(typed))).toEqual([])
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
    about: 'a-vendor',
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
      const { reference, amount } = await aSettledPayment(scene, bestRawStatus(scene))
      const payment = await foundPayment(scene, reference)
      expect(payment).toMatchObject({ amount, currency: 'COP' })
      expect(Number.isSafeInteger(payment.amount)).toBe(true)
    },
  },
  ...checkoutAtVendorLaws,
  {
    title: 'a checkout accepted before the vendor hung up is found, and started again is still one',
    about: 'a-vendor',
    appliesTo: async (scene) => scene.stage.facts.orphans !== true && reachesVendorAtStart(scene),
    async run(scene) {
      const { adapter, stage } = scene
      const checkout = aCheckout(scene)
      const key = scene.write()
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('startCheckout', 'unknown-outcome', () => adapter.startCheckout(checkout, key))
      await stage.vendor.clearFault()
      expect(await foundPayment(scene, checkout.reference)).toMatchObject({ status: 'pending' })
      await adapter.startCheckout(checkout, key)
      expect(await stage.vendor.effects(checkout.reference)).toBe(1)
    },
  },
  {
    title: 'a checkout that nobody can find again is started anew, and then found',
    about: 'a-vendor',
    appliesTo: ({ stage }) => stage.facts.orphans === true,
    async run(scene) {
      const { adapter, stage, read } = scene
      const checkout = aCheckout(scene)
      const key = scene.write()
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('startCheckout', 'unknown-outcome', () => adapter.startCheckout(checkout, key))
      await stage.vendor.clearFault()
      expect(await adapter.find({ reference: checkout.reference, providerRef: null }, read())).toBeNull()
      const { providerRef } = await adapter.startCheckout(checkout, key)
      expect(await foundPayment(scene, checkout.reference)).toMatchObject({ providerRef, status: 'pending' })
      expect(await adapter.startCheckout(checkout, key)).toMatchObject({ providerRef })
    },
  },
  ...refundLaws,
  {
    title: 'a reference that was charged twice tells both charges, each by a name that stays',
    appliesTo: ({ stage }) => stage.facts.chargeAgain !== undefined,
    async run(scene) {
      const approved = rawStatusFor(scene, 'approved')
      const { reference, amount } = await aSettledPayment(scene, approved)
      const chargesNow = async () => {
        const { others = [], ...found } = await foundPayment(scene, reference)
        return [found, ...others]
      }
      const [only, ...none] = await chargesNow()
      expect(none, 'charges beside the only one').toEqual([])
      await scene.stage.facts.chargeAgain?.(reference, approved)
      const charges = await chargesNow()
      expect(charges, 'both charges').toHaveLength(2)
      for (const charge of charges) expect(charge).toMatchObject({ reference, amount, status: 'approved' })
      const names = new Set(charges.map(({ providerRef }) => providerRef))
      expect(names.size, 'names of two charges').toBe(2)
      expect(names, 'the first charge by its name').toContain(only?.providerRef)
    },
  },
  {
    title: 'the statement of a span of days pages stably and says of a payment what find says',
    appliesTo: ({ adapter }) => adapter.statement !== undefined,
    async run(scene) {
      const statement = claimed('statement', scene.adapter.statement)
      const references: string[] = []
      for (const _ of [1, 2, 3]) {
        references.push((await aSettledPayment(scene, rawStatusFor(scene, 'approved'))).reference)
      }
      const { reference: waiting } = await aSettledPayment(scene, rawStatusFor(scene, 'pending'))
      const found = await foundPayment(scene, references[0] ?? '')
      const on = (from: string, to: string) => (paging: Paging, read: Read) =>
        statement.list({ from, to }, paging, read)
      const day = bogotaDay(new Date(found.at))
      const listed = await walkPages(on(day, day), 2, scene.read())
      for (const reference of references) {
        const { status, amount, providerRef } = await foundPayment(scene, reference)
        expect(listed, 'the statement').toContainEqual(
          expect.objectContaining({ reference, status, amount, providerRef }),
        )
      }
      expect(
        listed.map(({ reference }) => reference),
        'no money of it has moved',
      ).not.toContain(waiting)
      await expectStablePaging(on(day, day), namesOf, scene.read())
      const span = await walkPages(on(longAgo, day), 50, scene.read())
      expect(span.map(namesOf), 'a span until that day').toEqual(expect.arrayContaining(listed.map(namesOf)))
      expect(await walkPages(on(longAgo, longAgo), 2, scene.read()), 'a day before all of them').toEqual([])
    },
  },
  ...payoutLaws,
  ...disputeLaws,
  {
    title:
      "a bank file tells each line's reference, whole pesos and Bogotá day, and says which line it cannot read",
    appliesTo: ({ adapter }) => adapter.bankFiles !== undefined,
    async run(scene) {
      const bankFiles = claimed('bankFiles', scene.adapter.bankFiles)
      const file = claimed('the bank file of the stage', await scene.stage.facts.bankFile?.())
      const lines = await bankFiles.read(file.content, scene.read())
      expect(lines, 'what the file tells').toEqual(file.lines)
      expect(await bankFiles.read(file.content, scene.read()), 'the same file again').toEqual(lines)
      const payments = lines.flatMap(({ paid }) => paid ?? [])
      expect(payments.length, 'lines that can be read').toBeGreaterThan(0)
      expect(payments.length, 'a line that cannot be read').toBeLessThan(lines.length)
      expect(payments.filter(({ amount, day }) => !Number.isSafeInteger(amount) || !isDay.test(day))).toEqual(
        [],
      )
    },
  },
  ...webhookLaws<'payments'>({
    claims: ({ adapter }) => adapter.supports.webhooks,
    async open(scene) {
      const { adapter, stage } = scene
      const { facts } = stage
      const webhooks = claimed('webhooks', adapter.webhooks)
      const { reference } = await aStartedCheckout(scene)
      return {
        webhooks,
        reference,
        statuses: facts.statuses,
        signature: facts,
        async callback(rawStatus) {
          await facts.settle(reference, rawStatus)
          return claimed('the callback of the stage', await facts.callback?.(reference, rawStatus))
        },
        unknownCallback: async () =>
          claimed('the unknown callback of the stage', await facts.unknownCallback?.()),
      }
    },
  }),
]

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Before any vendor's first payment. */
const longAgo = '2000-01-01'

function namesOf({ reference, providerRef }: ProviderPayment): string {
  return `${reference} ${providerRef}`
}
