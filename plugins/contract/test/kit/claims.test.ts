import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from '../../src/index.ts'
import { lawGroupsOf, lawsOf, runLaw } from '../../src/kit/index.ts'
import type { Law, Trial } from '../../src/kit/index.ts'
import { withAdapter, withDefinition, withStage } from '../support/broken/breakage.ts'
import { alone } from '../support/sound/alone.ts'
import { sound } from '../support/sound/index.ts'

const { payments } = sound

/** What became of every law, by title. */
async function outcomes(trial: Trial<'payments'>): Promise<Map<string, string>> {
  const laws: readonly Law<'payments'>[] = lawGroupsOf('payments').flatMap(({ laws }) => laws)
  const ends = new Map<string, string>()
  for (const law of laws) ends.set(law.title, await runLaw(law, trial))
  return ends
}

async function outcomeOf(title: string, trial: Trial<'payments'>): Promise<string> {
  const law = lawsOf('payments').find((one) => one.title === title)
  return law ? runLaw(law, trial) : 'no such law'
}

/** The vendor hears of a payment when the browser posts the form, which here is when it settles. */
const offline = withStage(
  withDefinition(payments, {
    create: (settings, kit) => ({
      ...payments.definition.create(settings, kit),
      async startCheckout({ reference, amount, returnUrl, expiresAt }) {
        const fields = { reference, returnUrl, expiresAt, callbackUrl: kit.callbackUrl().href }
        await kit.memo.set(`form:${reference}`, { ...fields, amount })
        return { is: 'form', action: 'https://vendor.example/pay', fields, providerRef: null }
      },
    }),
  }),
  ({ facts }, { memo }) => ({
    facts: {
      ...facts,
      async settle(reference, rawStatus) {
        const form = (await memo.get(`form:${reference}`)) as object
        await memo.set(`payment:${reference}`, { ...form, rawStatus })
      },
    },
  }),
)

/** Everything but the law of adapters without a vendor, as these have one. */
function leftOut(ends: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...ends].filter(([, end]) => end !== 'kept' && end !== 'has-a-vendor')
}

describe('an adapter without a vendor', () => {
  it('keeps every law that asks for no vendor that fails', async () => {
    const ends = await outcomes(alone)
    expect(ends.get('an adapter without a vendor never uses the network')).toBe('kept')
    expect(ends.get('check is truthful when the vendor goes away and returns')).toBe('no-vendor')
    const failing = [...ends].filter(([title]) => /^a (read|write) while/.test(title))
    expect(new Set(failing.map(([, end]) => end))).toEqual(new Set(['no-vendor']))
    expect([...ends.values()].filter((end) => end === 'kept').length).toBeGreaterThan(15)
  })
})

const refundLaws = [
  'a refund asked twice with one key gives the whole back once, and is found',
  'a part goes back from who claims parts and is rejected elsewhere, and more than was paid always is',
  'a refund accepted before the vendor hung up is found, and asked again gives nothing more',
  'a refund that the vendor rejects is not found, and asked again is given',
]
const orphansLaw = 'a checkout that nobody can find again is started anew, and then found'

describe('what an adapter does not claim', () => {
  it('is not asked: no refunds, no law of refunds', async () => {
    const modest = withDefinition(payments, {
      create(settings, kit) {
        const { refunds: _refunds, supports, ...rest } = payments.definition.create(settings, kit)
        return { ...rest, supports: Object.freeze({ ...supports, refunds: 'none' }) }
      },
    })
    expect(leftOut(await outcomes(modest))).toEqual([
      [orphansLaw, 'not-applicable'],
      ...refundLaws.map((title) => [title, 'not-applicable']),
    ])
  })

  it('is told by its effects: a form that is only signed keeps every law but that of the hang-up', async () => {
    expect(leftOut(await outcomes(offline))).toEqual([
      [
        'a checkout accepted before the vendor hung up is found, and started again is still one',
        'not-applicable',
      ],
      [orphansLaw, 'not-applicable'],
    ])
  })

  it('is told by its stage: what was lost can be found by nobody, and is started anew', async () => {
    const forgetful = withStage(
      withAdapter(payments, (intact, { memo }) => ({
        async startCheckout(request, write) {
          try {
            return await intact.startCheckout(request, write)
          } catch (error) {
            await memo.delete(`payment:${request.reference}`)
            throw error
          }
        },
      })),
      ({ facts }) => ({ facts: { ...facts, orphans: true } }),
    )
    expect(await outcomeOf(orphansLaw, forgetful)).toBe('kept')
  })
})

describe('a vendor that signs some fields only', () => {
  const alteredBytes = (trial: Trial<'payments'>) =>
    outcomeOf('one altered byte makes a callback forged', trial)
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
