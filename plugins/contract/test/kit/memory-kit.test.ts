import { describe, expect, it } from 'vitest'
import { memoryKit } from '../../src/kit/index.ts'

describe('the memo', () => {
  it('gives what was set, apart from what was handed in', async () => {
    const { memo } = memoryKit()
    const list = ['a']
    await memo.set('list', list)
    list.push('b')
    expect(await memo.get('list')).toEqual(['a'])
    expect(await memo.get('other')).toBeUndefined()
  })

  it('lets one of many win', async () => {
    const { memo } = memoryKit()
    const won = await Promise.all([1, 2, 3].map((n) => memo.add('seat', n)))
    expect(won).toEqual([true, false, false])
    expect(await memo.get('seat')).toBe(1)
  })

  it('forgets on the clock that was handed in, and then has room again', async () => {
    let now = new Date('2025-06-01T00:00:00Z')
    const { memo } = memoryKit({ now: () => now })
    await memo.set('session', 'x', { ttlMs: 1000 })
    now = new Date('2025-06-01T00:00:00.999Z')
    expect(await memo.get('session')).toBe('x')
    now = new Date('2025-06-01T00:00:01Z')
    expect(await memo.get('session')).toBeUndefined()
    expect(await memo.list('')).toEqual([])
    expect(await memo.add('session', 'y')).toBe(true)
  })

  it('forgets as the time passes that a stage lets pass', async () => {
    const kit = memoryKit({ now: () => new Date('2025-06-01T00:00:00Z') })
    await kit.memo.set('session', 'x', { ttlMs: 1000 })
    kit.passTime(1000)
    expect(kit.now()).toEqual(new Date('2025-06-01T00:00:01Z'))
    expect(await kit.memo.get('session')).toBeUndefined()
  })

  it('lists by prefix, in the order of the keys, without what was deleted', async () => {
    const { memo } = memoryKit()
    for (const key of ['b:2', 'a:1', 'b:1', 'b:3']) await memo.set(key, key)
    await memo.delete('b:3')
    expect(await memo.list('b:')).toEqual([
      { key: 'b:1', value: 'b:1' },
      { key: 'b:2', value: 'b:2' },
    ])
  })

  it('takes keys of 200 characters and no longer', async () => {
    const { memo } = memoryKit()
    await expect(memo.add('k'.repeat(200), 1)).resolves.toBe(true)
    await expect(memo.add('k'.repeat(201), 1)).rejects.toThrow('200 characters')
    await expect(memo.set('k'.repeat(201), 1)).rejects.toThrow('200 characters')
  })
})

describe('the rest of the kit', () => {
  it('keeps what was logged', () => {
    const kit = memoryKit()
    kit.log.warn({ status: 'NEW' }, 'a status nobody heard of')
    kit.log.info({}, 'called')
    expect(kit.logged).toEqual([
      { level: 'warn', fields: { status: 'NEW' }, message: 'a status nobody heard of' },
      { level: 'info', fields: {}, message: 'called' },
    ])
  })

  it('puts paths below its placeholder URLs', () => {
    const kit = memoryKit({ base: 'http://hub.test' })
    expect(kit.callbackUrl().href).toBe('http://hub.test/callbacks/kit')
    expect(kit.callbackUrl('paid?x=1').href).toBe('http://hub.test/callbacks/kit/paid?x=1')
    expect(kit.pageUrl('/faults').href).toBe('http://hub.test/sandbox/kit/faults')
  })
})
