import { expect, it } from 'vitest'
import { memoryMemo } from '../../src/kit/memory-memo.ts'
import { numberingIn } from '../../src/sandbox/index.ts'

const memo = () => memoryMemo(() => new Date('2025-06-10T17:00:00Z'))

it('never gives a number twice, to callers at once or in a row', async () => {
  const nextNumber = numberingIn(memo(), 's')
  const atOnce = await Promise.all([1, 2, 3, 4, 5].map(nextNumber))
  const later = await nextNumber()
  expect(atOnce.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(later).toBe(6)
})

it('never gives a number twice to two processes that count at the same time', async () => {
  const kept = memo()
  const machines = [numberingIn(kept, 's'), numberingIn(kept, 's')]
  const given = await Promise.all(Array.from({ length: 100 }, () => machines.map((next) => next())).flat())
  expect(new Set(given).size).toBe(200)
})

it('goes on behind the last number after a start', async () => {
  const kept = memo()
  const before = numberingIn(kept, 's')
  for (let count = 0; count < 25; count += 1) await before()
  expect(await numberingIn(kept, 's')()).toBe(31)
})

it('gives numbers again after the memo was away', async () => {
  const kept = memo()
  const add = kept.add.bind(kept)
  const nextNumber = numberingIn(kept, 's')
  kept.add = () => Promise.reject(new Error('away'))
  await expect(nextNumber()).rejects.toThrow('away')
  kept.add = add
  expect(await nextNumber()).toBe(1)
})
