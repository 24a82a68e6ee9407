import { describe, expect, it } from 'vitest'
import { checkAccount } from '../src/books/check-account.ts'
import { expectedBalances } from '../src/books/balances.ts'
import { fact } from '../src/fact.ts'
import type { PaymentAttempt, Transcript } from '../src/families/transcript.ts'
import { aTranscript, anAccount } from './support/a-closed-account.ts'

const whole = 'MH-WHOLE0000001'

function aPart(
  reference: string,
  amount: number,
  expectedStatus: PaymentAttempt['expectedStatus'],
): PaymentAttempt {
  const charge = { amount, means: 'card', day: '2025-06-03', takenBackOn: null } as const
  return { reference, amount, path: 'provider', page: null, charge, expectedStatus }
}

function inParts(...parts: readonly PaymentAttempt[]): Transcript {
  const completing: PaymentAttempt = { ...aPart(whole, 1_050_000, 'approved'), path: 'parts', charge: null }
  return { ...aTranscript(), attempts: [completing], parts: [...parts], exceptions: [] }
}

describe('What stands of an order that is paid in parts', () => {
  it('is what its parts brought, once', () => {
    const transcript = inParts(aPart('one', 600_000, 'approved'), aPart('other', 450_000, 'approved'))
    expect([...expectedBalances(transcript)]).toEqual([
      ['accounting/main', -1_050_000],
      ['provider/card', 1_050_000],
    ])
  })

  it('is nothing of what went back there, and a transfer of what the school sent', () => {
    const parts = [aPart('one', 600_000, 'reversed'), aPart('other', 450_000, 'transferred')]
    expect([...expectedBalances({ ...inParts(...parts), attempts: [] })]).toEqual([
      ['bank/refunds', -450_000],
      ['provider/card', 450_000],
    ])
  })
})

it('An order of which its parts brought a peso less is not explained', () => {
  const transcript = inParts(aPart('one', 600_000, 'approved'), aPart('other', 449_999, 'approved'))
  const account = anAccount()
  const { timeline } = account
  if (timeline?.payment == null) throw new Error('it is paid')
  const attempts = timeline.attempts
    .slice(1)
    .map((one) => ({ ...one, path: 'parts', reference: whole }) as const)
  const payment = { ...timeline.payment, instance: 'parts', status: 'PAGO POR PARTES' } as const
  const found = { ...account, timeline: { ...timeline, attempts, payment }, exceptions: [] }
  expect(checkAccount(transcript, found)).toMatchObject({
    step: 'payment',
    expected: fact('partsInAll', { amount: 1_049_999 }),
    found: fact('partsInAll', { amount: 1_050_000 }),
  })
})
