import type { AccountingDocument, BookedLine } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { judgeExisting } from '../../../src/modules/enrollment/judge-existing.ts'

const line = (itemCode: string, quantity: number, unitPrice: number): BookedLine => ({
  itemCode,
  name: itemCode,
  quantity,
  unitPrice,
  discountPercent: 0,
})
const lines = [line('0001', 1, 100), line('0024', 10, 50)]
const document = (
  number: string,
  booked: readonly BookedLine[],
  reference = 'theirs',
): AccountingDocument => ({
  ref: number,
  number,
  reference,
  numAtCard: '10002',
  project: '2020-2021',
  total: booked.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
  shipDate: null,
  createdAt: '2020-06-10T12:00:00Z',
  lines: booked,
})
const [first, second] = lines
const others = {
  'of the same total, but of other services': [line('0001', 1, 100), line('0025', 10, 50)],
  'of the same total, but of other quantities': [line('0001', 1, 100), line('0024', 5, 100)],
  'of one line of the same total': [line('0001', 1, 600)],
  'with a line more': [...lines, line('0032', 1, 0)],
  'with a discount': lines.map((one) => ({ ...one, discountPercent: 5 })),
  'of nothing': [],
}

describe('What accounting has already', () => {
  it.each([
    ['nothing', [], 'MH-1', 'none', null],
    ['one of the same lines', [document('1', lines)], 'MH-1', 'same', '1'],
    [
      'one of the same lines, otherwise named and sorted',
      [
        document(
          '1',
          [second, first].map((one) => ({ ...(one ?? line('', 0, 0)), name: 'Otro' })),
        ),
      ],
      null,
      'same',
      '1',
    ],
    ['ours, beside another', [document('1', []), document('2', lines, 'MH-1')], 'MH-1', 'same', '2'],
    ['two of the same lines', [document('1', lines), document('2', lines)], 'MH-1', 'different', '1'],
    ['two, the second of others', [document('1', lines), document('2', [])], null, 'different', '2'],
    ...Object.entries(others).map(
      ([title, booked]) => [`one ${title}`, [document('1', booked)], 'MH-1', 'different', '1'] as const,
    ),
  ] as const)('%s', (_title, documents, reference, is, number) => {
    const existing = judgeExisting(documents, { reference, lines })
    expect([existing.is, existing.is === 'none' ? null : existing.document.number]).toEqual([is, number])
  })
})
