import type { PluginKit, Refunds } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { refundPlace } from '../sound/payments.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

const refunding = (refund: (intact: Refunds, kit: PluginKit) => Refunds['refund']): Trial<'payments'> =>
  withAdapter(payments, ({ refunds }, kit) => (refunds ? { refunds: { refund: refund(refunds, kit) } } : {}))

/** Whatever is asked, the vendor gives the whole back. */
const wholeAlways = refunding((intact, { memo }) => async (request, write) => {
  const { amount } = (await memo.get(`payment:${request.reference}`)) as { amount: number }
  return intact.refund({ ...request, amount }, write)
})

/** The vendor is told another amount than the hub asked for. */
const sending = (amountFrom: (amount: number) => number) =>
  refunding((_intact, { memo }) => async ({ reference, amount }, { key }) => {
    await memo.add(refundPlace(reference, key), amountFrom(amount))
    return { ref: `R-${key}`, done: true }
  })

export const brokenRefunds: Breakages<Law<'payments'>> = {
  'a refund asked twice with one key gives the whole back once': [
    breaking(
      'every call pays back',
      'what went back',
      refunding((intact, { memo }) => {
        let calls = 0
        return async (request, write) => {
          calls += 1
          await memo.set(refundPlace(request.reference, `call-${calls}`), request.amount)
          return intact.refund(request, write)
        }
      }),
    ),
    breaking(
      'the vendor is told cents',
      'what went back',
      sending((amount) => amount * 100),
    ),
    breaking(
      'nothing goes back',
      'what went back',
      refunding(() => async (_request, { key }) => ({ ref: `R-${key}`, done: true })),
    ),
    breaking(
      'the stage does not tell what went back',
      'the refunds of the stage is there',
      withStage(payments, ({ facts }) => {
        const silent = { ...facts }
        delete silent.refundsAtVendor
        return { facts: silent }
      }),
    ),
  ],
  'a refund of a part gives back that part or is refused, and more than was paid never goes back': [
    breaking('the whole goes back, whatever was asked', 'what went back', wholeAlways),
    breaking(
      'more than was paid goes back',
      'what went back',
      sending((amount) => amount),
    ),
    breaking(
      'the refusal is no PluginFault',
      'a refusal',
      refunding((intact) => async (request, write) => {
        if (request.amount !== 1_234_567) throw new Error('not the whole')
        return intact.refund(request, write)
      }),
    ),
  ],
}
