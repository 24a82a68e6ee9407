import type { OnAccount } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { recordEffect } from '../sound/sound.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { accounting } = sound

/** Its facet with some of it changed. */
const withOnAccount = (change: (intact: OnAccount) => Partial<OnAccount>) =>
  withAdapter(accounting, ({ onAccount }) =>
    onAccount ? { onAccount: { ...onAccount, ...change(onAccount) } } : {},
  )

export const brokenOnAccount: Breakages<Law<'accounting'>> = {
  'money on account is booked once, is in the partner’s favour and closes no document': [
    breaking(
      'every call books again',
      'the same again',
      withOnAccount((intact) => {
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
      'what was booked is not found',
      'it is found',
      withOnAccount(() => ({ find: async () => null })),
    ),
    breaking(
      'it is there twice and told once',
      'it is there once',
      withAdapter(accounting, ({ onAccount }, { memo }) =>
        onAccount
          ? {
              onAccount: {
                ...onAccount,
                async record(payment, write) {
                  await recordEffect(memo, payment.reference)
                  return onAccount.record(payment, write)
                },
              },
            }
          : {},
      ),
    ),
    breaking(
      'a peso is lost on the way',
      'the payment at the vendor',
      withOnAccount((intact) => ({
        record: (payment, write) => intact.record({ ...payment, amount: payment.amount - 1 }, write),
      })),
    ),
    breaking(
      'the balance stays as it was',
      'the balance',
      withAdapter(accounting, () => ({
        balance: async (partnerCode) => [{ partnerCode, balance2: -300_000 }],
      })),
    ),
    breaking(
      'it closes the oldest document',
      'what is still open',
      withAdapter(accounting, (intact, { memo }) => ({
        openInvoices: async (code, read) =>
          (await memo.list('on-account:')).length > 0 ? [] : intact.openInvoices(code, read),
      })),
    ),
  ],
  'money on account of nobody is refused, and accepted before the vendor hung up it is found': [
    breaking(
      'anybody has an account',
      'onAccount.record',
      withOnAccount((intact) => ({
        record: (payment, write) => intact.record({ ...payment, partnerCode: 'C10001' }, write),
      })),
    ),
    breaking(
      'what was accepted is not found',
      'it is found',
      withOnAccount(() => ({ find: async () => null })),
    ),
  ],
}
