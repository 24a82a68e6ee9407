import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { type PaidEnrolment, paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'
import { giveBack, part } from './a-refund.ts'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 1 }
outbox: { leaseSeconds: 1 }
`

/** A school with one enrolment that is paid and in accounting, and finance who has signed in. */
let school: PreparedSchool
let paid: PaidEnrolment

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    paid = await paidEnrolment(hub.url)
    return paid.finance
  })
})

afterAll(() => school.close())

const once = {
  refunds: [{ status: 'done', amount: part }],
  given: 1,
  owed: 0,
  exceptions: ['refunded'],
  told: ['done'],
  broken: [],
}

it('a hub killed after any of its commits gives a refund once, and owes nothing', async () => {
  await expectSameEnd(school, { from: 'refund', act: refund, end: once })
}, 900_000)

async function refund(trial: Trial) {
  const { hub, visitor: finance } = trial
  const sent = await hub.insist(() => giveBack(finance, paid.token))
  if (sent.status !== 200) throw new Error(sent.text)
  return accountFor(trial)
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const notices = () => database('outbox').where({ topic: 'notice.refund' }).pluck('status')
  try {
    await until(
      async () => {
        await hub.revive()
        return notices()
      },
      (statuses) => statuses.length === 1 && statuses[0] === 'done',
    )
    const { invariants } = await verifyDatabase(database)
    const steps = await memoOf({ config, database, clock: wallClock }, 'payments.card').list('step:')
    const lines: readonly { amount: number }[] = await database('posting_line').whereLike(
      'account',
      'refund-due/%',
    )
    return {
      refunds: await database('refund').select('status', 'amount'),
      given: steps.filter(({ value }) => JSON.stringify(value).includes('"refund":{')).length,
      owed: lines.reduce((total, { amount }) => total + amount, 0),
      exceptions: await database('payment_exception').pluck('kind'),
      told: await notices(),
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
