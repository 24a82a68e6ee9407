import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { caseOf } from '../../../src/office/reconciliation/case-of.ts'
import type { ReconciliationRow } from '../../../src/office/reconciliation/row.ts'
import { aRow, atProvider, inAccounting, inHub, sourcesOf } from './a-row.ts'

const office = parse(readFileSync(new URL('../../../../config/texts/es-CO.yaml', import.meta.url), 'utf8'))
  .office.reconciliation

const cases: readonly (readonly [string, Partial<ReconciliationRow>])[] = [
  ['charge-differs', { verdict: 'amount-differs', provider: atProvider({ amount: 4_749_999 }) }],
  [
    'charge-came',
    {
      verdict: 'amount-differs',
      hub: inHub({ status: 'failed' }),
      provider: atProvider({ amount: 4_749_999 }),
    },
  ],
  ['currency-differs', { verdict: 'amount-differs', provider: atProvider({ currency: 'USD' }) }],
  ['booking-differs', { verdict: 'amount-differs', accounting: inAccounting({ amount: 1 }) }],
  ['booking-missing', { verdict: 'amount-differs', accounting: null }],
  ['only-provider-begun', { verdict: 'only-provider', hub: inHub({ status: 'open' }) }],
  ['only-provider-stranger', { verdict: 'only-provider', hub: null }],
  ['only-hub-uncharged', { verdict: 'only-hub', provider: null }],
  ['only-hub-unbooked', { verdict: 'only-hub', provider: null, hub: inHub({ instance: 'agreement' }) }],
  ['only-accounting-stranger', { verdict: 'only-accounting', hub: null, provider: null }],
  ['only-accounting-begun', { verdict: 'only-accounting', provider: null }],
  ['not-yet-in-accounting', { verdict: 'not-yet-in-accounting', accounting: null }],
  ['on-hold', { verdict: 'on-hold', accounting: null }],
  ['reversed-unheard', { verdict: 'reversed', provider: atProvider({ status: 'reversed' }) }],
  ['reversed-booked', { verdict: 'reversed', hub: inHub({ status: 'reversed', loss_borne_by: 'family' }) }],
  ['reversed-charged', { verdict: 'reversed', hub: inHub({ status: 'reversed' }), accounting: null }],
  ['ledger-differs', { verdict: 'ledger-differs', hub: inHub({ posted: 1 }) }],
  ['unknown', { verdict: 'unknown', accounting: null }],
]

describe('What a row means', () => {
  it.each(cases)('is %s', (name, differs) => {
    expect(caseOf(aRow(differs), sourcesOf()).name).toBe(name)
  })

  it('has words for each of them: what it means and what to do', () => {
    expect(Object.keys(office.case).toSorted()).toEqual(cases.map(([name]) => name).toSorted())
    for (const [name] of cases) expect(Object.keys(office.case[name])).toEqual(['means', 'todo'])
  })

  it('says by how much', () => {
    const short = aRow({ verdict: 'amount-differs', provider: atProvider({ amount: 4_749_999 }) })
    const long = aRow({ verdict: 'amount-differs', accounting: inAccounting({ amount: 50_000_000 }) })
    expect(caseOf(short, sourcesOf()).values).toMatchObject({
      seen: '$4.749.999',
      asked: '$4.750.000',
      difference: '−$1',
    })
    expect(caseOf(long, sourcesOf()).values).toEqual({
      seen: '$50.000.000',
      asked: '$49.622.663',
      difference: '$377.337',
    })
  })
})
