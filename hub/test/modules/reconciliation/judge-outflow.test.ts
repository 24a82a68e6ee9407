import { describe, expect, it } from 'vitest'
import {
  type OutflowVerdict,
  outflowVerdicts,
  type ComparedOutflow,
  judgeOutflow,
} from '../../../src/modules/reconciliation/judge-outflow.ts'

const asked = {
  is: 'refund',
  step: 'asked',
  status: 'sent',
  way: 'provider',
  posted: 100,
  amount: 100,
  provider: 'sent',
  toUndo: 0,
  delivery: 'none',
} as const
const done = { ...asked, step: 'done', status: 'done', provider: 'done' } as const
const refused = { ...asked, step: 'refused', status: 'refused', provider: 'refused' } as const
const reversal = { ...done, is: 'reversal', step: 'reversed', way: null, amount: null } as const
const dispute = { ...reversal, is: 'dispute', step: 'opened', status: 'opened', provider: null } as const
const left = { ...dispute, is: 'withdrawal', step: 'recorded', status: 'recorded', posted: null } as const

const table: readonly (readonly [string, ComparedOutflow, OutflowVerdict])[] = [
  ['a refund that its provider is asked for', asked, 'under-way'],
  ['a refund that its provider has given and not told yet', { ...asked, provider: 'done' }, 'under-way'],
  ['a refund by transfer', { ...asked, way: 'bank', provider: null }, 'to-transfer'],
  ['the asking of a refund that has ended since', { ...asked, status: 'done', toUndo: 100 }, 'agrees'],
  ['a refund that everybody has for given', done, 'agrees'],
  ['a refund that accounting knows nothing of', { ...done, toUndo: 100 }, 'to-undo'],
  ['a refund that its provider refused after all', { ...done, provider: 'refused' }, 'provider-differs'],
  ['a refund that its provider never heard of', { ...done, provider: 'absent' }, 'provider-differs'],
  ['a refund that its provider has yet to give', { ...done, provider: 'sent' }, 'provider-differs'],
  ['a refund whose provider is away', { ...done, provider: 'unknown' }, 'unknown'],
  ['one to undo whose provider is away', { ...done, provider: 'unknown', toUndo: 1 }, 'to-undo'],
  ['a transfer that was sent', { ...done, way: 'bank', provider: null }, 'agrees'],
  ['a refund of another amount than was posted', { ...done, amount: 99 }, 'ledger-differs'],
  ['a refund that was refused', refused, 'agrees'],
  [
    'a refund that was refused of which its provider knows nothing',
    { ...refused, provider: 'absent' },
    'agrees',
  ],
  ['a refund that was refused and its provider gave', { ...refused, provider: 'done' }, 'provider-differs'],
  [
    'a refund that was refused and its provider is about to give',
    { ...refused, provider: 'sent' },
    'provider-differs',
  ],
  ['a refund that was refused whose provider is away', { ...refused, provider: 'unknown' }, 'unknown'],
  ['money that its provider took back', reversal, 'agrees'],
  ['money that its provider tells on another day', { ...reversal, provider: null }, 'agrees'],
  ['money taken back that accounting still has', { ...reversal, toUndo: 100 }, 'to-undo'],
  [
    'money taken back that its provider still has for paid',
    { ...reversal, provider: 'absent' },
    'provider-differs',
  ],
  ['money taken back whose provider is away', { ...reversal, provider: 'unknown' }, 'unknown'],
  ['a dispute that waits for the school', dispute, 'to-answer'],
  ['a dispute that waits for its provider', { ...dispute, status: 'answered' }, 'to-decide'],
  ['a dispute that has ended since', { ...dispute, status: 'lost' }, 'agrees'],
  ['a dispute that was lost', { ...dispute, step: 'lost', status: 'lost' }, 'agrees'],
  [
    'a dispute that was lost, which accounting still has',
    { ...dispute, step: 'lost', status: 'lost', toUndo: 100 },
    'to-undo',
  ],
  ['a withdrawal that accounting has heard of', { ...left, delivery: 'done' }, 'agrees'],
  ['a withdrawal on its way to accounting', { ...left, delivery: 'due' }, 'not-yet-in-accounting'],
  ['a withdrawal that waits for a person', { ...left, delivery: 'on_hold' }, 'on-hold'],
]

describe('What went back:', () => {
  it.each(table)('%s', (_title, compared, verdict) => {
    expect(judgeOutflow(compared)).toBe(verdict)
  })

  it('every verdict of it can be said', () => {
    expect(new Set(table.map(([, , verdict]) => verdict))).toEqual(new Set(outflowVerdicts))
  })
})
