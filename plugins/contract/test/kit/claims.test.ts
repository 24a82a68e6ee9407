import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from '../../src/index.ts'
import { chaptersOf, lawsOf, runLaw } from '../../src/kit/index.ts'
import type { Law, Trial } from '../../src/kit/index.ts'
import { withDefinition, withStage } from '../support/broken/breakage.ts'
import { sound } from '../support/sound/index.ts'

const { payments } = sound

/** What became of every law, by title. */
async function outcomes(trial: Trial<'payments'>): Promise<Map<string, string>> {
  const laws: readonly Law<'payments'>[] = chaptersOf('payments').flatMap(({ laws }) => laws)
  const ends = new Map<string, string>()
  for (const law of laws) ends.set(law.title, await runLaw(law, trial))
  return ends
}

/** The vendor hears of a payment when the browser posts the form, which here is when it settles. */
const offline = withStage(
  withDefinition(payments, {
    create: (settings, kit) => ({
      ...payments.definition.create(settings, kit),
      startCheckout: async ({ reference }) => ({
        is: 'form',
        action: 'https://vendor.example/pay',
        fields: { reference },
        providerRef: null,
      }),
    }),
  }),
  ({ facts }, { memo }) => ({
    facts: {
      ...facts,
      settle: (reference, rawStatus) =>
        memo.set(`payment:${reference}`, { reference, rawStatus, amount: 1_234_567 }),
    },
  }),
)

describe('what an adapter does not claim', () => {
  it('is not asked: no refunds, no law of refunds', async () => {
    const modest = withDefinition(payments, {
      create(settings, kit) {
        const { refunds: _refunds, supports, ...rest } = payments.definition.create(settings, kit)
        return { ...rest, supports: Object.freeze({ ...supports, refunds: false }) }
      },
    })
    const skipped = [...(await outcomes(modest))].filter(([, end]) => end !== 'kept')
    expect(skipped).toEqual([['a refund asked twice with one key is one refund', 'not-applicable']])
  })

  it('is told by its effects: a form that is only signed keeps every law but that of the hang-up', async () => {
    const skipped = [...(await outcomes(offline))].filter(([, end]) => end !== 'kept')
    expect(skipped).toEqual([
      [
        'a checkout accepted before the vendor hung up is found, and started again is still one',
        'not-applicable',
      ],
    ])
  })
})

describe('a vendor that signs some fields only', () => {
  const alteredBytes = async (trial: Trial<'payments'>) => {
    const law = lawsOf('payments').find(({ title }) => title === 'one altered byte makes a callback forged')
    return law ? runLaw(law, trial) : 'no such law'
  }
  const genuine = (reference: string): ProviderPayment => ({
    reference,
    providerRef: 'P-1',
    status: 'approved',
    rawStatus: 'APPROVED',
    amount: 1_234_567,
    currency: 'COP',
    at: '2025-06-01T00:00:00Z',
    means: null,
    reason: null,
    test: true,
  })

  /** Its signature covers nothing of the body, so what it reads there is as good as anybody's word. */
  const trusting = (eventOf: (body: string) => ProviderPayment): Trial<'payments'> =>
    withStage(
      withDefinition(payments, {
        create: (settings, kit) => ({
          ...payments.definition.create(settings, kit),
          webhooks: {
            read: async ({ body }) => ({
              is: 'event',
              eventId: '1',
              event: eventOf(Buffer.from(body).toString('latin1')),
            }),
          },
        }),
      }),
      ({ facts }) => ({ facts: { ...facts, signed: 'fields' } }),
    )

  it('keeps the law when nothing unsigned gets into an event', async () => {
    expect(await alteredBytes(trusting(() => genuine('KIT-1')))).toBe('kept')
  })

  it('breaks it when an altered byte changes the event', async () => {
    await expect(alteredBytes(trusting(genuine))).rejects.toThrow('byte 0')
  })
})
