import type { CheckoutRequest } from '../../../src/index.ts'
import type { CheckoutAtVendor, Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

/** The vendor is asked for something else than the hub asked for. */
const asking = (change: Partial<CheckoutRequest>): Trial<'payments'> =>
  withAdapter(payments, (intact) => ({
    startCheckout: (request, write) => intact.startCheckout({ ...request, ...change }, write),
  }))

/** What reached the vendor, changed on its way. */
const reaching = (change: Partial<CheckoutAtVendor>): Trial<'payments'> =>
  withStage(payments, ({ facts }) => ({
    facts: {
      ...facts,
      async checkoutAtVendor(reference) {
        const seen = await facts.checkoutAtVendor(reference)
        return seen && { ...seen, ...change }
      },
    },
  }))

/** Cents on the way there and on the way back: the hub hears what it asked for. */
const symmetric = withAdapter(payments, (intact) => ({
  startCheckout: (request, write) =>
    intact.startCheckout({ ...request, amount: request.amount * 100 }, write),
  async find(payment, read) {
    const found = await intact.find(payment, read)
    return found && { ...found, amount: found.amount / 100 }
  },
}))

export const brokenCheckouts: Breakages<Law<'payments'>> = {
  'the vendor is asked for the pesos that were asked, in their currency': [
    breaking('pesos are sent and read as cents', 'to match object', symmetric),
    breaking('dollars are asked for', 'to match object', reaching({ currency: 'USD' })),
    breaking(
      'the vendor never hears of it',
      'the checkout at the vendor is there',
      withStage(payments, ({ facts }) => ({ facts: { ...facts, checkoutAtVendor: async () => null } })),
    ),
  ],
  'the vendor is told where the browser returns to and where to call back': [
    breaking(
      'the browser returns elsewhere',
      'where the browser returns to',
      asking({ returnUrl: 'https://elsewhere.example/' }),
    ),
    breaking(
      'the callback address is another',
      'it calls https://elsewhere.example/',
      reaching({ callbackUrl: 'https://elsewhere.example/callbacks/kit' }),
    ),
    breaking(
      'the callback address only begins like ours',
      'it calls https://hub.example/callbacks/kitten',
      reaching({ callbackUrl: 'https://hub.example/callbacks/kitten' }),
    ),
    breaking('the vendor is not told where to call', 'it calls null', reaching({ callbackUrl: null })),
  ],
  'the vendor is told until when the checkout may be paid': [
    breaking('the expiry is dropped', 'when it ends', reaching({ expiresAt: null })),
    breaking('it ends later', 'when it ends', asking({ expiresAt: '2099-01-01T00:00:00Z' })),
  ],
}
