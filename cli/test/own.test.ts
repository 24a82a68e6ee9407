import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { differences } from '../src/tasks/quote/differences.ts'
import { basisOf, wayOf } from '../src/bulk-jobs/transport/ride.ts'
import { formatMessage } from '../src/i18n.ts'

describe('A word that every object inherits', () => {
  it.each(['constructor', 'valueOf', 'toString'])('means nothing in a cell: %s', (word) => {
    expect([wayOf(word), basisOf(word)]).toEqual([null, null])
  })

  it('fills no place of a sentence', () => {
    expect(formatMessage(compile('uno {constructor}'), 'es')).toBe('uno {constructor}')
  })

  it('is a difference where one quote has it and the other has not', () => {
    expect(differences({ valueOf: 1 }, {})).toEqual([{ at: 'valueOf', expected: 1, found: null }])
  })
})
