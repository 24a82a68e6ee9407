import { describe, expect, it } from 'vitest'
import { inSnapshot } from '../../src/db/inspect.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

describe.each(databases)('A consistent read on $name', (kind) => {
  it('sees one moment while another hub writes', async () => {
    const { database, again } = await openTestDatabase(kind)
    const other = await again()
    const write = (key: string) => other('setting').insert({ key, value: '1' })
    await write('a')
    await inSnapshot(database, async (trx) => {
      expect(await trx('setting').pluck('key')).toEqual(['a'])
      await write('b')
      expect(await trx('setting').pluck('key')).toEqual(['a'])
    })
    expect(await database('setting').orderBy('key').pluck('key')).toEqual(['a', 'b'])
  })
})
