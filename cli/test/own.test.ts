import { describe, expect, it } from 'vitest'
import { differences } from '../src/tasks/quote/differences.ts'
import { basisOf, wayOf } from '../src/bulk-jobs/transport/ride.ts'
import { translator } from '../src/i18n.ts'

describe('A word that every object inherits', () => {
  it.each(['constructor', 'valueOf', 'toString'])('means nothing in a cell: %s', (word) => {
    expect([wayOf(word), basisOf(word)]).toEqual([null, null])
  })

  it('fills no place of a sentence', () => {
    const texts = { es: { a: 'uno {constructor}' }, en: { a: 'one {constructor}' } }
    expect(translator(texts, 'es')('a', {})).toBe('uno {constructor}')
  })

  it('is a difference where one quote has it and the other has not', () => {
    expect(differences({ valueOf: 1 }, {})).toEqual([{ at: 'valueOf', expected: 1, found: null }])
  })
})
