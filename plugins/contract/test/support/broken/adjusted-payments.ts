import type { AdjustedPayments } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { anInvoice } from '../sound/accounting.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { accounting } = sound

/** Its facet with some of it changed. */
const withAdjusted = (change: (intact: AdjustedPayments) => AdjustedPayments) =>
  withAdapter(accounting, ({ adjustedPayments }) =>
    adjustedPayments ? { adjustedPayments: change(adjustedPayments) } : {},
  )

export const brokenAdjustedPayments: Breakages<Law<'accounting'>> = {
  'a payment with its discount closes the document, and its surcharge is booked once in addition': [
    breaking(
      'every call books again',
      'the same again',
      withAdjusted((intact) => {
        let calls = 0
        return {
          async record(payment, write) {
            calls += 1
            return { ref: `${(await intact.record(payment, write)).ref}-${calls}` }
          },
        }
      }),
    ),
    breaking(
      'it is there twice and told once',
      'it is there once',
      withAdapter(accounting, ({ adjustedPayments }, { memo }) =>
        adjustedPayments
          ? {
              adjustedPayments: {
                async record(payment, write) {
                  await recordEffect(memo, payment.reference)
                  return adjustedPayments.record(payment, write)
                },
              },
            }
          : {},
      ),
    ),
    breaking(
      'the surcharge is left out',
      'the payment at the vendor',
      withAdjusted((intact) => ({
        record: (payment, write) =>
          intact.record(
            { ...payment, amount: payment.amount - (payment.documents[0]?.surcharge ?? 0) },
            write,
          ),
      })),
    ),
    breaking(
      'the discount stays to be paid',
      'what is still open',
      withAdapter(accounting, () => ({
        openInvoices: async () => [{ ...anInvoice, pending: 1000 }],
      })),
    ),
  ],
}
