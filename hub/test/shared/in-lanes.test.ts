import { describe, expect, it } from 'vitest'
import { inLanes } from '../../src/shared/in-lanes.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('Work in lanes', () => {
  it('answers in the order of the items, never more at a time than there are lanes', async () => {
    let running = 0
    let most = 0
    const squares = await inLanes([5, 1, 4, 2, 3], 2, async (item) => {
      running += 1
      most = Math.max(most, running)
      for (let step = 0; step < item; step += 1) await turn()
      running -= 1
      return item * item
    })
    expect(squares).toEqual([25, 1, 16, 4, 9])
    expect(most).toBe(2)
  })

  it('ends with the first failure and begins nothing after it', async () => {
    const begun: number[] = []
    const work = inLanes([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item)
      await turn()
      if (item === 2) throw new Error('two')
      return item
    })
    await expect(work).rejects.toThrow('two')
    await turn()
    await turn()
    expect(begun.length).toBeLessThan(4)
  })

  it('does nothing for nobody', async () => {
    expect(await inLanes([], 8, () => Promise.reject(new Error('asked')))).toEqual([])
  })
})
