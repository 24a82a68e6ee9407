import { expect } from 'vitest'
import { aSettledPayment, bestRawStatus } from '../acts/payments.ts'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'
import type { CheckoutAtVendor } from '../stage.ts'

/** What an adapter sends wrongly and reads back as wrongly shows only in what the vendor was told. */
export const checkoutAtVendorLaws: readonly Law<'payments'>[] = [
  {
    title: 'the vendor is asked for the pesos that were asked, in their currency',
    about: 'a-vendor',
    async run(scene) {
      const { reference, amount, currency } = await aSettledPayment(scene, bestRawStatus(scene))
      expect(await checkoutAtVendor(scene, reference)).toMatchObject({ amount, currency })
    },
  },
  {
    title: 'the vendor is told where the browser returns to and where to call back',
    about: 'a-vendor',
    async run(scene) {
      const { reference, returnUrl } = await aSettledPayment(scene, bestRawStatus(scene))
      const seen = await checkoutAtVendor(scene, reference)
      expect(seen.returnUrl, 'where the browser returns to').toBe(returnUrl)
      if (seen.callbackUrl === undefined) return
      const { href } = scene.kit.callbackUrl()
      const below = (seen.callbackUrl ?? '').split(href, 2)
      expect(below, `it calls ${seen.callbackUrl}, and not ${href}`).toEqual([
        '',
        expect.stringMatching(/^$|^[/?]/),
      ])
    },
  },
  {
    title: 'the vendor is told until when the checkout may be paid',
    about: 'a-vendor',
    async run(scene) {
      const { reference, expiresAt } = await aSettledPayment(scene, bestRawStatus(scene))
      const seen = await checkoutAtVendor(scene, reference)
      if (seen.expiresAt === undefined) return
      expect(seen.expiresAt && new Date(seen.expiresAt).toISOString(), 'when it ends').toBe(expiresAt)
    },
  },
]

async function checkoutAtVendor(scene: Scene<'payments'>, reference: string): Promise<CheckoutAtVendor> {
  return claimed('the checkout at the vendor', await scene.stage.facts.checkoutAtVendor(reference))
}
