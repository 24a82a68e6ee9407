import type { AccountingDocument } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { judgeExisting } from '../../../src/rooms/enrollment/judge-existing.ts'

const document = (number: string, total: number, reference = 'theirs'): AccountingDocument => ({
  ref: number,
  number,
  reference,
  numAtCard: '10002',
  project: '2020-2021',
  total,
  shipDate: null,
  createdAt: '2020-06-10T12:00:00Z',
})

describe('What accounting has already', () => {
  it.each([
    ['nothing', [], null, 'none', null],
    ['one of the same total', [document('1', 100)], 'MH-1', 'same', '1'],
    ['one of another total', [document('1', 101)], 'MH-1', 'different', '1'],
    ['ours, beside another', [document('1', 101), document('2', 100, 'MH-1')], 'MH-1', 'same', '2'],
    ['two of the same total', [document('1', 100), document('2', 100)], 'MH-1', 'different', '1'],
    ['two, the second of another total', [document('1', 100), document('2', 7)], null, 'different', '2'],
  ])('%s', (_title, documents, reference, is, number) => {
    const existing = judgeExisting(documents, { reference, total: 100 })
    expect([existing.is, existing.is === 'none' ? null : existing.document.number]).toEqual([is, number])
  })
})
