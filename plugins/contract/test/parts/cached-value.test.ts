import { PluginFault } from '../../src/index.ts'
import { describe, expect, it } from 'vitest'
import { cachedValue } from '../../src/parts/index.ts'

const notAborted = () => new AbortController().signal

/** Something whose fetching ends when the test says so. */
function aCachedValue() {
  const clock = { ms: 0 }
  const fetches: { readonly signal: AbortSignal; give(value: string): void; fail(error: Error): void }[] = []
  const list = cachedValue<string>({
    fetch: (signal) =>
      new Promise((resolve, reject) => {
        fetches.push({ signal, give: resolve, fail: reject })
      }),
    now: () => new Date(clock.ms),
    ttlMs: 1000,
    timeoutMs: 60_000,
  })
  return { list, fetches, clock }
}

describe('a cached value', () => {
  it('is fetched once for all who ask meanwhile, and again when its time is over', async () => {
    const { list, fetches, clock } = aCachedValue()
    const both = Promise.all([list.get(notAborted()), list.get(notAborted())])
    fetches[0]?.give('first')
    expect(await both).toEqual(['first', 'first'])
    clock.ms = 999
    expect(await list.get(notAborted())).toBe('first')
    clock.ms = 1000
    const again = list.get(notAborted())
    fetches[1]?.give('second')
    expect(await again).toBe('second')
  })

  it('goes on being fetched when whoever asked leaves', async () => {
    const { list, fetches } = aCachedValue()
    const caller = new AbortController()
    const asked = list.get(caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'unreachable' })
    expect(fetches[0]?.signal.aborted).toBe(false)
    const next = list.get(notAborted())
    fetches[0]?.give('first')
    expect(await next).toBe('first')
    expect(fetches).toHaveLength(1)
  })

  it('is not a failure: the next one fetches again', async () => {
    const { list, fetches } = aCachedValue()
    const asked = list.get(notAborted())
    fetches[0]?.fail(new PluginFault('throttled', 'later', { retryAfterMs: 1 }))
    await expect(asked).rejects.toMatchObject({ code: 'throttled' })
    const next = list.get(notAborted())
    fetches[1]?.give('second')
    expect(await next).toBe('second')
  })

  it('is dropped, and whatever is under way with it', async () => {
    const { list, fetches } = aCachedValue()
    const asked = list.get(notAborted())
    list.drop()
    expect(fetches[0]?.signal.aborted).toBe(true)
    fetches[0]?.give('old')
    expect(await asked).toBe('old')
    const next = list.get(notAborted())
    fetches[1]?.give('new')
    expect(await next).toBe('new')
  })
})
