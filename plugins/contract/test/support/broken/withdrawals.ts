import type { Withdrawals } from '../../../src/index.ts'
import type { Law } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { accounting } = sound

/** Its facet with some of it changed. */
const withWithdrawals = (change: (intact: Withdrawals) => Partial<Withdrawals>) =>
  withAdapter(accounting, ({ withdrawals }) =>
    withdrawals ? { withdrawals: { ...withdrawals, ...change(withdrawals) } } : {},
  )

export const brokenWithdrawals: Breakages<Law<'accounting'>> = {
  'what comes after a student leaves is cancelled once and found by our reference': [
    breaking(
      'every call cancels again',
      'the same again',
      withWithdrawals((intact) => {
        let calls = 0
        return {
          async cancel(withdrawal, write) {
            calls += 1
            return { ref: `${(await intact.cancel(withdrawal, write)).ref}-${calls}` }
          },
        }
      }),
    ),
    breaking(
      'it is not found',
      'it is found',
      withWithdrawals(() => ({ find: async () => null })),
    ),
    breaking(
      'an order that is not there is cancelled',
      'withdrawals.cancel',
      withWithdrawals((intact) => ({
        cancel: (withdrawal, write) => intact.cancel(withdrawal, write).catch(() => ({ ref: 'W-0' })),
      })),
    ),
  ],
}
