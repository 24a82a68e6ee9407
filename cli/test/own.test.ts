import { describe, expect, it } from 'vitest'
import { differences } from '../src/tasks/quote/differences.ts'
import { basisOf, wayOf } from '../src/bulk-jobs/transport/ride.ts'

describe('A word that every object inherits', () => {
  it.each(['constructor', 'valueOf', 'toString'])('means nothing in a cell: %s', (word) => {
    expect([wayOf(word), basisOf(word)]).toEqual([null, null])
  })

  it('is a difference where one quote has it and the other has not', () => {
    expect(differences({ valueOf: 1 }, {})).toEqual([{ at: 'valueOf', expected: 1, found: null }])
  })
})
