import { describe, expect, it } from 'vitest'
import { totalsOf } from '../../../src/office/reconciliation/totals-of.ts'
import { aRow, atProvider, inHub, sourcesOf } from './a-row.ts'

describe('The totals of rows', () => {
  it('hold what stands for paid at each of the three', () => {
    const rows = [
      aRow(),
      aRow({ hub: inHub({ status: 'open', booked: 0 }), accounting: null }),
      aRow({ hub: null, provider: null }),
    ]
    expect(totalsOf(rows, sourcesOf())).toEqual({
      provider: { count: 2, amount: 9_500_000 },
      hub: {
        count: 1,
        amount: 4_750_000,
        apart: { count: 1, amount: 4_750_000 },
        orders: 0,
        charged: 4_750_000,
        booked: 49_622_663,
      },
      accounting: { count: 2, amount: 99_245_326 },
    })
  })

  it('leave out what was declined and what went back, and say how much that is', () => {
    const rows = [
      aRow({ hub: inHub({ status: 'reversed' }), provider: atProvider({ status: 'reversed' }) }),
      aRow({ hub: inHub({ status: 'declined', booked: 0 }), provider: atProvider({ status: 'declined' }) }),
    ]
    const { provider, hub } = totalsOf(rows, sourcesOf())
    const apart = { count: 2, amount: 9_500_000 }
    expect([provider, hub]).toEqual([
      { count: 0, amount: 0, apart },
      { count: 0, amount: 0, apart, orders: 0, charged: 0, booked: 0 },
    ])
  })

  it('and what stands apart of them are all that the rows show', () => {
    const rows = [
      aRow(),
      aRow({ hub: inHub({ status: 'refunded' }) }),
      aRow({ hub: inHub({ status: 'reversed' }), provider: atProvider({ status: 'reversed' }) }),
    ]
    const { provider, hub, accounting } = totalsOf(rows, sourcesOf())
    const whole = (sums: typeof provider) => (sums?.amount ?? 0) + (sums?.apart?.amount ?? 0)
    expect([whole(provider), whole(hub), whole(accounting)]).toEqual([
      3 * 4_750_000,
      3 * 4_750_000,
      3 * 49_622_663,
    ])
  })

  it('count the parts of an order, which accounting hears of with the order, and the order once in accounting', () => {
    const part = { status: 'approved', booked: 0, amount: 2_375_000, posted: 2_375_000 }
    const rows = [
      ...[1, 2].map(() =>
        aRow({ hub: inHub(part), provider: atProvider({ amount: 2_375_000 }), accounting: null }),
      ),
      aRow({ hub: inHub({ instance: 'parts', at_provider: false }), provider: null }),
    ]
    expect(totalsOf(rows, sourcesOf())).toMatchObject({
      provider: { count: 2, amount: 4_750_000 },
      hub: { count: 2, amount: 4_750_000, charged: 4_750_000, booked: 49_622_663 },
      accounting: { count: 1 },
    })
  })

  it('have what the ledger has as paid', () => {
    expect(totalsOf([aRow({ hub: inHub({ posted: 4_749_999 }) })], sourcesOf()).hub).toMatchObject({
      amount: 4_749_999,
    })
  })

  it('count what the school gave back whole with the provider alone, which need not know it', () => {
    const { provider, hub, accounting } = totalsOf(
      [aRow({ hub: inHub({ status: 'refunded' }) })],
      sourcesOf(),
    )
    expect([provider, hub, accounting]).toEqual([
      { count: 1, amount: 4_750_000 },
      {
        count: 0,
        amount: 0,
        apart: { count: 1, amount: 4_750_000 },
        orders: 0,
        charged: 4_750_000,
        booked: 0,
      },
      { count: 0, amount: 0, apart: { count: 1, amount: 49_622_663 } },
    ])
  })

  it('count what was lost in a dispute as its provider has it, whoever bears it', () => {
    const [lost, again] = [
      { loss_borne_by: 'school', status: 'approved' },
      { loss_borne_by: 'family', status: 'reversed' },
    ] as const
    const totals = (hub: typeof lost | typeof again, status: 'approved' | 'reversed') =>
      totalsOf([aRow({ hub: inHub(hub), provider: atProvider({ status }) })], sourcesOf())
    for (const hub of [lost, again]) {
      expect(totals(hub, 'approved')).toMatchObject({
        provider: { amount: 4_750_000 },
        hub: { charged: 4_750_000 },
      })
      expect(totals(hub, 'reversed')).toMatchObject({ provider: { amount: 0 }, hub: { charged: 0 } })
    }
  })

  it('are not known where a source did not answer to the end', () => {
    expect(totalsOf([aRow()], sourcesOf({ invoices: 'away' }))).toMatchObject({
      provider: null,
      accounting: { count: 1 },
    })
    expect(totalsOf([aRow()], sourcesOf({ main: 'away' }))).toMatchObject({
      provider: { count: 1 },
      accounting: null,
    })
  })
})
