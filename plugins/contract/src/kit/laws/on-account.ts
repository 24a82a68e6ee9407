import { expect } from 'vitest'
import { aPaymentOnAccount } from '../acts/accounting.ts'
import { claimed } from '../claimed.ts'
import { expectFault } from '../expect-fault.ts'
import type { Law } from '../law.ts'
import type { Scene } from '../scene.ts'

export const onAccountLaws: readonly Law<'accounting'>[] = [
  {
    title: 'money on account is booked once, is in the partner’s favour and closes no document',
    appliesTo: ({ adapter }) => adapter.onAccount !== undefined,
    async run(scene) {
      const { adapter, stage, read } = scene
      const onAccount = claimed('onAccount', adapter.onAccount)
      const payment = aPaymentOnAccount(scene)
      const { reference, partnerCode, amount } = payment
      const [before, open] = [await balanceOf(scene), await adapter.openInvoices(partnerCode, read())]
      expect(await onAccount.find(reference, read()), 'before it').toBeNull()
      const write = scene.write()
      const first = await onAccount.record(payment, write)
      expect(await onAccount.record(payment, write), 'the same again').toEqual(first)
      expect(await onAccount.find(reference, read()), 'it is found').toEqual(first)
      expect(await stage.vendor.effects(reference), 'it is there once').toBe(1)
      expect(await stage.facts.bookedAtVendor(reference), 'the payment at the vendor').toBe(amount)
      expect(await balanceOf(scene), 'the balance').toBe(before - amount)
      expect(await adapter.openInvoices(partnerCode, read()), 'what is still open').toEqual(open)
    },
  },
  {
    title: 'money on account of nobody is refused, and accepted before the vendor hung up it is found',
    appliesTo: ({ adapter }) => adapter.onAccount !== undefined,
    async run(scene) {
      const { stage, read } = scene
      const onAccount = claimed('onAccount', scene.adapter.onAccount)
      const payment = aPaymentOnAccount(scene)
      const partnerCode = stage.facts.unknownPartnerCode
      await expectFault('onAccount.record', 'not-found', () =>
        onAccount.record({ ...payment, reference: scene.reference(), partnerCode }, scene.write()),
      )
      await stage.vendor.injectFault('hangs-up', 'changes')
      await expectFault('onAccount.record', 'unknown-outcome', () => onAccount.record(payment, scene.write()))
      await stage.vendor.clearFault()
      expect(await onAccount.find(payment.reference, read()), 'it is found').not.toBeNull()
    },
  },
]

/** Of the row that counts, COP. */
async function balanceOf({ adapter, stage, read }: Scene<'accounting'>): Promise<number> {
  const [first] = await adapter.balance(stage.facts.partnerCode, read())
  return first?.balance2 ?? 0
}
