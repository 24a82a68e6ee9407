import { describe, expect, it, onTestFinished } from 'vitest'
import { openSeasonClock } from '../../../src/modules/seasons/season-clock.ts'
import { databases, type DatabaseKind } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

const startsAt = '2025-06-19T10:00:00-05:00'

/** The same database for one hub after another. */
async function shared(kind: DatabaseKind): Promise<DatabaseKind> {
  const place = await kind.create()
  onTestFinished(() => place.drop())
  return {
    name: kind.name,
    create: () => Promise.resolve({ environment: place.environment, drop: () => Promise.resolve() }),
  }
}

describe.each(databases)('The season clock on $name', (kind) => {
  it('starts where the settings say, moves on with the wall, and goes on after a restart', async () => {
    const { database, again } = await openTestDatabase(kind)
    let wall = Date.parse('2030-01-01T00:00:00Z')
    const pass = (minutes: number) => {
      wall += minutes * 60_000
    }
    const clock = await openSeasonClock(database, startsAt, () => new Date(wall))
    expect(clock.now()).toEqual(new Date(startsAt))
    pass(90)
    expect(clock.now()).toEqual(new Date('2025-06-19T11:30:00-05:00'))
    await clock.set(new Date('2025-07-28T23:59:00-05:00'))
    pass(2)
    const restarted = await openSeasonClock(await again(), startsAt, () => new Date(wall))
    expect(restarted.now()).toEqual(new Date('2025-07-29T00:01:00-05:00'))
    expect(restarted.wall()).toEqual(new Date(wall))
  })

  it('is set by the staff of systems, and is where they set it when the hub starts again', async () => {
    const database = await shared(kind)
    const first = await runHub({ database })
    const it = await signInStaff(first, 'it')
    const set = await it.post('/api/season-clock', { now: '2025-08-15T08:00:00-05:00' })
    expect(set.body).toMatchObject({ now: '2025-08-15T08:00:00-05:00', simulated: true })
    await first.hub.stop()
    const second = await runHub({ database })
    const clock = await (await signInStaff(second, 'admin')).get<{ now: string }>('/api/season-clock')
    expect(clock.body.now).toMatch(/^2025-08-15T08:0\d:\d\d-05:00$/)
  })

  it('tells the audit who set it, from when to when', async () => {
    const hub = await runHub({ database: kind })
    const it = await signInStaff(hub, 'it')
    await it.post('/api/season-clock', { now: '2025-08-15T08:00:00-05:00' })
    expect(await hub.hub.app.database('audit')).toMatchObject([
      {
        actor: 'staff:sistemas',
        act: 'season-clock.set',
        before: expect.stringMatching(/^\{"now":"2025-06-19T10:00:\d\d-05:00"\}$/),
        after: expect.stringMatching(/^\{"now":"2025-08-15T08:00:\d\d-05:00"\}$/),
      },
    ])
  })
})

describe('The season clock', () => {
  const theHub = useHub()

  it.each([{ now: 'tomorrow' }, { now: '' }, {}, { now: '2025-13-01' }])(
    'does not go to %j',
    async (payload) => {
      const it = await signInStaff(theHub(), 'it')
      expect((await it.post('/api/season-clock', payload)).status).toBe(400)
    },
  )
})
