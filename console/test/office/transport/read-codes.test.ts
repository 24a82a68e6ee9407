import { describe, expect, it } from 'vitest'
import { readCodes } from '../../../src/office/transport/read-codes.ts'

describe('codes with commas between', () => {
  it.each([
    ['10001', ['10001'], []],
    ['10001,10002', ['10001', '10002'], []],
    [' a0001 ;10002\n10001,, ', ['A0001', '10002', '10001'], []],
    ['10001,10001', ['10001'], []],
    ['00012', ['00012'], []],
    ['1000, 100012, ñ0001', [], ['1000', '100012', 'Ñ0001']],
    ['', [], []],
  ])('%j', (written, codes, malformed) => {
    expect(readCodes(written)).toEqual({ codes, malformed })
  })
})
