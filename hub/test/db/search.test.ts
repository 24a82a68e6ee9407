import { describe, expect, it } from 'vitest'
import { begins, holds } from '../../src/db/search.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

const keys = ['Order:1', 'order_2', 'order%3', 'order[4]', 'order!5', 'the order', 'año']

describe.each(databases)('A search on $name', (kind) => {
  it.each([
    ['order', ['Order:1', 'order!5', 'order%3', 'order[4]', 'order_2']],
    ['ORDER:', ['Order:1']],
    ['order_', ['order_2']],
    ['order%', ['order%3']],
    ['order[', ['order[4]']],
    ['order!', ['order!5']],
    ['%', []],
    ['_', []],
    ["'; --", []],
    ['año', ['año']],
  ])('for what begins with %s finds it, each sign standing for itself', async (text, found) => {
    const { database } = await openTestDatabase(kind)
    for (const key of keys) await database('setting').insert({ key, value: 'x' })
    const rows: string[] = await database('setting')
      .where(begins(['key'], text))
      .pluck('key')
    expect(rows.toSorted()).toEqual(found.toSorted())
  })

  it('for what holds a text looks into every column, and leaves the other conditions alone', async () => {
    const { database } = await openTestDatabase(kind)
    await database('setting').insert([
      { key: 'a', value: 'the ORDER' },
      { key: 'order', value: 'b' },
      { key: 'c', value: 'order' },
    ])
    const rows = database('setting').whereNot({ key: 'c' })
    void rows.where(holds(['key', 'value'], 'Order'))
    expect(await rows.orderBy('key').pluck('key')).toEqual(['a', 'order'])
  })
})
