import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoStore } from '../../src/db/memo.store.ts'
import { openPretendMemo } from '../../src/db/open-memos.ts'
import type { MemoStore } from '../../src/plugins/index.ts'
import { type Clock, wallClock } from '../../src/shared/clock.ts'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { databases, type DatabaseKind } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

interface Place {
  readonly name: string
  readonly open: (clock: Clock) => Promise<{
    readonly memo: MemoStore
    readonly ofAnotherHub: () => Promise<MemoStore>
  }>
}

const inDatabase = (kind: DatabaseKind): Place => ({
  name: kind.name,
  open: async (clock) => {
    const { database, again } = await openTestDatabase(kind)
    return { memo: memoStore(database, clock), ofAnotherHub: async () => memoStore(await again(), clock) }
  },
})

const inFileOfItsOwn: Place = {
  name: 'the file of pretend vendors',
  open: async (clock) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const settings = { client: 'sqlite', url: '', pool: 1, deadlines, folder, encryptionKey: '' } as const
    const open = async () => {
      const memo = await openPretendMemo(settings, '/', clock)
      onTestFinished(() => memo.close())
      return memo
    }
    return { memo: await open(), ofAnotherHub: open }
  },
}

/** A store whose clock is moved by hand. */
async function aMemo({ open }: Place) {
  let wall = Date.UTC(2025, 5, 19, 15)
  const opened = await open({ now: () => new Date(0), wall: () => new Date(wall) })
  return {
    ...opened,
    pass: (ms: number) => {
      wall += ms
    },
  }
}

describe.each([...databases.map(inDatabase), inFileOfItsOwn])('What plugins remember on $name', (place) => {
  it('is the last that was set, by instance, in every shape of JSON', async () => {
    const { memo, ofAnotherHub } = await aMemo(place)
    const values = [null, 0, '', 'María', { a: [1, { b: null }] }, []]
    for (const [index, value] of values.entries()) await memo.set('one', `key-${index}`, value)
    await memo.set('two', 'key-0', 'theirs')
    await memo.set('one', 'key-1', 1)
    const other = await ofAnotherHub()
    const seen = await Promise.all(values.map((_, index) => other.get('one', `key-${index}`)))
    expect(seen).toEqual([null, 1, '', 'María', { a: [1, { b: null }] }, []])
  })

  it('is nothing once deleted, and nothing before', async () => {
    const { memo } = await aMemo(place)
    await memo.set('one', 'key', 1)
    await memo.delete('one', 'key')
    await memo.delete('one', 'never')
    expect([await memo.get('one', 'key'), await memo.get('one', 'never')]).toEqual([undefined, undefined])
  })

  it('ends with its time to live, by the clock', async () => {
    const { memo, pass } = await aMemo(place)
    await memo.set('one', 'key', 1, { ttlMs: 1000 })
    pass(999)
    expect(await memo.get('one', 'key')).toBe(1)
    pass(1)
    expect(await memo.get('one', 'key')).toBeUndefined()
    expect(await memo.list('one', '')).toEqual([])
  })

  it('is added by exactly one of many at once, over two hubs', async () => {
    const { memo, ofAnotherHub } = await aMemo(place)
    const other = await ofAnotherHub()
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? memo : other).add('one', 'key', index),
    )
    const won = (await Promise.all(tries)).flatMap((did, index) => (did ? [index] : []))
    expect(won).toHaveLength(1)
    expect(await memo.get('one', 'key')).toBe(won[0])
  })

  it('is added again once it has ended, and not before', async () => {
    const { memo, pass } = await aMemo(place)
    await memo.set('one', 'key', 'first', { ttlMs: 1000 })
    expect(await memo.add('one', 'key', 'second')).toBe(false)
    pass(1000)
    expect(await memo.add('one', 'key', 'second')).toBe(true)
    expect(await memo.get('one', 'key')).toBe('second')
  })

  it('is listed by prefix, in the order of the keys, of one instance alone', async () => {
    const { memo } = await aMemo(place)
    for (const key of ['order/b', 'order/a', 'orders', 'order/', 'other/a', 'order/ñandú']) {
      await memo.set('one', key, key)
    }
    await memo.set('two', 'order/c', 'theirs')
    const keys = (await memo.list('one', 'order/')).map(({ key, value }) => [key, value])
    expect(keys).toEqual([
      ['order/', 'order/'],
      ['order/a', 'order/a'],
      ['order/b', 'order/b'],
      ['order/ñandú', 'order/ñandú'],
    ])
  })

  it('is listed as its prefix says: % and _ are letters, capitals are others', async () => {
    const { memo } = await aMemo(place)
    for (const key of ['a_b', 'axb', 'a%b', 'A_b']) await memo.set('one', key, 1)
    expect((await memo.list('one', 'a_')).map(({ key }) => key)).toEqual(['a_b'])
    expect((await memo.list('one', 'a%')).map(({ key }) => key)).toEqual(['a%b'])
  })
})

describe.runIf(databases.some(({ name }) => name === 'PostgreSQL'))('A memo on PostgreSQL', () => {
  it('is listed as its prefix says where the database sorts by a language', async () => {
    const [kind] = databases.filter(({ name }) => name === 'PostgreSQL')
    if (kind === undefined) throw new Error('there is no PostgreSQL')
    const { database } = await openTestDatabase(kind)
    await database.raw('alter table plugin_memo alter column key type varchar(200) collate "es-x-icu"')
    const memo = memoStore(database, wallClock)
    for (const key of ['step:b', 'Step:b', 'step:B', 'step:a', 'step-a']) await memo.set('one', key, 1)
    expect((await memo.list('one', 'step:')).map(({ key }) => key)).toEqual(['step:B', 'step:a', 'step:b'])
  })
})
