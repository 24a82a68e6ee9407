import { describe, expect, it } from 'vitest'
import { openLetters, putOff, type Letter } from '../../src/sandbox/index.ts'

function aLetter(given: Partial<Letter> = {}): Letter {
  return {
    id: 'e:1',
    body: '{}',
    signature: 's',
    dueAt: 0,
    after: null,
    until: 'accepted',
    attempts: 0,
    ...given,
  }
}

describe('a letter', () => {
  it('leaves from the moment it is due', () => {
    const letter = aLetter({ dueAt: 1000 })
    expect(openLetters([letter], 999)).toEqual([])
    expect(openLetters([letter], 1000)).toEqual([letter])
  })

  it('waits for the one it comes after, and for no other', () => {
    const first = aLetter({ id: 'first' })
    const second = aLetter({ id: 'second', after: 'first' })
    expect(openLetters([first, second], 0)).toEqual([first])
    expect(openLetters([second], 0)).toEqual([second])
  })

  it('is put off longer each time, a minute at most, and given up in the end', () => {
    expect(putOff(aLetter(), 5000)).toMatchObject({ attempts: 1, dueAt: 6000 })
    expect(putOff(aLetter({ attempts: 3 }), 5000)).toMatchObject({ attempts: 4, dueAt: 13_000 })
    expect(putOff(aLetter({ attempts: 300 }), 5000)).toMatchObject({ dueAt: 65_000 })
    expect(putOff(aLetter({ attempts: 499 }), 5000)).toBeNull()
  })
})
