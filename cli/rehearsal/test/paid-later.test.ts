import { describe, expect, it } from 'vitest'
import type { Account } from '../src/books/account.ts'
import { checkAccount } from '../src/books/check-account.ts'
import { checkLedger } from '../src/books/check-money.ts'
import { checkTotals } from '../src/books/check-totals.ts'
import { expectedPayouts } from '../src/books/expected-payouts.ts'
import { Tally } from '../src/books/tally.ts'
import { LedgerTally } from '../src/books/tally-ledger.ts'
import type { PaidLater } from '../src/families/transcript.ts'
import { accounting, anAccount, aTranscript, moved, of } from './support/a-closed-account.ts'
import { anAccountOf, aTranscriptOf, givenBack, onAccount } from './support/paid-later.ts'

type Harm = (account: Account) => Account

const row =
  (given: object): Harm =>
  (account) => ({ ...account, paidLater: account.paidLater && { ...account.paidLater, ...given } })
const deliveries =
  (change: (all: readonly string[]) => readonly string[]): Harm =>
  (account) => ({ ...account, laterDeliveries: change(account.laterDeliveries) })
const payments =
  (given: object): Harm =>
  ({ statement, ...account }) => ({
    ...account,
    statement: { ...statement, payments: statement.payments.map((one) => ({ ...one, ...given })) },
  })
const without =
  (key: string): Harm =>
  (account) => ({ ...account, movements: account.movements.filter((movement) => movement.key !== key) })

const everyTime: readonly (readonly [string, string, Harm])[] = [
  ['provider', 'the provider has nothing', (account) => ({ ...account, paidLater: null })],
  ['provider', 'the provider took a peso less', row({ amount: 249_999 })],
  ['provider', 'the provider was asked for a peso more', row({ asked: 250_001 })],
  ['provider', 'another payment stands at the provider', row({ reference: 'MH-OTHER' })],
  ['accounting-payment', 'accounting has it for a document', payments({ onAccount: false })],
  ['accounting-payment', 'accounting has another amount', payments({ amount: 50_000 })],
  ['ledger', 'accounting has it and the ledger does not say so', without('account:1')],
  [
    'receipt',
    'the family was not told',
    deliveries((all) => all.filter((one) => !one.includes('.on-account'))),
  ],
  [
    'receipt',
    'what tells accounting waits',
    deliveries(([, ...all]) => ['accounting.on-account on_hold', ...all]),
  ],
]

describe('What was paid on account by a link', () => {
  it('is explained', () => {
    expect(checkAccount(aTranscriptOf(onAccount), anAccountOf(onAccount))).toBeNull()
  })

  it.each([
    ...everyTime,
    ['provider', 'the provider gave a peso of it back', row({ returned: 1 })],
    ['provider', 'the provider gave all of it back', row({ status: 'Reversada', returned: 250_000 })],
  ] as const)('stops at %s where %s', (step, _what, harm) => {
    expect(checkAccount(aTranscriptOf(onAccount), harm(anAccountOf(onAccount)))?.step).toBe(step)
  })

  it('is not what nobody of the rehearsal has paid', () => {
    const { laterDeliveries, paidLater } = anAccountOf(onAccount)
    for (const more of [{ paidLater }, { laterDeliveries }])
      expect(checkAccount(aTranscript(), { ...anAccount(), ...more })).not.toBeNull()
  })
})

describe('What was given back of what was paid on account', () => {
  it('is explained, and accounting has it still', () => {
    expect(checkAccount(aTranscriptOf(givenBack), anAccountOf(givenBack))).toBeNull()
  })

  it.each([
    ...everyTime,
    ['provider', 'the provider keeps it', row({ status: 'Aceptada', returned: 0 })],
    ['provider', 'the provider keeps a peso of it', row({ returned: 249_999 })],
    ['ledger', 'nobody has undone it in accounting', without('exception:2')],
    ['ledger', 'nobody has given it back', without('refund:1:done')],
    ['receipt', 'nobody was told that it went back', deliveries((all) => all.slice(0, 3))],
    [
      'exception',
      'finance was not told to undo it',
      (account: Account) => ({ ...account, exceptions: account.exceptions.slice(0, 1) }),
    ],
  ] as const)('stops at %s where %s', (step, _what, harm) => {
    expect(checkAccount(aTranscriptOf(givenBack), harm(anAccountOf(givenBack)))?.step).toBe(step)
  })

  it('leaves nothing on any account of the ledger', () => {
    const astray = moved('account:2', [of('to-post/on-account:1', 'to-post', 1), accounting(-1)])
    const account = anAccountOf(givenBack)
    expect(checkLedger(aTranscriptOf(givenBack), account)).toBeNull()
    const more = { ...account, movements: [...account.movements, astray] }
    expect(checkLedger(aTranscriptOf(givenBack), more)?.step).toBe('ledger')
  })
})

describe('The sums of a school in which somebody paid on account', () => {
  function totalsOf(paidLater: PaidLater) {
    const tally = new Tally()
    tally.add(aTranscriptOf(paidLater), anAccountOf(paidLater))
    return tally.totals()
  }
  const dayOf = (paidLater: PaidLater) => totalsOf(paidLater).days.find(({ day }) => day === '2025-07-01')

  it('tell it apart, and on its day', () => {
    expect(totalsOf(onAccount)).toMatchObject({ onAccount: 250_000, onAccountBack: 0, chargesPaid: 0 })
    expect(dayOf(onAccount)).toMatchObject({
      payments: 1,
      paid: 250_000,
      toBook: 250_000,
      booked: 250_000,
      provider: 250_000,
    })
  })

  it('tell what of it went back, of which its day holds nothing', () => {
    expect(totalsOf(givenBack)).toMatchObject({ onAccount: 250_000, onAccountBack: 250_000 })
    expect(dayOf(givenBack)).toBeUndefined()
  })

  it.each([onAccount, givenBack])('have it among what accounting has received, to the peso', (paidLater) => {
    const ledger = new LedgerTally()
    ledger.add(aTranscriptOf(paidLater), anAccountOf(paidLater))
    const receivedIn = (total: number) =>
      checkTotals({
        totals: totalsOf(paidLater),
        books: { orders: { count: 1, total: 1_200_000 }, payments: { count: 2, total } },
        strangers: [],
        lost: [],
        days: [],
        ledger: ledger.sums({ expected: [], found: [], seen: new Map() }),
      }).filter(({ step }) => step === 'accounting-payment')
    expect(receivedIn(300_000)).toEqual([])
    expect(receivedIn(299_999)).toHaveLength(1)
  })

  it('tell later charges apart from it', () => {
    const inPortal = { ...onAccount, pays: 'invoices', surcharge: 7000, discount: 0 } as const
    expect(totalsOf(inPortal)).toMatchObject({ onAccount: 0, chargesPaid: 250_000, surcharged: 7000 })
  })

  it.each([
    ['stands', onAccount, 250_000],
    ['went back', givenBack, 0],
  ] as const)('hold at the provider of invoices what %s', (_what, paidLater, held) => {
    const ledger = new LedgerTally()
    ledger.add(aTranscriptOf(paidLater), anAccountOf(paidLater))
    const { expected, found, provider } = ledger.sums({ expected: [], found: [], seen: new Map() })
    expect(expected.get('provider/invoices') ?? 0).toBe(held)
    expect([...found]).toEqual([...expected])
    expect(provider.own).toBe(provider.ledger)
  })
})

describe('The provider of invoices', () => {
  const readings = ['2025-07-02', '2025-09-02']

  it('settles what was paid on account by a card, less its fee and what it withholds', () => {
    // (250,000 × 2.9 % + 900) and 19 % of it: 9699; 1.5 % of 250,000.
    expect(expectedPayouts([aTranscriptOf(onAccount)], readings)).toEqual([
      {
        instance: 'invoices',
        reference: 'PO-20250702',
        day: '2025-07-02',
        gross: 250_000,
        fees: 9699,
        withheld: 3750,
        net: 236_551,
      },
    ])
  })

  it('settles what went back of it on the weekday after that', () => {
    const [, payout] = expectedPayouts([aTranscriptOf(givenBack)], readings)
    expect(payout).toMatchObject({
      instance: 'invoices',
      day: '2025-09-02',
      gross: -250_000,
      fees: 0,
      withheld: 0,
    })
  })
})
