import { expect } from 'vitest'
import { until } from '@matricula/hub/testing/until'
import { nextFamily } from '../line-of-families.ts'
import { asAlways, type Scene, waits } from '../scene.ts'

const longAgo = '2020-01-01T00:00:00.000Z'

/** Nobody falls out of the roster because the system that fills it is away. */
export const rosterAtNight: Scene = {
  act: 'The roster is brought up to date',
  recovery: 'by itself',
  async prepare(hub) {
    const { database, work } = hub.hub.app
    const { code } = await nextFamily(hub)
    const row = () => database('student').where({ code })
    const count = async () => (await database('student').pluck('code')).length
    const before = await count()
    const failures = () => hub.lines.filter((line) => line.includes('"job":"sync-roster"')).length
    await row().update({ fetched_at: longAgo })
    return {
      async duringFault() {
        const failed = failures()
        work.trigger('sync-roster')
        const fetched = await until(
          async () => ({ at: (await row().first()).fetched_at, failed: failures() > failed }),
          ({ at, failed: broke }) => at !== longAgo || broke,
        )
        expect(await count()).toBe(before)
        return fetched.failed ? waits : asAlways
      },
      async onceWell() {
        work.trigger('sync-roster')
        await until(
          () => row().first(),
          ({ fetched_at }) => fetched_at !== longAgo,
        )
        expect(await count()).toBe(before)
      },
    }
  },
}
