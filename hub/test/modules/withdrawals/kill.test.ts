import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'
import { withdraw } from './a-withdrawal.ts'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 1 }
outbox: { leaseSeconds: 1 }
`

/** A school with one enrolment that is paid and with accounting, and finance who has signed in. */
let school: PreparedSchool

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async ({ url }) => (await paidEnrolment(url)).finance)
})

afterAll(() => school.close())

const once = {
  withdrawals: [{ returned: 1_000_000, kept: 3_750_000 }],
  refunds: [{ status: 'done', amount: 1_000_000 }],
  given: 1,
  order: 'withdrawn',
  deliveries: ['accounting.withdrawal', 'notice.refund', 'notice.withdrawal'],
  told: 1,
  broken: [],
}

it('a hub killed after any of its commits ends in one withdrawal, one refund and one of each delivery', async () => {
  await expectSameEnd(school, { from: 'withdrawal', act: leave, end: once })
}, 900_000)

async function leave(trial: Trial) {
  const { hub, visitor: finance } = trial
  const recorded = await hub.insist(() => withdraw(finance))
  if (recorded.status !== 200) throw new Error(recorded.text)
  return accountFor(trial)
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const app = { config, database, clock: wallClock }
  const outbox = () =>
    database('outbox').whereIn('topic', ['accounting.withdrawal', 'notice.refund', 'notice.withdrawal'])
  try {
    await until(
      async () => {
        await hub.revive()
        return outbox().pluck('status')
      },
      (statuses) => statuses.length === 3 && statuses.every((status) => status === 'done'),
    )
    const { invariants } = await verifyDatabase(database)
    const steps = await memoOf(app, 'payments.card').list('step:')
    const order = await database('enrollment_order').first('status')
    return {
      withdrawals: await database('withdrawal').select('returned', 'kept'),
      refunds: await database('refund').select('status', 'amount'),
      given: steps.filter(({ value }) => JSON.stringify(value).includes('"refund":{')).length,
      order: order.status,
      deliveries: await outbox().orderBy('topic').pluck('topic'),
      told: (await memoOf(app, 'accounting.main').list('withdrawal/')).length,
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
