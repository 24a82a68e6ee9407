import { expect, it } from 'vitest'
import { memoryMemo } from '../../src/kit/memory-memo.ts'
import { storeOnce } from '../../src/sandbox/index.ts'

const memo = () => memoryMemo(() => new Date('2025-06-10T17:00:00Z'))

it('answers the first value to the same act, wherever the later ones would keep theirs', async () => {
  const kept = memo()
  await storeOnce(kept, { act: 'a', place: 'thing:1', value: 'first', ref: 'R1' })
  expect(await storeOnce(kept, { act: 'a', place: 'thing:1', value: 'second', ref: 'R1' })).toBe('first')
  expect(await storeOnce(kept, { act: 'a', place: 'thing:2', value: 'third', ref: 'R2' })).toBe('first')
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
  await expect(storeOnce(kept, act)).rejects.toThrow('dies here')
  kept.add = add
  expect(await storeOnce(kept, act)).toBe('first')
})

it('refuses a place that another act has, with what is there', async () => {
  const kept = memo()
  await storeOnce(kept, { act: 'a', place: 'thing:1', value: 'first', ref: 'R1' })
  const other = storeOnce(kept, { act: 'b', place: 'thing:1', value: 'second', ref: 'R1' })
  await expect(other).rejects.toMatchObject({ code: 'conflict', existing: 'R1' })
})
