import { pino } from 'pino'
import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { openHub } from '../../../src/open-hub.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { readPayouts } from '../../../src/modules/payouts/read-payouts.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { paidEnrolment } from '@matricula/hub/testing/paid-enrolment'
import { type PayoutBody, payoutDay, sayOfPayout } from '@matricula/hub/testing/payouts'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { configFor } from '@matricula/hub/testing/test-hub'
import { Visitor } from '@matricula/hub/testing/visitor'

const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
`

/** A school whose one payment its provider has paid out, as the hub has read it, and finance who has signed in. */
let school: PreparedSchool

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const { finance } = await paidEnrolment(hub.url)
    await setSeasonClock({ visitor: () => new Visitor(hub.url) }, `${payoutDay}T15:00:00.000Z`)
    await hub.kill()
    await readIn(hub.folder)
    return finance
  })
})

afterAll(() => school.close())

/** What the hub does every hour. */
async function readIn(folder: string): Promise<void> {
  const hub = await openHub(await configFor({ MATRICULA_DATA: folder }), pino({ level: 'silent' }))
  await readPayouts(hub.app, { signal: AbortSignal.timeout(20_000), trace: 'test' })
  await hub.stop()
}

const once = {
  payouts: [{ status: 'returned', bank_ref: 'ABONO 4711' }],
  postings: 3,
  left: { 'bank/payouts': 0, 'in-transit': 0 },
  broken: [],
}

it('a hub killed after any of its commits has a deposit come once and go back once', async () => {
  await expectSameEnd(school, { from: 'payout', act: comeAndGo, end: once })
}, 900_000)

/** Finance says again whatever broke. */
async function comeAndGo({ hub, visitor: finance, folder }: Trial) {
  const [payout] = (await hub.insist(() => finance.get<readonly PayoutBody[]>('/api/payouts'))).body
  if (payout === undefined) throw new Error('a payout is told')
  const arrival = { on: payoutDay, bank_reference: 'ABONO 4711' }
  await hub.insist(() => sayOfPayout(finance, payout, 'arrived', arrival))
  const back = { on: payoutDay, reason: 'Cuenta cerrada' }
  const { status, text } = await hub.insist(() => sayOfPayout(finance, payout, 'returned', back))
  if (status !== 200) throw new Error(text)
  return accountFor(folder)
}

async function accountFor(folder: string) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const sumOf = async (account: string) => {
    const lines: readonly { amount: number }[] = await database('posting_line').whereLike('account', account)
    return lines.reduce((total, { amount }) => total + amount, 0)
  }
  try {
    const { invariants } = await verifyDatabase(database)
    return {
      payouts: await database('payout').select('status', 'bank_ref'),
      postings: (await database('posting').whereLike('subject', 'payout:%')).length,
      left: { 'bank/payouts': await sumOf('bank/payouts'), 'in-transit': await sumOf('in-transit/%') },
      broken: invariants.filter(({ count }) => count > 0),
    }
  } finally {
    await database.destroy()
  }
}
