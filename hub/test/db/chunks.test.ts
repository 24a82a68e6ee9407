import { expect, it } from 'vitest'
import { inChunks } from '../../src/db/chunks.ts'

it('any number of values are asked about 500 at a time, each once, and all answers come back in order', async () => {
  const values = Array.from({ length: 1201 }, (_, n) => n)
  const asked: number[] = []
  const answers = await inChunks(values, (some) => {
    asked.push(some.length)
    return Promise.resolve(some.flatMap((n) => [`${n}a`, `${n}b`]))
  })
  expect(asked).toEqual([500, 500, 201])
  expect(answers).toEqual(values.flatMap((n) => [`${n}a`, `${n}b`]))
  expect(await inChunks([], () => Promise.reject(new Error('asked about nothing')))).toEqual([])
})
