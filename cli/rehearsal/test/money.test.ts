import { describe, expect, it } from 'vitest'
import type { Account } from '../src/books/account.ts'
import { entriesOfPayout, sumUp } from '../src/books/balances.ts'
import { checkAccount } from '../src/books/check-account.ts'
import { checkLedger } from '../src/books/check-money.ts'
import { checkLedgerSums } from '../src/books/check-totals.ts'
import { type ExpectedPayout, expectedPayouts } from '../src/books/expected-payouts.ts'
import { LedgerTally } from '../src/books/tally-ledger.ts'
import { fact } from '../src/fact.ts'
import type { Aftermath, Transcript } from '../src/families/transcript.ts'
import { accounting, aTranscript, anAccount, moved, of, provider } from './support/a-closed-account.ts'

/** The same payments, and what became of the one that paid. */
function aTranscriptWith(aftermath: Partial<Aftermath>): Transcript {
  const transcript = aTranscript()
  return { ...transcript, aftermath: { ...transcript.aftermath, ...aftermath } }
}

function anAccountMoved(...movements: Account['movements']): Account {
  const account = anAccount()
  return { ...account, movements: [...account.movements, ...movements] }
}

const day = '2025-06-03'
const refund = { amount: 300_000, way: 'provider', status: 'done', day } as const
const dispute = {
  id: 'd',
  amount: 1_050_000,
  fee: 30_000,
  status: 'opened',
  borneBy: null,
  openedOn: '2025-08-20',
} as const

const freed = moved('refund:1:freed', [
  of('to-post/order', 'to-post', 300_000),
  of('unapplied/paying', 'unapplied', -300_000),
])
const owed = moved('refund:1', [
  of('unapplied/paying', 'unapplied', 300_000),
  of('refund-due/1', 'refund-due', -300_000),
])
const gone = (from: string, kind: 'provider' | 'bank') =>
  moved('refund:1:done', [of('refund-due/1', 'refund-due', 300_000), of(from, kind, -300_000)])
const undone = moved('exception:1', [of('to-post/order', 'to-post', -300_000), accounting(300_000)])
const opened = moved('dispute:d', [
  of('disputed/d', 'disputed', 1_050_000),
  of('fees/card', 'fees', 30_000),
  provider(-1_080_000),
])
const won = moved('dispute:d:won', [of('disputed/d', 'disputed', -1_050_000), provider(1_050_000)])
const borne = moved('dispute:d:lost', [
  of('disputed/d', 'disputed', -1_050_000),
  of('loss/d', 'loss', 1_050_000),
])
const takenBack = moved('payment:paying:2', [provider(-1_050_000), of('to-post/order', 'to-post', 1_050_000)])

const charge = { amount: 907_000, means: 'pse', day, takenBackOn: null } as const
const paidLater = {
  pays: 'invoices',
  token: 't',
  reference: 'MH-INVOICES0001',
  charge,
  surcharge: 7000,
  discount: 0,
} as const
const inPortal = [
  moved('payment:invoices', [
    of('provider/invoices', 'provider', 907_000),
    of('to-post/document:1', 'to-post', -907_000),
  ]),
  moved('invoices:1', [of('to-post/document:1', 'to-post', 907_000), accounting(-907_000)]),
]

describe('The ledger of a family', () => {
  it.each<readonly [string, Partial<Aftermath>, Account['movements']]>([
    ['that only paid', {}, []],
    [
      'that was given a part back, undone in accounting',
      { refunds: [refund], undone: 300_000 },
      [freed, owed, gone('provider/card', 'provider'), undone],
    ],
    [
      'that was given a part back by transfer, which nobody has undone',
      { refunds: [{ ...refund, way: 'bank' }] },
      [freed, owed, gone('bank/refunds', 'bank')],
    ],
    ['that waits for a transfer', { refunds: [{ ...refund, way: 'bank', status: 'sent' }] }, [freed, owed]],
    ['that paid later charges in the portal', { paidLater }, inPortal],
    ['whose refund was refused', { refunds: [{ ...refund, status: 'refused' }] }, []],
    ['that contests', { dispute }, [opened]],
    ['that contested and lost', { dispute: { ...dispute, status: 'won' } }, [opened, won]],
    [
      'whose loss the school bears',
      { dispute: { ...dispute, status: 'lost', borneBy: 'school' } },
      [opened, borne],
    ],
    [
      'that is to pay again',
      { dispute: { ...dispute, status: 'lost', borneBy: 'family' } },
      [opened, won, takenBack],
    ],
  ])('%s is explained, and one peso less anywhere is not', (_what, aftermath, movements) => {
    const transcript = aTranscriptWith(aftermath)
    const account = anAccountMoved(...movements)
    expect(checkLedger(transcript, account)).toBeNull()
    for (const [index, movement] of account.movements.entries()) {
      const [first, second, ...others] = movement.lines
      if (first === undefined || second === undefined) throw new Error('a movement has two lines')
      const off = [
        { ...first, amount: first.amount - 1 },
        { ...second, amount: second.amount + 1 },
        ...others,
      ]
      const harmed = account.movements.with(index, { ...movement, lines: off })
      expect(checkLedger(transcript, { ...account, movements: harmed })?.step, movement.key).toBe('ledger')
    }
  })

  it('names the account and both sums of the first peso that differs', () => {
    const astray = moved('payment:3', [provider(1), of('unapplied/3', 'unapplied', -1)])
    expect(checkAccount(aTranscript(), anAccountMoved(astray))).toMatchObject({
      student: '20001',
      step: 'ledger',
      expected: fact('onAccount', { account: 'provider/card', amount: 2_100_000 }),
      found: fact('onAccount', { account: 'provider/card', amount: 2_100_001 }),
    })
  })

  it('has no movement that does not sum to 0', () => {
    expect(checkLedger(aTranscript(), anAccountMoved(moved('payment:3', [provider(1)])))).toEqual({
      step: 'ledger',
      expected: fact('unbalanced', { key: 'payment:3', amount: 0 }),
      found: fact('unbalanced', { key: 'payment:3', amount: 1 }),
    })
  })
})

describe('What a provider settles', () => {
  const readings = ['2025-06-04']

  it('is what it took the weekday before, less its fee and what it withholds of a card', () => {
    // (1,050,000 × 2.9 % + 900) and 19 % of it: 37,307, twice; 1.5 % of 2,100,000.
    expect(expectedPayouts([aTranscript()], readings)).toEqual([
      {
        instance: 'card',
        reference: 'PO-20250604',
        day: '2025-06-04',
        gross: 2_100_000,
        fees: 74_614,
        withheld: 31_500,
        net: 1_993_886,
      },
    ])
  })

  it('is less what went back, whose fee stays', () => {
    const [payout] = expectedPayouts([aTranscriptWith({ refunds: [refund] })], readings)
    expect(payout).toMatchObject({ gross: 1_800_000, fees: 74_614, net: 1_693_886 })
  })

  it('is not told before its day, nor once the hub looks back no more', () => {
    for (const reading of ['2025-06-03', '2025-06-19'])
      expect(expectedPayouts([aTranscript()], [reading]), reading).toEqual([])
    expect(expectedPayouts([aTranscript()], ['2025-06-18'])).toHaveLength(1)
  })
})

function onlyPayout(): ExpectedPayout {
  const [payout] = expectedPayouts([aTranscript()], ['2025-06-04'])
  if (payout === undefined) throw new Error('something was settled')
  return payout
}

describe('The ledger of the school', () => {
  const payout = onlyPayout()

  const told = (given: Partial<ExpectedPayout> = {}) => ({
    ...payout,
    id: 'p',
    status: 'arrived' as const,
    lines: 2,
    unexplained: 0,
    deposit_reference: null,
    told_at: '',
    differs_since: null,
    bank_reference: null,
    arrived_on: null,
    arrived_by: null,
    returned_on: null,
    returned_by: null,
    ...given,
  })

  function findingsOf(account: Account, found: readonly ReturnType<typeof told>[]) {
    const ledger = new LedgerTally()
    ledger.add(aTranscript(), account)
    const seen = new Map([['card PO-20250604', 'arrived' as const]])
    return checkLedgerSums(ledger.sums({ expected: [payout], found, seen })).map(({ step }) => step)
  }

  it('agrees in its sums, with the bank and with the provider', () => {
    expect(findingsOf(anAccount(), [told()])).toEqual([])
    expect(sumUp(entriesOfPayout(payout, 'arrived')).get('bank/payouts')).toBe(1_993_886)
    expect(entriesOfPayout(payout, 'returned')).toEqual([])
  })

  it('does not where a payout is off by one peso, missing, or not where finance has seen it', () => {
    expect(findingsOf(anAccount(), [told({ net: payout.net - 1, fees: payout.fees + 1 })])).toEqual([
      'payout',
      'ledger',
    ])
    expect(findingsOf(anAccount(), [])).toEqual(['payout', 'ledger'])
    expect(
      findingsOf(anAccount(), [{ ...told(), status: 'arrived' as const, instance: 'invoices' }]),
    ).toEqual(['payout', 'ledger'])
  })

  it('does not where the provider holds a peso less than the ledger', () => {
    const account = anAccount()
    const rows = [...account.provider].map(([name, row]) => [name, { ...row, returned: 1 }] as const)
    expect(findingsOf({ ...account, provider: new Map(rows) }, [told()])).toEqual(['provider'])
  })
})
