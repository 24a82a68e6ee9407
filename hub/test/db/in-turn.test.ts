import { describe, expect, it, onTestFinished } from 'vitest'
import { inTurn } from '../../src/db/in-turn.ts'
import { migrateDatabase } from '../../src/db/migrate-database.ts'
import { connectForUpkeep } from '../../src/db/open-database.ts'
import { isStoreAway } from '../../src/db/store-away.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { takeTurn } from '../../src/db/turn.ts'
import { databases } from '@matricula/hub/testing/databases'
import { configFor, root } from '@matricula/hub/testing/test-hub'

// An embedded database has one hub.
const shared = databases.filter(({ name }) => name !== 'SQLite')

describe.runIf(shared.length > 0)('A turn of several hubs', () => {
  describe.each(shared)('on $name', (kind) => {
    async function aDatabase() {
      const place = await kind.create()
      onTestFinished(() => place.drop())
      const { settings } = await configFor(place.environment)
      const { deadlines } = settings.database
      const withUpkeep = (upkeepSeconds: number) => ({
        ...settings.database,
        deadlines: { ...deadlines, upkeepSeconds },
      })
      return { patient: withUpkeep(60), impatient: withUpkeep(1) }
    }

    it('is had by one at a time', async () => {
      const { patient } = await aDatabase()
      const story: string[] = []
      const act = (name: string) =>
        inTurn(patient, root, async () => {
          story.push(`${name} begins`)
          await new Promise((resolve) => setImmediate(resolve))
          story.push(`${name} ends`)
        })
      await Promise.all([act('one'), act('another')])
      const [first = ''] = story
      const second = first.startsWith('one') ? 'another' : 'one'
      expect(story.slice(1)).toEqual([first.replace('begins', 'ends'), `${second} begins`, `${second} ends`])
    })

    it('that is not given in time is an error, and nothing is done without it', async () => {
      const { patient, impatient } = await aDatabase()
      const acts: string[] = []
      await inTurn(patient, root, async () => {
        const other = inTurn(impatient, root, async () => void acts.push('without its turn'))
        const refused: unknown = await other.catch((error: unknown) => error)
        expect([refused instanceof Error, isStoreAway(refused)]).toEqual([true, true])
      })
      expect(acts).toEqual([])
    })

    it('to migrate is waited for, or given up: no hub goes on without it', async () => {
      const { patient, impatient } = await aDatabase()
      const [holder, other] = await Promise.all([
        connectForUpkeep(patient, root),
        connectForUpkeep(impatient, root),
      ])
      onTestFinished(async () => void (await Promise.all([holder.destroy(), other.destroy()])))
      await inTransaction(holder, async (trx) => {
        await takeTurn(trx, 'migration')
        const refused: unknown = await migrateDatabase(other).catch((error: unknown) => error)
        expect(refused instanceof Error && isStoreAway(refused)).toBe(true)
      })
      expect(await migrateDatabase(other)).toEqual([])
    })
  })
})
