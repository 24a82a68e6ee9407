import { parseTableParams } from '@refinedev/core'
import { describe, expect, it } from 'vitest'
import { rowsAddress } from '../../../src/office/list/rows-address.ts'

describe('the address of a list', () => {
  it('is the list itself without filters', () => {
    expect(rowsAddress('/list', {})).toBe('/list')
    expect(rowsAddress('/list', { step: '' })).toBe('/list')
  })
  it('is read back by Refine as the same filters', () => {
    const address = rowsAddress('/list', { step: 'pay,paying', grade: 105, search: 'Peña & Ríos' })
    const [path, query] = address.split('?')
    expect(path).toBe('/list')
    expect(parseTableParams(`?${query}`).parsedFilters).toEqual([
      { field: 'step', operator: 'eq', value: 'pay,paying' },
      { field: 'grade', operator: 'eq', value: '105' },
      { field: 'search', operator: 'eq', value: 'Peña & Ríos' },
    ])
  })
})
