import { afterAll, beforeAll, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { chooseFor, siblings } from '@matricula/hub/testing/families'
import { LinkPayer, makeLink, payInsisting } from '@matricula/hub/testing/pay-links'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { signInStaff } from '@matricula/hub/testing/staff'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 1 }
`

/** A school where finance has sent a link for two children. */
let school: PreparedSchool
let token = ''

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const visitor = () => new Visitor(hub.url)
    for (const code of siblings) await chooseFor({ visitor }, code)
    const finance = await signInStaff({ visitor }, 'finance')
    const link = await makeLink(finance, siblings[0], { students: siblings })
    token = new LinkPayer(visitor(), link).token
    return finance
  })
})

afterAll(() => school.close())

it('a hub killed after any of its commits ends in one payment of the link, and one order and receipt of each child', async () => {
  await expectSameEnd(school, { from: 'enrollment_order', act: payByLink, end: oneOfEach })
}, 900_000)

const ofChild = (amount: number) => ({
  ...onePaidEnrolment,
  payments: [{ status: 'APROBADO', amount }],
  attempts: ['approved'],
})

const oneOfEach = {
  children: [ofChild(4_450_000), ofChild(4_750_000)],
  payments: [9_200_000],
  confirmations: ['done'],
  broken: [],
}

async function payByLink(trial: Trial) {
  const payer = new LinkPayer(new Visitor(trial.hub.url), { address: `/${token}` })
  await payInsisting(payer, 9_200_000, trial.hub)
  return accountFor(trial)
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const confirmationsNow = () => database('outbox').where({ topic: 'notice.link-payment' }).pluck('status')
  try {
    const [children, confirmations] = await until(
      async () => {
        await hub.revive()
        const books = siblings.map((code) => readBooks({ config, database, clock: wallClock }, code))
        return [await Promise.all(books), await confirmationsNow()] as const
      },
      ([books, sent]) => books.every(isDelivered) && !sent.includes('due'),
    )
    const payments = (await database('payment').pluck('amount')).map(Number)
    const { invariants } = await verifyDatabase(database)
    const broken = invariants.filter(({ count }) => count > 0).map(({ name }) => name)
    return { children, payments, confirmations, broken }
  } finally {
    await database.destroy()
  }
}
