import { describe, expect, it } from 'vitest'
import { percentIn } from '../../../src/office/form/percent-input.tsx'

describe('a percent as somebody writes it', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12,50 %', 12.5],
    ['0,01', 0.01],
    ['-99', -99],
    ['+5', 5],
    ['', null],
    [' % ', null],
  ])('%j is %j', (written, percent) => {
    expect(percentIn(written)).toBe(percent)
  })

  it.each(['doce', '12,', '12,345', '1.500', '1,2,3', '1e3', '--1', '12a'])(
    '%j is none and stays as it is',
    (written) => {
      expect(percentIn(written)).toBe(written)
    },
  )
})
