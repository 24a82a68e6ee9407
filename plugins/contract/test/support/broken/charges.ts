import type { FoundPayment } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

/** What is found, told changed. */
export const finding = (change: (found: FoundPayment) => FoundPayment | null): Trial<'payments'> =>
  withAdapter(payments, (intact) => ({
    async find(payment, read) {
      const found = await intact.find(payment, read)
      return found && change(found)
    },
  }))

export const brokenCharges: Breakages<Law<'payments'>> = {
  'a reference that was charged twice tells both charges, each by a name that stays': [
    breaking(
      'the second is not told',
      'both charges',
      finding(({ others: _others, ...found }) => found),
    ),
    breaking(
      'both have one name',
      'names of two charges',
      finding(({ others = [], ...found }) => ({
        ...found,
        others: others.map((other) => ({ ...other, providerRef: found.providerRef })),
      })),
    ),
    breaking(
      'the names change places',
      'the first charge by its name',
      finding(({ others = [], ...found }) => ({
        ...found,
        ...(others.length > 0 && { providerRef: `${found.providerRef}-of-two` }),
        others,
      })),
    ),
  ],
}
