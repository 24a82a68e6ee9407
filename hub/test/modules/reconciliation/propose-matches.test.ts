import { describe, expect, it } from 'vitest'
import { type Leftover, proposeMatches } from '../../../src/modules/reconciliation/propose-matches.ts'

const noon = Date.parse('2025-06-19T17:00:00Z')
const minutes = (count: number) => noon + count * 60_000

const atProvider = (given: Partial<Leftover> = {}): Leftover => ({
  id: 'card:SP-1',
  side: 'provider',
  amounts: [500_000],
  students: [],
  references: ['MH-AB12CD34EF56'],
  atMs: noon,
  ...given,
})
const inHub = (given: Partial<Leftover> = {}): Leftover =>
  atProvider({ id: 'card:MH-1', side: 'hub', references: ['MH-ZZZZZZZZZZZZ'], ...given })

describe('A match', () => {
  it.each([
    ['of amount and time', {}, ['same-amount', 'minutes-apart'], 55],
    [
      'of amount and a slip of two signs',
      { references: ['mh-ab12cd34ef6'], atMs: null },
      ['same-amount', 'reference-alike'],
      60,
    ],
    [
      'of student, time and a slip',
      { amounts: [1], students: ['10001'], references: ['MH-AB12CD34EF57'] },
      ['same-student', 'minutes-apart', 'reference-alike'],
      60,
    ],
    [
      'of everything',
      { students: ['10001'], references: ['MH-AB12CD34EF56'] },
      ['same-amount', 'same-student', 'minutes-apart', 'reference-alike'],
      100,
    ],
    ['at the half-hour', { atMs: minutes(30) }, ['same-amount', 'minutes-apart'], 55],
  ])('%s is proposed to both, with its reasons', (_title, given, reasons, score) => {
    const proposals = proposeMatches([atProvider({ students: ['10001'] }), inHub(given)])
    expect([...proposals]).toEqual([
      ['card:MH-1', { row: 'card:SP-1', reasons, score }],
      ['card:SP-1', { row: 'card:MH-1', reasons, score }],
    ])
  })

  it.each([
    ['of the amount alone', { atMs: minutes(31) }],
    ['of an amount at an unknown hour', { atMs: null }],
    ['of a student and an hour', { amounts: [1], students: ['10001'] }],
    ['of three slips', { references: ['MH-AB12CD34EX99'], atMs: null }],
    ['on its own side', { side: 'provider' as const }],
    ['of no reference at all', { references: [''], atMs: null }],
  ])('%s is not proposed', (_title, given) => {
    expect(proposeMatches([atProvider({ students: ['10001'] }), inHub(given)]).size).toBe(0)
  })

  it('is proposed to one alone: the surer first, then the nearer in time', () => {
    const proposals = proposeMatches([
      atProvider({ id: 'card:SP-1', atMs: minutes(0) }),
      inHub({ id: 'card:MH-1', atMs: minutes(9) }),
      inHub({ id: 'card:MH-2', atMs: minutes(-3) }),
      atProvider({ id: 'card:SP-2', atMs: minutes(0), references: ['MH-9'] }),
      inHub({ id: 'card:MH-3', atMs: minutes(20), references: ['MH-8'] }),
    ])
    expect(Object.fromEntries([...proposals].map(([id, { row }]) => [id, row]))).toEqual({
      'card:SP-2': 'card:MH-3',
      'card:MH-3': 'card:SP-2',
      'card:SP-1': 'card:MH-2',
      'card:MH-2': 'card:SP-1',
    })
  })

  it('is not guessed from an amount that everybody pays', () => {
    const crowd = Array.from({ length: 50 }, (_, index) => inHub({ id: `card:MH-${index}` }))
    expect(proposeMatches([atProvider(), ...crowd.slice(1)]).size).toBe(2)
    expect(proposeMatches([atProvider(), ...crowd]).size).toBe(0)
  })

  it('may be with what accounting shows of an order', () => {
    const order = inHub({ amounts: [500_000, 4_000_000] })
    const entry = atProvider({ id: 'accounting:order:7', side: 'accounting', amounts: [4_000_000] })
    expect(proposeMatches([order, entry]).get('accounting:order:7')?.row).toBe('card:MH-1')
  })
})
