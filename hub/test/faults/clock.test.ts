import { describe, expect, it } from 'vitest'
import { createSessions } from '../../src/http/sessions.ts'
import type { AppContext } from '../../src/app-context.ts'
import { deliverOutbox, type Handlers } from '../../src/modules/outbox/deliver-outbox.ts'
import { announce } from '../../src/modules/outbox/index.ts'
import { createPrices } from '../../src/modules/fees/prices.ts'
import { syncRoster } from '../../src/modules/students/index.ts'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { onePaidEnrolment } from '@matricula/hub/testing/books'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'
import { noSharedCache } from '../../src/shared-services/shared-cache.ts'

const hour = 3_600_000

/** The same database on a machine whose clock can be set. */
function onSettableClock(app: AppContext) {
  let ahead = 0
  const wall = () => new Date(app.clock.wall().getTime() + ahead)
  return {
    app: { ...app, clock: { ...app.clock, wall } },
    set: (ms: number) => {
      ahead += ms
    },
  }
}

const who = { kind: 'staff', subject: 'finanzas', name: 'Finanzas', roles: [], minutes: 60 } as const
const soon = () => AbortSignal.timeout(10_000)

describe('A machine’s clock', () => {
  it('set forward ends sessions and nothing else; set back again it brings them back', async () => {
    const { app, set } = onSettableClock((await runHub()).hub.app)
    const sessions = createSessions(app)
    const { secret } = await sessions.open(who)
    set(2 * hour)
    expect(await sessions.find(secret)).toBeNull()
    set(-2 * hour)
    expect(await sessions.find(secret)).toMatchObject({ subject: 'finanzas' })
  })

  it('set back does not keep a closed session alive at another hub', async () => {
    const { app, set } = onSettableClock((await runHub()).hub.app)
    const [here, there] = [createSessions(app), createSessions(app)]
    const { secret } = await here.open(who)
    await there.find(secret)
    await here.closeAllOf('staff', 'finanzas')
    set(-hour)
    await there.find(secret)
    set(6000)
    expect(await there.find(secret)).toBeNull()
  })

  it('set back while the roster is read leaves everybody in it', async () => {
    const { app } = (await runHub()).hub
    const settable = onSettableClock(app)
    const { sis } = app.plugins
    const setBack: AppContext['plugins']['sis'] = {
      ...sis,
      async listStudents(paging, read) {
        settable.set(-hour)
        return sis.listStudents(paging, read)
      },
    }
    const before = await app.database('student').pluck('code')
    await syncRoster({ ...settable.app, plugins: { ...app.plugins, sis: setBack } }, soon())
    expect(await app.database('student').pluck('code')).toHaveLength(before.length)
  })

  it.each([hour, -hour])(
    'set by %i ms never lets a family pay by an older price than a fresh one',
    async (jump) => {
      const { app, set } = onSettableClock((await runHub()).hub.app)
      let asked = 0
      const { accounting } = app.plugins
      const counted: AppContext['plugins']['accounting'] = {
        ...accounting,
        balance(partner, read) {
          asked += 1
          return accounting.balance(partner, read)
        },
        studentPrices(question, read) {
          asked += 1
          return accounting.studentPrices(question, read)
        },
      }
      const prices = createPrices({
        ...app,
        plugins: { ...app.plugins, accounting: counted },
        cache: noSharedCache,
      })
      const question = { studentCode: '10001', gradeKey: '2', antiquity: 'old', project: '2025-2026' }
      const readPrices = () => Promise.all([prices.balance('10001'), prices.current.ofStudent(question)])
      await readPrices()
      set(jump)
      await readPrices()
      asked = 0
      set(app.config.settings.fees.pricesFreshSeconds * 1000 + 1000)
      await readPrices()
      expect(asked).toBe(2)
    },
  )

  it('set forward in the middle of a delivery has it done again under the same key', async () => {
    const { app, set } = onSettableClock((await runHub()).hub.app)
    await app.work.stop()
    const key = 'receipt.issue:clock'
    const at = app.clock.wall()
    const message = { topic: 'receipt.issue', key, payload: {}, trace: 'test', at } as const
    await app.database.transaction((trx) => announce(trx, message))
    const keys: string[] = []
    const again: Handlers = new Map([
      ['receipt.issue', async (tried) => (keys.push(tried.key), async () => undefined)],
    ])
    const first: Handlers = new Map([
      [
        'receipt.issue',
        async (tried) => {
          keys.push(tried.key)
          set(hour)
          await deliverOutbox(app, { handlers: again, sideBySide: 1 }, soon())
          return async () => undefined
        },
      ],
    ])
    await deliverOutbox(app, { handlers: first, sideBySide: 1 }, soon())
    expect(keys).toEqual([key, key])
    expect(await app.database('outbox').where({ key, status: 'done' })).toHaveLength(1)
  })
})

describe('The season’s clock', () => {
  it.each([
    ['a day back', '2025-06-18T10:00:00-05:00'],
    ['ten minutes on', '2025-06-19T10:10:00-05:00'],
  ])('set %s leaves a payment under way as it is, and it is settled', async (_title, now) => {
    const { hub, family, started } = await beginPayment({ settings: { payments: { askEverySeconds: 1 } } })
    await setSeasonClock(hub, now)
    await says(family, 'PENDIENTE')
    await family.chooseAtProvider(started, 'approve')
    expect(await settled(hub)).toMatchObject({
      ...onePaidEnrolment,
      payments: [{ amount: started.data?.amount }],
    })
  })
})
