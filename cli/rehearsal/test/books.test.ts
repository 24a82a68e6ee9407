import { describe, expect, it } from 'vitest'
import type { Account, Timeline } from '../src/books/account.ts'
import { checkAccount } from '../src/books/check-account.ts'
import { checkTotals, type SchoolBooks } from '../src/books/check-totals.ts'
import { Tally } from '../src/books/tally.ts'
import { LedgerTally } from '../src/books/tally-ledger.ts'
import { fact } from '../src/fact.ts'
import type { Transcript } from '../src/families/transcript.ts'
import { accounting, aTranscript, anAccount, moved, of } from './support/a-closed-account.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

const timeline = (given: Partial<Writable<Timeline>>) => (account: Account) => {
  if (account.timeline === null) throw new Error('the account has an order')
  return { ...account, timeline: { ...account.timeline, ...given } }
}
const [good] = [anAccount().timeline]
if (good === null) throw new Error('the account has an order')
const [charge] = good.charges
if (charge === undefined || good.payment === null || good.document === null) throw new Error('it is paid')
const { payment, document } = good
const provider = (given: object) => (account: Account) => ({
  ...account,
  provider: new Map([...account.provider].map(([name, row]) => [name, { ...row, ...given }])),
})
const statement = (given: Partial<Account['statement']>) => (account: Account) => ({
  ...account,
  statement: { ...account.statement, ...given },
})
const [order] = anAccount().statement.orders
if (order === undefined) throw new Error('accounting has it')

describe('An account', () => {
  it('that agrees from the price’s proof to the receipt is explained', () => {
    expect(checkAccount(aTranscript(), anAccount())).toBeNull()
  })

  const broken: readonly [string, string, (account: Account) => Account][] = [
    ['story', 'an attempt that the family knows nothing of', timeline({ attempts: good.attempts.slice(1) })],
    [
      'charges',
      'a charge that was changed',
      timeline({ charges: [{ ...charge, unitPrice: 1 }, ...good.charges.slice(1)] }),
    ],
    ['charges', 'a charge that is missing', timeline({ charges: good.charges.slice(1) })],
    [
      'charges',
      'a charge moved from now to later',
      timeline({ charges: good.charges.map((one) => ({ ...one, paidNow: 0 })) }),
    ],
    ['payment', 'no payment', timeline({ payment: null })],
    ['payment', 'another amount', timeline({ payment: { ...payment, amount: 1 } })],
    ['payment', 'another word', timeline({ payment: { ...payment, status: 'INGRESO MANUAL' } })],
    ['accounting-order', 'no order in accounting', statement({ orders: [] })],
    ['accounting-order', 'two orders in accounting', statement({ orders: [order, order] })],
    [
      'accounting-order',
      'an order of another reference',
      statement({ orders: [{ ...order, reference: 'MH-OTHER' }] }),
    ],
    [
      'accounting-order',
      'an order with a line less',
      statement({ orders: [{ ...order, lines: order.lines.slice(1) }] }),
    ],
    ['accounting-order', 'an order of another total', statement({ orders: [{ ...order, total: 1 }] })],
    ['accounting-order', 'another document', timeline({ document: { ...document, number: '70002' } })],
    ['accounting-payment', 'a debt that accounting was not told of', statement({ payments: [] })],
    ['receipt', 'no receipt', timeline({ receipt: null })],
    [
      'receipt',
      'a delivery that waits for a person',
      timeline({ deliveries: good.deliveries.map((one) => ({ ...one, status: 'on_hold' })) }),
    ],
    ['provider', 'money that the provider has not', provider({ status: 'Rechazada' })],
    ['provider', 'another amount at the provider', provider({ amount: 1 })],
    ['provider', 'another amount asked of the provider', provider({ asked: 1 })],
    ['provider', 'a payment that the provider knows by another name', provider({ providerRef: 'SP-OTHER' })],
    [
      'ledger',
      'a peso that the ledger has elsewhere',
      (account: Account) => ({
        ...account,
        movements: [
          ...account.movements,
          moved('order:2', [of('to-post/order', 'to-post', 1), accounting(-1)]),
        ],
      }),
    ],
    [
      'provider',
      'invoices that the guardian never paid',
      (account: Account) => ({ ...account, paidLater: account.provider.values().next().value ?? null }),
    ],
    [
      'einvoice',
      'an electronic invoice that nobody asked for',
      (account: Account) => ({ ...account, einvoice: ['accepted Aceptada 1'] }),
    ],
    [
      'accounting-order',
      'a student who left for accounting alone',
      statement({ orders: [{ ...order, leftOn: '2025-08-31' }] }),
    ],
    [
      'exception',
      'money without an order and without a task',
      (account: Account) => ({ ...account, exceptions: [] }),
    ],
  ]
  it.each(broken)('stops at %s: %s', (step, _what, harm) => {
    expect(checkAccount(aTranscript(), harm(anAccount()))).toMatchObject({ student: '20001', step })
  })

  it('stops at the price’s proof where the quote did not add up', () => {
    const transcript = aTranscript()
    const discrepancy = {
      expected: fact('sumNow', { code: 'CA-0001', amount: 2 }),
      found: fact('sumNow', { code: 'CA-0001', amount: 1 }),
    }
    const wrong: Transcript = {
      ...transcript,
      snapshot: transcript.snapshot && { ...transcript.snapshot, discrepancy },
    }
    expect(checkAccount(wrong, anAccount())).toMatchObject({ step: 'price-proof', ...discrepancy })
  })

  it('of a family that never paid must be empty in accounting', () => {
    const absent = { ...aTranscript(), attempts: [], snapshot: null, exceptions: [] }
    const nothing = { ...anAccount(), timeline: null, exceptions: [] }
    expect(checkAccount(absent, nothing)).toMatchObject({ step: 'accounting-order' })
    expect(checkAccount(absent, { ...nothing, statement: { orders: [], payments: [] } })).toBeNull()
  })
})

describe('The whole school', () => {
  function someBooks(): SchoolBooks {
    const tally = new Tally()
    tally.add(aTranscript(), anAccount())
    const ledger = new LedgerTally()
    ledger.add(aTranscript(), anAccount())
    const sums = { count: 1, amount: 1_050_000 }
    return {
      totals: tally.totals(),
      books: { orders: { count: 1, total: 1_200_000 }, payments: { count: 1, total: 50_000 } },
      strangers: [],
      lost: [],
      days: [
        {
          day: '2025-06-03',
          provider: { count: 2, amount: 2_100_000 },
          hub: { ...sums, orders: 0, charged: 1_050_000, booked: 1_250_000 },
          accounting: { count: 2, amount: 1_250_000 },
          ledger: {
            provider: 1_050_000,
            bank: 0,
            desk: 0,
            gross: 1_050_000,
            outflow: 0,
            net: 1_050_000,
            accounting: 1_050_000,
          },
          open: 1,
          waiting: 0,
          state: 'differs',
          heard_at: '2025-06-20T09:10:00.000Z',
        },
      ],
      ledger: ledger.sums({ expected: [], found: [], seen: new Map() }),
    }
  }
  const stranger = {
    reference: 'MH-X',
    providerRef: 'SP-X',
    asked: 1,
    status: 'Aceptada',
    amount: 1,
    returned: 0,
    at: '',
  }

  it('agrees in its sums', () => {
    expect(checkTotals(someBooks())).toEqual([])
  })

  const broken: readonly [string, string, Partial<SchoolBooks>][] = [
    ['strangers', 'money of nobody', { strangers: [stranger] }],
    ['exception', 'a task of nobody', { lost: [{ kind: 'unknown-reference', reference: 'MH-X' }] }],
    [
      'accounting-order',
      'an order of nobody',
      { books: { orders: { count: 2, total: 1_200_001 }, payments: { count: 1, total: 50_000 } } },
    ],
    [
      'accounting-payment',
      'a payment of nobody',
      { books: { orders: { count: 1, total: 1_200_000 }, payments: { count: 2, total: 50_001 } } },
    ],
    ['day', 'a day that nobody reconciled', { days: [] }],
    ['day', 'a day that hides what is open', { days: someBooks().days.map((day) => ({ ...day, open: 0 })) }],
    [
      'day',
      'a day of which accounting could not be asked',
      { days: someBooks().days.map((day) => ({ ...day, accounting: null })) },
    ],
  ]
  it.each(broken)('stops at %s: %s', (step, _what, harm) => {
    expect(checkTotals({ ...someBooks(), ...harm })[0]).toMatchObject({ student: null, step })
  })
})

it('The digest is of contents: another peso is another digest, another token is not', () => {
  const digestOf = (account: Account) => {
    const tally = new Tally()
    tally.add(aTranscript(), account)
    return tally.digest()
  }
  const renamed = timeline({ token: 'another', reference: 'MH-ANOTHER' })(anAccount())
  expect(digestOf(renamed)).toBe(digestOf(anAccount()))
  const dearer = timeline({ charges: [{ ...charge, unitPrice: charge.unitPrice + 1 }] })(anAccount())
  expect(digestOf(dearer)).not.toBe(digestOf(anAccount()))
})
