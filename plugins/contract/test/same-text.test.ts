import { expect, it } from 'vitest'
import { sameText } from '../src/index.ts'

it('a text is the same as itself, and not with one letter changed, lost or in capitals', () => {
  expect(sameText('ab12ñ', 'ab12ñ')).toBe(true)
  for (const other of ['ab12n', 'ab13ñ', 'ab12', 'AB12ñ', '']) expect(sameText('ab12ñ', other)).toBe(false)
})
