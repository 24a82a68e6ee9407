import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { House } from '../../../src/house.ts'
import { deliverOutbox, type Handler } from '../../../src/rooms/outbox/deliver-outbox.ts'
import { announce, leaseMessages } from '../../../src/rooms/outbox/outbox.store.ts'
import { type DatabaseKind, databases } from '../../support/databases.ts'
import { runHub } from '../../support/test-hub.ts'
import { until } from '../../support/until.ts'
import { memoOf } from '../../support/vendor.ts'

const mail = { channel: 'email', to: 'ana@example.com', subject: 's', text: 't', html: null } as const

/** A hub whose deliveries are in the test's hands. */
async function aHouse(database: DatabaseKind, leaseSeconds = 60) {
  const { hub } = await runHub({ database, settings: { outbox: { leaseSeconds } } })
  const { house } = hub
  await house.work.stop()
  return { house, rows: () => house.database('outbox').orderBy('id') }
}

async function announceAll({ database, clock }: House, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const message = { topic: 'notice.link', key, payload: {}, trace: 'test', at: clock.wall() } as const
    await database.transaction((trx) => announce(trx, message))
  }
}

const deliver = (house: House, handler: Handler, sideBySide = 1) =>
  deliverOutbox(
    house,
    { handlers: new Map([['notice.link', handler]]), sideBySide },
    AbortSignal.timeout(20_000),
  )

const steal = ({ database }: House) =>
  database('outbox').update({ lease_token: 'another', leased_until: '2999-01-01T00:00:00.000Z' })

describe.each(databases)('A delivery under way on $name', (database) => {
  it('is all that its worker holds; what is due after it is free for others', async () => {
    const { house } = await aHouse(database)
    await announceAll(house, 'one', 'two', 'three')
    const held: number[] = []
    const taken = await deliver(house, async () => {
      const leased = await house.database('outbox').whereNotNull('leased_until').pluck('id')
      held.push(leased.length)
      return async () => undefined
    })
    expect([taken, held]).toEqual([3, [1, 1, 1]])
  })

  it('stays its worker’s for as long as it takes', async () => {
    const { house, rows } = await aHouse(database, 1)
    await announceAll(house, 'slow')
    const others: unknown[] = []
    await deliver(house, async () => {
      for (let looks = 0; looks < 8; looks += 1) {
        await pause(300)
        const terms = { now: house.clock.wall(), seconds: 1, limit: 1 }
        others.push(...(await leaseMessages(house.database, terms)))
      }
      return async () => undefined
    })
    expect(others).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 1, lease_token: null }])
  })

  it('that another has taken over is not ended by who had it first, well or not', async () => {
    const { house, rows } = await aHouse(database)
    await announceAll(house, 'well', 'ill')
    const written: string[] = []
    await deliver(house, async ({ key }) => {
      await steal(house)
      if (key === 'ill') throw new Error('it broke')
      return async (trx) => {
        written.push(key)
        await trx('setting').insert({ key, value: 'written' })
      }
    })
    expect(written).toEqual(['well'])
    expect(await house.database('setting').where({ key: 'well' })).toEqual([])
    const kept = { status: 'due', lease_token: 'another', last_fault: null }
    expect(await rows()).toMatchObject([kept, kept])
  })

  it('that another has taken over sends nothing more, though nobody has said so yet', async () => {
    const { house } = await aHouse(database)
    await announceAll(house, 'late')
    const faults: unknown[] = []
    await deliver(house, async ({ key, trace }, signal) => {
      await steal(house)
      const write = { key, trace, signal }
      await house.plugins.notices.send(mail, write).catch((error: unknown) => void faults.push(error))
      return async () => undefined
    })
    expect(faults).toMatchObject([{ code: 'unreachable' }])
    expect(await memoOf(house, 'notices.main').list('message:')).toEqual([])
  })

  it('hears that another has taken it over', async () => {
    const { house } = await aHouse(database, 1)
    await announceAll(house, 'late')
    const told: unknown[] = []
    await deliver(house, async (_message, signal) => {
      await steal(house)
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
