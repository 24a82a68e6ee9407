import { expect, it } from 'vitest'
import type { Movement } from '../../../src/modules/ledger/index.ts'
import { latePostingsOf, ledgerOf } from '../../../src/modules/reconciliation/day-ledger.ts'

type Lines = readonly (readonly [Movement['lines'][number]['account'], number])[]

const movement = (key: string, lines: Lines, reason: Movement['reason'] = null): Movement => ({
  key,
  reason,
  day: '2025-06-19',
  postedAt: '2025-06-19T15:00:00.000Z',
  lines: lines.map(([account, amount]) => ({ account, amount })),
})

const paid = movement('payment:1', [
  ['provider/card', 9300],
  ['to-post/order:1', -9300],
])
const paper = movement('payment:2', [
  ['desk/agreement', 700],
  ['to-post/order:2', -700],
])
const seenAtBank = movement(
  'payment:2:2',
  [
    ['desk/agreement', -700],
    ['bank/agreement', 700],
  ],
  'told-by-bank',
)
const accounted = movement('order:1', [
  ['to-post/order:1', 9300],
  ['accounting/main', -9300],
])
const asked = movement('refund:3', [
  ['unapplied/1', 1000],
  ['refund-due/3', -1000],
])
const given = movement('refund:3:done', [
  ['refund-due/3', 1000],
  ['provider/card', -1000],
])
const taken = movement(
  'payment:1:2',
  [
    ['provider/card', -8300],
    ['to-post/order:1', 8300],
  ],
  'returned',
)
const contested = movement(
  'dispute:4',
  [
    ['disputed/4', 8300],
    ['fees/card', 30],
    ['provider/card', -8330],
  ],
  'disputed',
)
const lost = movement(
  'dispute:4:lost',
  [
    ['loss/4', 8300],
    ['disputed/4', -8300],
  ],
  'dispute-lost',
)
const paidOut = movement('payout:5', [
  ['in-transit/5', 8900],
  ['fees/card', 260],
  ['withheld/retefuente', 140],
  ['provider/card', -9300],
])
const undone = movement('exception:6', [
  ['to-post/order:1', -1000],
  ['accounting/main', 1000],
])

const none = { provider: 0, bank: 0, desk: 0, gross: 0, outflow: 0, net: 0, accounting: 0 }

it.each([
  ['nothing', [], none],
  [
    'a payment that accounting has',
    [paid, accounted],
    { ...none, provider: 9300, gross: 9300, net: 9300, accounting: 9300 },
  ],
  [
    'a receipt on paper that the bank tells the same day',
    [paper, seenAtBank],
    { ...none, bank: 700, gross: 700, net: 700 },
  ],
  [
    'a payment of which a part goes back the same day',
    [paid, asked, given],
    { ...none, provider: 9300, gross: 9300, outflow: 1000, net: 8300 },
  ],
  ['a refund that is only asked for', [asked], none],
  ['a payment of another day that is taken back', [taken], { ...none, outflow: 8300, net: -8300 }],
  ['a dispute that is opened', [contested], none],
  ['a dispute that the school loses', [lost], { ...none, outflow: 8300, net: -8300 }],
  ['a payout with its fee and what is withheld', [paidOut], none],
  ['what a person undoes in accounting', [undone], { ...none, accounting: -1000 }],
])('A day of %s has these sums', (_title, movements: readonly Movement[], sums) => {
  expect(ledgerOf(movements)).toEqual(sums)
})

it('What was posted of a day after it is summed by the day on which that was, and what moves nothing is left out', () => {
  const later = (one: Movement, postedAt: string): Movement => ({ ...one, postedAt })
  const movements = [
    paid,
    later(given, '2025-06-21T03:00:00.000Z'),
    later(asked, '2025-06-22T15:00:00.000Z'),
    later(accounted, '2025-06-23T15:00:00.000Z'),
    { ...later(given, '2025-06-23T15:00:00.000Z'), day: '2025-06-22' },
  ]
  const nothing = { provider: 0, bank: 0, desk: 0, gross: 0 }
  expect(latePostingsOf(movements, '2025-06-19')).toEqual([
    { postedOn: '2025-06-20', ...nothing, outflow: 1000, net: -1000, accounting: 0 },
    { postedOn: '2025-06-23', ...nothing, outflow: 0, net: 0, accounting: 9300 },
  ])
})
