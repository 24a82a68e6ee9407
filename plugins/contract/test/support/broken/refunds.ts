import type { PluginKit, Refunds } from '../../../src/index.ts'
import type { Law, Trial } from '../../../src/kit/index.ts'
import { sound } from '../sound/index.ts'
import { refundPlace } from '../sound/stored-payment.ts'
import { breaking, withAdapter, withStage } from './breakage.ts'
import type { Breakages } from './breakage.ts'

const { payments } = sound

const refunding = (refund: (intact: Refunds, kit: PluginKit) => Refunds['refund']): Trial<'payments'> =>
  withAdapter(payments, ({ refunds }, kit) =>
    refunds ? { refunds: { ...refunds, refund: refund(refunds, kit) } } : {},
  )

const findingRefund = (find: (intact: Refunds) => Refunds['find']): Trial<'payments'> =>
  withAdapter(payments, ({ refunds }) => (refunds ? { refunds: { ...refunds, find: find(refunds) } } : {}))

/** Whatever is asked, the vendor gives the whole back. */
const wholeAlways = refunding((intact, { memo }) => async (request, write) => {
  const { amount } = (await memo.get(`payment:${request.reference}`)) as { amount: number }
  return intact.refund({ ...request, amount }, write)
})

/** The vendor is told another amount than the hub asked for. */
const sending = (amountFrom: (amount: number) => number) =>
  refunding((_intact, { memo }) => async ({ reference, amount }, { key }) => {
    await memo.add(refundPlace(reference, key), amountFrom(amount))
    return { ref: `R-${key}`, status: 'done', reason: null }
  })

export const brokenRefunds: Breakages<Law<'payments'>> = {
  'a refund asked twice with one key gives the whole back once, and is found': [
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
      refunding(() => async (_request, { key }) => ({ ref: `R-${key}`, status: 'done', reason: null })),
    ),
    breaking(
      'what the vendor took is refused',
      'on its way',
      refunding((intact) => async (request, write) => ({
        ...(await intact.refund(request, write)),
        status: 'refused',
      })),
    ),
    breaking(
      'what went back is found as sent for ever',
      'what is found',
      findingRefund((intact) => async (sought, read) => {
        const state = await intact.find(sought, read)
        return state && { ...state, status: 'sent' }
      }),
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
  'a part goes back from who claims parts and is rejected elsewhere, and more than was paid always is': [
    breaking('the whole goes back, whatever was asked', 'what went back', wholeAlways),
    breaking(
      'more than was paid goes back',
      'ends in a fault',
      sending((amount) => amount),
    ),
    breaking(
      'the rejection is no PluginFault',
      'what is no PluginFault',
      refunding((intact) => async (request, write) => {
        if (request.amount > 1_234_567) throw new Error('too much')
        return intact.refund(request, write)
      }),
    ),
    breaking(
      'who claims the whole alone gives parts',
      'ends in a fault',
      withAdapter(payments, ({ supports }) => ({
        supports: Object.freeze({ ...supports, refunds: 'whole' }),
      })),
    ),
  ],
  'a refund accepted before the vendor hung up is found, and asked again gives nothing more': [
    breaking(
      'it is not found',
      'what is found',
      findingRefund(() => async () => null),
    ),
    breaking(
      'asked again it is given again',
      'what went back',
      refunding((intact, { memo }) => async (request, write) => {
        if ((await memo.get(refundPlace(request.reference, write.key))) !== undefined)
          await memo.add(refundPlace(request.reference, 'again'), request.amount)
        return intact.refund(request, write)
      }),
    ),
  ],
  'a refund that the vendor rejects is not found, and asked again is given': [
    breaking(
      'what nobody asked for is found',
      'nobody asked for it',
      findingRefund(() => async ({ key }) => ({ ref: `R-${key}`, status: 'sent', reason: null })),
    ),
    breaking(
      'a rejection is for ever',
      'asked again',
      refunding((intact) => {
        const rejected = new Set<string>()
        return async (request, write) => {
          try {
            if (!rejected.has(write.key)) return await intact.refund(request, write)
          } catch (error) {
            rejected.add(write.key)
            throw error
          }
          throw new Error('it was rejected before')
        }
      }),
    ),
  ],
}
