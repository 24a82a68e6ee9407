import type { JournalEntry } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import type { DayRow } from '../../../src/modules/reconciliation/join-days.ts'
import { judgeMatch } from '../../../src/modules/reconciliation/judge-match.ts'

type Row = Pick<DayRow, 'movement' | 'charge' | 'entries'>

const nothing: Row = { movement: null, charge: null, entries: [] }
const atProvider = (amount: number, reference = 'LINK-1'): Row => ({
  ...nothing,
  charge: { instance: 'card', payment: { reference, amount } } as DayRow['charge'],
})
const inAccounting = (amount: number, { student = '10001', reference = 'LINK-I' } = {}): Row => ({
  ...nothing,
  entries: [{ amount, partnerCode: `C${student}`, reference } as JournalEntry],
})
const inHub = (amount: number, { student = '10001', reference = 'MH-A', booked = amount } = {}): Row => ({
  ...nothing,
  movement: {
    amount,
    reference,
    students: [student],
    bookings: [{ reference, amount: booked }],
  } as unknown as DayRow['movement'],
})
const isOurs = (reference: string) => reference.startsWith('MH-')

describe('Rows of a day', () => {
  it.each([
    ['a charge and the entry that somebody booked for it', [atProvider(480_000), inAccounting(480_000)]],
    [
      'two charges and the one entry of their sum',
      [atProvider(300_000, 'LINK-1'), atProvider(180_000, 'LINK-2'), inAccounting(480_000)],
    ],
    [
      'a payment whose charges of later accounting shows too, and its charge',
      [inHub(4_750_000, { booked: 49_622_663 }), atProvider(4_750_000)],
    ],
    ['the same payment and its entry', [inHub(4_750_000, { booked: 49_622_663 }), inAccounting(49_622_663)]],
  ])('are one payment: %s', (_title, rows) => {
    expect(judgeMatch(rows, isOurs)).toBeNull()
  })

  it.each([
    ['two charges of a provider', [atProvider(480_000), atProvider(480_000, 'LINK-2')], 'oneSide'],
    ['another amount, by a peso', [atProvider(480_000), inAccounting(480_001)], 'amounts'],
    ['another student', [inHub(480_000), inAccounting(480_000, { student: '10002' })], 'students'],
    ['another reference of ours', [inHub(480_000), atProvider(480_000, 'MH-B')], 'references'],
  ] as const)('are no one payment: %s', (_title, rows, refusal) => {
    expect(judgeMatch(rows, isOurs)).toBe(refusal)
  })
})
