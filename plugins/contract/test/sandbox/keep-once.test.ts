import { expect, it } from 'vitest'
import { memoryMemo } from '../../src/kit/memory-memo.ts'
import { keepOnce, numberingIn } from '../../src/sandbox/index.ts'

const memo = () => memoryMemo(() => new Date('2025-06-10T17:00:00Z'))

it('answers the first value to the same act, wherever the later ones would keep theirs', async () => {
  const kept = memo()
  await keepOnce(kept, { act: 'a', place: 'thing:1', value: 'first', ref: 'R1' })
  expect(await keepOnce(kept, { act: 'a', place: 'thing:1', value: 'second', ref: 'R1' })).toBe('first')
  expect(await keepOnce(kept, { act: 'a', place: 'thing:2', value: 'third', ref: 'R2' })).toBe('first')
  expect(await kept.list('thing:')).toHaveLength(1)
})

it('finishes an act that was stopped after it had chosen its place', async () => {
  const kept = memo()
  const add = kept.add.bind(kept)
  kept.add = async (key, value) => {
    if (key === 'thing:1') throw new Error('the process dies here')
    return add(key, value)
  }
  const act = { act: 'a', place: 'thing:1', value: 'first', ref: 'R1' }
  await expect(keepOnce(kept, act)).rejects.toThrow('dies here')
  kept.add = add
  expect(await keepOnce(kept, act)).toBe('first')
})

it('refuses a place that another act has, with what is there', async () => {
  const kept = memo()
  await keepOnce(kept, { act: 'a', place: 'thing:1', value: 'first', ref: 'R1' })
  const other = keepOnce(kept, { act: 'b', place: 'thing:1', value: 'second', ref: 'R1' })
  await expect(other).rejects.toMatchObject({ code: 'conflict', existing: 'R1' })
})

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
