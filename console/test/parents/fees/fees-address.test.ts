import { describe, expect, it } from 'vitest'
import { feesQueryOf, callOf, pagesOf, searchOf } from '../../../src/parents/fees/fees-address.ts'

describe('the address of the fee list', () => {
  it.each([
    ['', { grade: null, page: 1 }],
    ['grade=105&page=3', { grade: 105, page: 3 }],
    ['page=0', { grade: null, page: 1 }],
    ['grade=-1&page=2', { grade: null, page: 2 }],
    ['grade=1000', { grade: null, page: 1 }],
    ['grade=1e2&page=1.5', { grade: null, page: 1 }],
    ['grade=<b>&page=9999999', { grade: null, page: 1 }],
  ])('%o asks for %o', (search, query) => {
    expect(feesQueryOf(new URLSearchParams(search))).toEqual(query)
  })
  it.each([
    [{ grade: null, page: 1 }, {}],
    [{ grade: 105, page: 1 }, { grade: '105' }],
    [{ grade: null, page: 2 }, { page: '2' }],
  ])('of %o leaves the usual out', (query, search) => {
    expect(searchOf(query)).toEqual(search)
  })
  it('becomes the call of one page of so many rows', () => {
    expect(decodeURIComponent(callOf({ grade: 105, page: 2 }, 15))).toBe(
      '/api/enrollment/admin/fees?grade=105&page[number]=2&page[size]=15&sort=grade',
    )
  })
})

it.each([
  [0, 15, 1],
  [15, 15, 1],
  [16, 15, 2],
  [180, 15, 12],
  [180, 5, 36],
])('%d fees, %d a page, are %d pages', (total, rows, pages) => {
  expect(pagesOf(total, rows)).toBe(pages)
})
