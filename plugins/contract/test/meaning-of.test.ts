import { expect, it } from 'vitest'
import { meaningOf } from '../src/index.ts'
import { memoryKit } from '../src/kit/index.ts'

const table = { OPEN: 'pending', PAID: 'approved' } as const

function meaning(word: string) {
  const { log, logged } = memoryKit()
  return { status: meaningOf<string>(table, word, { unknown: 'pending', log }), logged }
}

it('a word of the table means what it says, in silence', () => {
  expect(meaning('PAID')).toEqual({ status: 'approved', logged: [] })
})

it.each([
  ['REVIEWING', 'REVIEWING'],
  ['toString', 'toString'],
  ['Laura Díaz', '(not a word)'],
])('%s is taken as unknown, with a warning that says %s', (word, rawStatus) => {
  const fields = { rawStatus, takenAs: 'pending' }
  expect(meaning(word)).toEqual({
    status: 'pending',
    logged: [{ level: 'warn', fields, message: 'a status nobody knows' }],
  })
})
