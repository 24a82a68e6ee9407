import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { type PayoutBody, payoutDay } from '@matricula/hub/testing/payouts'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
`

/** A school whose one payment its provider has paid out, of which the hub has read nothing yet. */
let school: PreparedSchool

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const { finance } = await paidEnrolment(hub.url)
    await setSeasonClock({ visitor: () => new Visitor(hub.url) }, `${payoutDay}T15:00:00.000Z`)
    return finance
  })
})

afterAll(() => school.close())

const once = { payouts: ['in-transit'], postings: 1, broken: [] }

it('a hub killed after any of its commits while it reads payouts keeps each once', async () => {
  await expectSameEnd(school, { from: 'payout', act: read, end: once })
}, 900_000)

async function read({ hub, visitor: finance, folder }: Trial) {
  await until(
    () => hub.insist(() => finance.get<readonly PayoutBody[]>('/api/payouts')),
    ({ body }) => body.length > 0,
  )
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    const { invariants } = await verifyDatabase(database)
    return {
      payouts: await database('payout').pluck('status'),
      postings: (await database('posting').whereLike('subject', 'payout:%')).length,
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
