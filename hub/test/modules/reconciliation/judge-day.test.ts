import { describe, expect, it } from 'vitest'
import {
  type Compared,
  judgeRow,
  type Verdict,
  verdicts,
} from '../../../src/modules/reconciliation/judge-day.ts'

const charged = { status: 'approved', amount: 100, currency: 'COP' } as const
const back = { ...charged, status: 'reversed' } as const
const held = {
  moneyState: 'stands',
  amount: 100,
  posted: 100,
  isUndone: false,
  booked: 1100,
  atProvider: true,
  delivery: 'done',
  lossBorneBy: null,
} as const
const open = { ...held, moneyState: 'open', booked: 0, delivery: 'none' } as const
const undone = { ...held, moneyState: 'back', booked: 0, delivery: 'none' } as const
const returned = { ...held, moneyState: 'returned', booked: 0, delivery: 'none' } as const
const lost = { ...held, lossBorneBy: 'school' } as const
const owedAgain = { ...undone, lossBorneBy: 'family' } as const
const elsewhere = { ...held, atProvider: false } as const
const booked = { amount: 1100 }

const table: readonly (readonly [string, Compared, Verdict])[] = [
  ['all three say the same', { provider: charged, hub: held, accounting: booked }, 'agrees'],
  ['nothing moved at a provider', { provider: null, hub: elsewhere, accounting: booked }, 'agrees'],
  [
    'a peso less was charged',
    { provider: { ...charged, amount: 99 }, hub: held, accounting: booked },
    'amount-differs',
  ],
  [
    'dollars were charged',
    { provider: { ...charged, currency: 'USD' }, hub: held, accounting: booked },
    'amount-differs',
  ],
  [
    'accounting booked a peso less',
    { provider: charged, hub: held, accounting: { amount: 1099 } },
    'amount-differs',
  ],
  ['accounting lost what it had', { provider: charged, hub: held, accounting: null }, 'amount-differs'],
  [
    'a wrong amount waits in the hub',
    { provider: charged, hub: { ...open, amount: 99 }, accounting: null },
    'amount-differs',
  ],
  ['the callback never came', { provider: charged, hub: open, accounting: null }, 'only-provider'],
  ['nobody began it here', { provider: charged, hub: null, accounting: null }, 'only-provider'],
  [
    'nobody began it and accounting is away',
    { provider: charged, hub: null, accounting: 'unknown' },
    'only-provider',
  ],
  ['the provider never saw it', { provider: null, hub: held, accounting: booked }, 'only-hub'],
  [
    'the provider declined it',
    { provider: { ...charged, status: 'declined' }, hub: held, accounting: booked },
    'only-hub',
  ],
  ['an agreement that accounting lost', { provider: null, hub: elsewhere, accounting: null }, 'only-hub'],
  ['somebody booked it by hand', { provider: null, hub: null, accounting: booked }, 'only-accounting'],
  [
    'the delivery is due',
    { provider: charged, hub: { ...held, delivery: 'due' }, accounting: null },
    'not-yet-in-accounting',
  ],
  [
    'half of it is delivered',
    { provider: charged, hub: { ...held, delivery: 'due' }, accounting: { amount: 1000 } },
    'not-yet-in-accounting',
  ],
  [
    'it is due and accounting is away',
    { provider: charged, hub: { ...held, delivery: 'due' }, accounting: 'unknown' },
    'not-yet-in-accounting',
  ],
  [
    'it is due and there already',
    { provider: charged, hub: { ...held, delivery: 'due' }, accounting: booked },
    'agrees',
  ],
  [
    'the delivery is on hold',
    { provider: charged, hub: { ...held, delivery: 'on_hold' }, accounting: null },
    'on-hold',
  ],
  [
    'the money of a paid order went back',
    { provider: back, hub: { ...undone, booked: 1100 }, accounting: booked },
    'reversed',
  ],
  ['the hub has not heard of its going back', { provider: back, hub: held, accounting: null }, 'reversed'],
  ['the hub alone says that it went back', { provider: charged, hub: undone, accounting: null }, 'reversed'],
  ['it went back and nobody holds it', { provider: back, hub: undone, accounting: null }, 'agrees'],
  ['it went back and accounting is away', { provider: back, hub: undone, accounting: 'unknown' }, 'reversed'],
  [
    'it went back and the provider is away',
    { provider: 'unknown', hub: undone, accounting: null },
    'unknown',
  ],
  [
    'it went back and a person has undone it in accounting',
    { provider: back, hub: { ...undone, isUndone: true }, accounting: booked },
    'agrees',
  ],
  [
    'it went back, is undone in accounting and its provider still has it',
    { provider: charged, hub: { ...undone, isUndone: true }, accounting: booked },
    'reversed',
  ],
  [
    'the school gave all of it back, which its provider knows',
    { provider: back, hub: { ...returned, booked: 1100 }, accounting: booked },
    'agrees',
  ],
  [
    'the ledger has a peso less as paid',
    { provider: charged, hub: { ...held, posted: 99 }, accounting: booked },
    'ledger-differs',
  ],
  [
    'the school bears its loss, and its provider has reversed it',
    { provider: back, hub: lost, accounting: booked },
    'agrees',
  ],
  [
    'the school bears its loss, and its provider has it for paid',
    { provider: charged, hub: lost, accounting: booked },
    'agrees',
  ],
  [
    'the school bears its loss, and accounting lost what it had',
    { provider: back, hub: lost, accounting: null },
    'amount-differs',
  ],
  [
    'the family pays again what was lost, and its provider has it for paid',
    { provider: charged, hub: owedAgain, accounting: null },
    'agrees',
  ],
  [
    'the family pays again what was lost, and accounting still has it',
    { provider: charged, hub: owedAgain, accounting: booked },
    'reversed',
  ],
  [
    'the family pays again what was lost, and a person has undone it in accounting',
    { provider: charged, hub: { ...owedAgain, isUndone: true }, accounting: booked },
    'agrees',
  ],
  ['a person gave back what paid nothing', { provider: charged, hub: returned, accounting: null }, 'agrees'],
  [
    'a person gave it back and the provider is away',
    { provider: 'unknown', hub: returned, accounting: null },
    'agrees',
  ],
  [
    'a person gave it back and accounting is away',
    { provider: charged, hub: returned, accounting: 'unknown' },
    'unknown',
  ],
  [
    'a person gave it back and accounting holds it',
    { provider: charged, hub: returned, accounting: booked },
    'amount-differs',
  ],
  ['accounting is away', { provider: charged, hub: held, accounting: 'unknown' }, 'unknown'],
  ['the provider is away', { provider: 'unknown', hub: held, accounting: booked }, 'unknown'],
  [
    'the provider is away and the delivery on hold',
    { provider: 'unknown', hub: { ...held, delivery: 'on_hold' }, accounting: null },
    'on-hold',
  ],
  [
    'a peso less was charged and accounting is away',
    { provider: { ...charged, amount: 99 }, hub: held, accounting: 'unknown' },
    'amount-differs',
  ],
]

describe('A payment of which', () => {
  it.each(table)('%s', (_title, compared, verdict) => {
    expect(judgeRow(compared)).toBe(verdict)
  })

  it('every verdict can be said', () => {
    expect(new Set(table.map(([, , verdict]) => verdict))).toEqual(new Set(verdicts))
  })
})
