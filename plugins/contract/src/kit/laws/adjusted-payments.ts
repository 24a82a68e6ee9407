import { expect } from 'vitest'
import { anAdjustedPayment } from '../acts/accounting.ts'
import { claimed } from '../claimed.ts'
import type { Law } from '../law.ts'

export const adjustedPaymentLaws: readonly Law<'accounting'>[] = [
  {
    title: 'a payment with its discount closes the document, and its surcharge is booked once in addition',
    appliesTo: ({ adapter }) => adapter.adjustedPayments !== undefined,
    async run(scene) {
      const { adapter, stage, read } = scene
      const adjustedPayments = claimed('adjustedPayments', adapter.adjustedPayments)
      const incomingPayments = claimed('incomingPayments', adapter.incomingPayments)
      const payment = claimed('an open document', await anAdjustedPayment(scene))
      const { reference, partnerCode, amount, documents } = payment
      const write = scene.write()
      const first = await adjustedPayments.record(payment, write)
      expect(await adjustedPayments.record(payment, write), 'the same again').toEqual(first)
      expect(await incomingPayments.find(reference, read()), 'it is found').toEqual(first)
      expect(await stage.vendor.effects(reference), 'it is there once').toBe(1)
      expect(await stage.facts.bookedAtVendor(reference), 'the payment at the vendor').toBe(amount)
      const open = await adapter.openInvoices(partnerCode, read())
      const closed = new Set(documents.map(({ docNum }) => docNum))
      expect(
        open.filter(({ docNum }) => closed.has(docNum)),
        'what is still open',
      ).toEqual([])
    },
  },
]
