import { describe, expect, it } from 'vitest'
import { id, parseKeepingLongNumbers } from '../src/from-json.ts'

describe('numbers too long for a number', () => {
  it.each<[string, unknown]>([
    ['{"request_id":212541000000244001}', { request_id: '212541000000244001' }],
    ['{"request_id": 212541000000244007 }', { request_id: '212541000000244007' }],
    [
      '[9007199254740991,9007199254740992,9007199254740993]',
      [9007199254740991, '9007199254740992', '9007199254740993'],
    ],
    ['[-212541000000244001]', ['-212541000000244001']],
    ['"212541000000244001"', '212541000000244001'],
    [String.raw`{"a":"\"212541000000244001, 5"}`, { a: '"212541000000244001, 5' }],
    [String.raw`{"a\\":212541000000244001}`, { 'a\\': '212541000000244001' }],
    ['{"212541000000244001":1}', { '212541000000244001': 1 }],
    ['[1767225600000,0.1234567890123456,1e30]', [1767225600000, 0.1234567890123456, 1e30]],
    [
      '{"request_name":"Contrato 212541000000244001 Peñaloza"}',
      { request_name: 'Contrato 212541000000244001 Peñaloza' },
    ],
  ])('in %s keep every digit, and nothing else changes', (text, content) => {
    expect(parseKeepingLongNumbers(text)).toEqual(content)
  })

  it.each(['', '<html>', '{"a":212541000000244001', '{{"a":1}'])('make no JSON of %j', (text) => {
    expect(() => parseKeepingLongNumbers(text)).toThrow(SyntaxError)
  })
})

describe('an id', () => {
  it.each([
    ['212541000000244001', '212541000000244001'],
    [4711, '4711'],
  ])('of %j is text', (given, text) => {
    expect(id.validate(given)).toMatchObject({ value: text })
  })

  it.each(['', '12a', '../7', -1, 1.5, 2 ** 53, true, {}])('is not %j', (given) => {
    expect(id.validate(given).error).toBeDefined()
  })
})
