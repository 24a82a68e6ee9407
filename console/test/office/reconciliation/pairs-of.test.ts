import { describe, expect, it } from 'vitest'
import { pairsOf, reasonText } from '../../../src/office/reconciliation/pairs-of.ts'
import type { ReconciliationRow } from '../../../src/office/reconciliation/row.ts'
import { aRow, atProvider, inAccounting } from './a-row.ts'

const reasons = ['same-amount', 'minutes-apart'] as const
const proposed = (id: string, row: string, score = 55) =>
  aRow({ id, hub: null, proposal: { row, score, reasons: [...reasons] } })
const t = (key: string, values?: Record<string, string | number>) => `${key} ${JSON.stringify(values)}`

describe('Proposed pairs', () => {
  it('come once each, the likeliest first', () => {
    const rows = [
      proposed('b', 'a'),
      proposed('a', 'b'),
      proposed('d', 'c', 90),
      proposed('c', 'd', 90),
      aRow(),
    ]
    expect(pairsOf(rows).map(({ one, other }) => [one.id, other.id])).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ])
  })

  it('need both of their rows on the day', () => {
    expect(pairsOf([proposed('a', 'gone')])).toEqual([])
  })
})

describe('A reason', () => {
  const charge: Partial<ReconciliationRow> = {
    verdict: 'only-provider',
    hub: null,
    accounting: null,
    provider: atProvider({ amount: 480_000, at: '2025-06-19T15:00:00.000Z' }),
  }
  const entry: Partial<ReconciliationRow> = {
    verdict: 'only-accounting',
    hub: null,
    provider: null,
    accounting: inAccounting({ amount: 480_000, at: '2025-06-19T15:12:20.000Z' }),
  }
  const pair = { one: aRow(charge), other: aRow(entry), reasons, score: 55 }

  it('can be checked: which amount, which student, how many minutes', () => {
    expect(reasonText('same-amount', pair, t)).toContain('"amount":"$480.000"')
    expect(reasonText('same-student', pair, t)).toContain('"student":"10001"')
    expect(reasonText('minutes-apart', pair, t)).toContain('"n":12')
  })

  it('names of a payment of ours the amount that the other has', () => {
    const ours = aRow({ verdict: 'only-hub', provider: null, accounting: null })
    const booked = aRow({ ...entry, accounting: inAccounting() })
    const text = reasonText('same-amount', { ...pair, one: ours, other: booked }, t)
    expect(text).toContain('"amount":"$49.622.663"')
  })
})
