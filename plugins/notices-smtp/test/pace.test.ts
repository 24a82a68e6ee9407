import { describe, expect, it } from 'vitest'
import { quotaOf } from '../src/quota.ts'
import { concurrencyLimit } from '../src/concurrency-limit.ts'
import { aMailServer } from './support/a-mail-server.ts'

const endless = new AbortController().signal

describe('the quota of a minute', () => {
  it('lets so many through and then tells when there is room', () => {
    let now = new Date('2025-06-10T17:00:00Z')
    const quota = quotaOf(2, () => now)
    quota.spend()
    now = new Date('2025-06-10T17:00:20Z')
    quota.spend()
    expect(() => quota.spend()).toThrow(expect.objectContaining({ code: 'throttled', retryAfterMs: 40_000 }))
    now = new Date('2025-06-10T17:01:00Z')
    expect(() => quota.spend()).not.toThrow()
    expect(() => quota.spend()).toThrow(expect.objectContaining({ retryAfterMs: 20_000 }))
  })

  it('forgets a future that a corrected clock took back', () => {
    let now = new Date('2025-06-10T19:00:00Z')
    const quota = quotaOf(1, () => now)
    quota.spend()
    now = new Date('2025-06-10T17:00:00Z')
    expect(() => quota.spend()).not.toThrow()
  })

  it('keeps a mail from being sent, not from being sent later', async () => {
    let now = new Date('2025-06-10T17:00:00Z')
    const { send, server } = await aMailServer({ settings: { messagesPerMinute: 1 }, now: () => now })
    await send('k1')
    await expect(send('k2')).rejects.toMatchObject({ code: 'throttled', retryAfterMs: 60_000 })
    now = new Date('2025-06-10T17:01:00Z')
    await send('k2')
    expect(server.taken).toHaveLength(2)
  })
})

describe('the seats', () => {
  it('are never more than there are, and are taken in turn', async () => {
    const module = concurrencyLimit(2)
    const ends: (() => void)[] = []
    const begun: number[] = []
    const acts = [1, 2, 3].map((name) =>
      module.run(endless, () => {
        begun.push(name)
        return new Promise<void>((resolve) => void ends.push(resolve))
      }),
    )
    await acted()
    expect(begun).toEqual([1, 2])
    ends[0]?.()
    await acts[0]
    await acted()
    expect(begun).toEqual([1, 2, 3])
    ends.forEach((end) => end())
    await Promise.all(acts)
  })

  it('are free again after a failure', async () => {
    const module = concurrencyLimit(1)
    await expect(module.run(endless, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(module.run(endless, async () => 'yes')).resolves.toBe('yes')
  })

  it('are not held for whoever left the queue', async () => {
    const module = concurrencyLimit(1)
    const ends: (() => void)[] = []
    const first = module.run(endless, () => new Promise<void>((resolve) => void ends.push(resolve)))
    const left = new AbortController()
    const waiting = module.run(left.signal, async () => 'never')
    await acted()
    left.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'unreachable' })
    ends[0]?.()
    await first
    await expect(module.run(endless, async () => 'next')).resolves.toBe('next')
  })
})

/** Everything that was about to begin has begun. */
function acted(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
