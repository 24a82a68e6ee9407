import { describe, expect, it } from 'vitest'
import { differenceOf } from '../../../src/office/audit/difference-of.ts'

describe('The difference between two records', () => {
  it('is what changed, came and went, and nothing else', () => {
    const before = { roles: ['it', 'food'], disabled: false, name: 'x', gone: 1 }
    const after = { roles: ['it'], disabled: true, name: 'x', come: null }
    expect(differenceOf(before, after)).toEqual([
      { field: 'roles', before: 'it, food', after: 'it' },
      { field: 'disabled', before: false, after: true },
      { field: 'gone', before: 1, after: undefined },
      { field: 'come', before: undefined, after: null },
    ])
  })

  it('is located by path within records and lists of records', () => {
    const lines = (value: number) => ({
      order: {
        lines: [
          { code: 'CA-1', value: 10 },
          { code: 'CA-2', value },
        ],
      },
    })
    expect(differenceOf(lines(20), lines(25))).toEqual([
      { field: 'order.lines.1.value', before: 20, after: 25 },
    ])
  })

  it('beside nothing is the whole record', () => {
    expect(differenceOf(null, { reason: 'x' })).toEqual([{ field: 'reason', before: undefined, after: 'x' }])
    expect(differenceOf({ reason: 'x' }, null)).toEqual([{ field: 'reason', before: 'x', after: undefined }])
    expect(differenceOf(null, null)).toEqual([])
  })

  it('distinguishes an empty list and a number from a text', () => {
    expect(differenceOf({ roles: [] }, { roles: ['it'] })).toEqual([
      { field: 'roles', before: '', after: 'it' },
    ])
    expect(differenceOf({ n: 1 }, { n: '1' })).toHaveLength(1)
  })
})
