import { setImmediate } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import { describe, expect, it } from 'vitest'
import { KeyedBulkhead, runWithin } from '../../src/shared/keyed-bulkhead.ts'

/** An act that is under way until it is ended. */
function act() {
  let end: () => void = () => {}
  const running = new Promise<void>((resolve) => (end = resolve))
  return { run: () => running, end: () => end() }
}

describe('A bulkhead', () => {
  it('lets so many run, some wait in their order, and sends away the rest', async () => {
    const policy = bulkhead(1, 2)
    const begun: number[] = []
    const acts = [act(), act(), act(), act()]
    const runs = acts.map((one, index) =>
      runWithin(policy, async () => {
        begun.push(index)
        await one.run()
        return index
      }),
    )
    expect(await runs[3]).toBe('full')
    expect(begun).toEqual([0])
    for (const one of acts) {
      one.end()
      await setImmediate()
    }
    expect(await Promise.all(runs)).toEqual([0, 1, 2, 'full'])
    expect(begun).toEqual([0, 1, 2])
  })

  it('is free again after an act that broke off', async () => {
    const policy = bulkhead(1, 0)
    await expect(runWithin(policy, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await runWithin(policy, () => Promise.resolve('next'))).toBe('next')
  })

  it('of one key knows nothing of another', async () => {
    const bulkheads = new KeyedBulkhead({ atOnce: 1, waiting: 0 })
    const one = act()
    const running = bulkheads.run('a', one.run)
    expect(await bulkheads.run('a', () => Promise.resolve())).toBe('full')
    expect(await bulkheads.run('b', () => Promise.resolve('b'))).toBe('b')
    one.end()
    await running
    expect(await bulkheads.run('a', () => Promise.resolve('a'))).toBe('a')
  })
})
