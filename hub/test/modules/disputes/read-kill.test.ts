import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import type { DisputeBody } from '@matricula/hub/testing/disputes'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
`

/** A school with a paid enrolment whose payer has contested it, and won at the provider, of which the hub has read nothing yet. */
let school: PreparedSchool

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const { finance, token } = await paidEnrolment(hub.url)
    const { body } = await finance.get<{ payment: { providerRef: string } }>(
      `/api/payments/${token}/timeline`,
    )
    for (const choice of ['contest', 'lose']) {
      const page = `/sandbox/payments.card/payments/${body.payment.providerRef}`
      const answer = await new Visitor(hub.url).submit(page, { choice })
      if (answer.status !== 303) throw new Error(answer.text)
    }
    return finance
  })
})

afterAll(() => school.close())

const once = {
  disputes: [{ status: 'opened', recorded_by: 'provider:card' }],
  postings: 1,
  told: 1,
  exceptions: [],
  broken: [],
}

it('a hub killed after any of its commits while it reads disputes records and notes each once', async () => {
  await expectSameEnd(school, { from: 'dispute', act: read, end: once })
}, 900_000)

async function read({ hub, visitor: finance, folder }: Trial) {
  await until(
    () => hub.insist(() => finance.get<readonly DisputeBody[]>('/api/disputes')),
    ({ body }) => body[0]?.told_lost_on != null,
  )
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    const { invariants } = await verifyDatabase(database)
    return {
      disputes: await database('dispute').select('status', 'recorded_by'),
      postings: (await database('posting').whereLike('subject', 'dispute:%')).length,
      told: (await database('audit').where({ act: 'dispute.told-lost' })).length,
      exceptions: await database('payment_exception').pluck('kind'),
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
