import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { configFor } from '@matricula/hub/testing/test-hub'

const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
`

/** A school with one enrolment that is paid, and finance who has signed in. */
let school: PreparedSchool
let contest: ReturnType<typeof opening>

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const { finance, token } = await paidEnrolment(hub.url)
    const { payment, contestable: amount } = await onlyContestable(finance, token)
    contest = opening({ payment, amount })
    return finance
  })
})

afterAll(() => school.close())

const once = {
  disputes: [{ status: 'lost', borne_by: 'family' }],
  postings: ['disputed', 'dispute-lost', 'returned'],
  exceptions: ['reversed'],
  order: 'reversed',
  broken: [],
}

it('a hub killed after any of its commits ends in one dispute, posted once and lost once', async () => {
  await expectSameEnd(school, { from: 'request_key', act: lose, end: once })
}, 900_000)

async function lose(trial: Trial) {
  await loseWithRetry(trial)
  return accountFor(trial)
}

/** Says everything again that broke. */
async function loseWithRetry({ hub, visitor: finance }: Trial): Promise<void> {
  const { body: dispute } = await hub.insist(() => open(finance, contest, 'clave-0001'))
  await hub.insist(() => say(finance, dispute, 'answer', { answer: 'El contrato' }))
  const lost = await hub.insist(() => say(finance, dispute, 'lose', { borne_by: 'family', reason: why }))
  if (lost.status !== 200) throw new Error(lost.text)
}

async function accountFor({ folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    const { invariants } = await verifyDatabase(database)
    const order = await database('enrollment_order').first('status')
    return {
      disputes: await database('dispute').select('status', 'borne_by'),
      postings: await database('posting').whereNotNull('reason').orderBy('posted_at').pluck('reason'),
      exceptions: await database('payment_exception').pluck('kind'),
      order: order.status,
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
