import { describe, expect, it } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { deliverOutbox, type Handler } from '../../../src/modules/outbox/deliver-outbox.ts'
import { announce, leaseMessages } from '../../../src/modules/outbox/outbox.store.ts'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'

const mail = { channel: 'email', to: 'ana@example.com', subject: 's', text: 't', html: null } as const

/** A hub whose deliveries are in the test's hands. */
async function anApp(database: DatabaseKind, leaseSeconds = 60) {
  const { hub } = await runHub({ database, settings: { outbox: { leaseSeconds } } })
  const { app } = hub
  await app.work.stop()
  return { app, rows: () => app.database('outbox').orderBy('id') }
}

async function announceAll({ database, clock }: AppContext, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const message = { topic: 'notice.link', key, payload: {}, trace: 'test', at: clock.wall() } as const
    await database.transaction((trx) => announce(trx, message))
  }
}

const deliver = (app: AppContext, handler: Handler, sideBySide = 1) =>
  deliverOutbox(
    app,
    { handlers: new Map([['notice.link', handler]]), sideBySide },
    AbortSignal.timeout(20_000),
  )

const steal = ({ database }: AppContext) =>
  database('outbox').update({ lease_token: 'another', leased_until: '2999-01-01T00:00:00.000Z' })

describe.each(databases)('A delivery under way on $name', (database) => {
  it('is all that its worker holds; what is due after it is free for others', async () => {
    const { app } = await anApp(database)
    await announceAll(app, 'one', 'two', 'three')
    const held: number[] = []
    const taken = await deliver(app, async () => {
      const leased = await app.database('outbox').whereNotNull('leased_until').pluck('id')
      held.push(leased.length)
      return async () => undefined
    })
    expect([taken, held]).toEqual([3, [1, 1, 1]])
  })

  it('stays its worker’s beyond the time it was first taken for', async () => {
    const { app, rows } = await anApp(database, 4)
    await announceAll(app, 'slow')
    const others: unknown[] = []
    await deliver(app, async () => {
      const [first] = await rows()
      const now = await until(
        async () => app.clock.wall(),
        (wall) => wall.toISOString() > first.leased_until,
      )
      others.push(...(await leaseMessages(app.database, { now, seconds: 4, limit: 1 })))
      return async () => undefined
    })
    expect(others).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 1, lease_token: null }])
  })

  it('that another has taken over is not ended by who had it first, well or not', async () => {
    const { app, rows } = await anApp(database)
    await announceAll(app, 'well', 'ill')
    const written: string[] = []
    await deliver(app, async ({ key }) => {
      await steal(app)
      if (key === 'ill') throw new Error('it broke')
      return async (trx) => {
        written.push(key)
        await trx('setting').insert({ key, value: 'written' })
      }
    })
    expect(written).toEqual(['well'])
    expect(await app.database('setting').where({ key: 'well' })).toEqual([])
    const kept = { status: 'due', lease_token: 'another', last_fault: null }
    expect(await rows()).toMatchObject([kept, kept])
  })

  it('that another has taken over sends nothing more, though nobody has said so yet', async () => {
    const { app } = await anApp(database)
    await announceAll(app, 'late')
    const faults: unknown[] = []
    await deliver(app, async ({ key, trace }, signal) => {
      await steal(app)
      const write = { key, trace, signal }
      await app.plugins.notices.send(mail, write).catch((error: unknown) => void faults.push(error))
      return async () => undefined
    })
    expect(faults).toMatchObject([{ code: 'unreachable' }])
    expect(await memoOf(app, 'notices.main').list('message:')).toEqual([])
  })

  it('hears that another has taken it over', async () => {
    const { app } = await anApp(database, 1)
    await announceAll(app, 'late')
    const told: unknown[] = []
    await deliver(app, async (_message, signal) => {
      await steal(app)
      await until(
        async () => signal.aborted,
        (aborted) => aborted,
      )
      told.push(signal.reason)
      return async () => undefined
    })
    expect(told).toMatchObject([{ name: 'LeaseLost' }])
  })
})
