import { describe, expect, it } from 'vitest'
import { cellStateOf } from '../../../src/office/reconciliation/cell-state.ts'
import { aRow, inHub, sourcesOf } from './a-row.ts'

describe('A cell of a row', () => {
  it('shows what its side has', () => {
    expect(cellStateOf(aRow(), 'provider', sourcesOf())).toBe('shown')
  })

  it.each([
    ['provider', { card: 'away' }],
    ['accounting', { main: 'away' }],
    ['accounting', { main: 'not-listed' }],
  ] as const)('is unread, not absent, where the %s did not answer: %o', (side, states) => {
    const row = aRow({ [side]: null, verdict: 'unknown' })
    expect(cellStateOf(row, side, sourcesOf(states))).toBe('unread')
  })

  it('is absent where the one that must have it was asked, whoever else is away', () => {
    const row = aRow({ provider: null, verdict: 'only-hub' })
    expect(cellStateOf(row, 'provider', sourcesOf({ invoices: 'away' }))).toBe('absent')
    expect(cellStateOf(row, 'provider', sourcesOf({ card: 'asked-one-by-one' }))).toBe('absent')
  })

  it('is not known of a stranger while any provider is away', () => {
    const row = aRow({ provider: null, hub: null, verdict: 'only-accounting' })
    expect(cellStateOf(row, 'provider', sourcesOf({ invoices: 'away' }))).toBe('unread')
    expect(cellStateOf(row, 'hub', sourcesOf({ invoices: 'away' }))).toBe('absent')
  })

  it.each(['agreement', 'advance', 'admin'])('is not there for what passes no provider: %s', (instance) => {
    const row = aRow({ provider: null, hub: inHub({ instance }) })
    expect(cellStateOf(row, 'provider', sourcesOf({ card: 'away' }))).toBe('not-there')
  })

  it('says that only a part was read when accounting went away after it', () => {
    const row = aRow({ verdict: 'unknown' })
    expect(cellStateOf(row, 'accounting', sourcesOf({ main: 'away' }))).toBe('shown-in-part')
    expect(cellStateOf(row, 'provider', sourcesOf({ main: 'away' }))).toBe('shown')
  })
})
