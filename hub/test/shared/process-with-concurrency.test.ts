import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { processWithConcurrency } from '../../src/shared/process-with-concurrency.ts'

/** Items to take, and how many were asked for each time. */
function aQueue(items: readonly string[]) {
  const waiting = [...items]
  const asked: number[] = []
  return {
    asked,
    take: async (limit: number) => {
      asked.push(limit)
      return waiting.splice(0, limit)
    },
  }
}

describe('Work side by side', () => {
  it('asks once for as many as are free, and not again when fewer come', async () => {
    const { asked, take } = aQueue(['a', 'b'])
    const done: string[] = []
    const taken = await processWithConcurrency({
      concurrency: 5,
      take,
      act: async (item) => void done.push(item),
    })
    expect({ taken, asked, done }).toEqual({ taken: 2, asked: [5], done: ['a', 'b'] })
  })

  it('takes more as soon as somebody is free, and never has more under way', async () => {
    const { take } = aQueue(['a', 'b', 'c', 'd', 'e'])
    let underWay = 0
    const most: number[] = []
    const act = async () => {
      underWay += 1
      most.push(underWay)
      await turn()
      underWay -= 1
    }
    expect(await processWithConcurrency({ concurrency: 2, take, act })).toBe(5)
    expect(Math.max(...most)).toBe(2)
  })

  it('takes nothing more after a failure, which is told once what is under way has ended', async () => {
    const { asked, take } = aQueue(['bad', 'good', 'later'])
    const ended: string[] = []
    const act = async (item: string) => {
      if (item === 'bad') throw new Error('it broke')
      await turn()
      ended.push(item)
    }
    await expect(processWithConcurrency({ concurrency: 2, take, act })).rejects.toThrow('it broke')
    expect({ asked, ended }).toEqual({ asked: [2], ended: ['good'] })
  })

  it('tells that nothing could be taken', async () => {
    const take = () => Promise.reject(new Error('the database is away'))
    await expect(processWithConcurrency({ concurrency: 2, take, act: async () => {} })).rejects.toThrow(
      'away',
    )
  })
})
