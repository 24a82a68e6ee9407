import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { Family, type QuoteBody, rightAndCosts } from '@matricula/hub/testing/family'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, type Vendors } from '@matricula/hub/testing/vendor'
import { Visitor } from '@matricula/hub/testing/visitor'

const code = '10001'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 1 }
`

/** A school ready to enrol, and a family that has signed in and seen its price. */
let school: PreparedSchool
let quote: QuoteBody

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const family = await Family.signIn({ visitor: () => new Visitor(hub.url) }, code)
    quote = await family.quote(rightAndCosts)
    return family.visitor
  })
})

afterAll(() => school.close())

it('a hub killed after any of its commits ends in one payment, one order and one receipt', async () => {
  await expectSameEnd(school, { from: 'enrollment_order', act: enrol, end: oneOfEach })
}, 900_000)

const oneOfEach = {
  ...onePaidEnrolment,
  payments: [{ status: 'APROBADO', amount: 4_750_000 }],
  attempts: ['approved'],
  checkouts: 1,
  mails: 1,
  chargedNow: 4_750_000,
}

async function enrol(trial: Trial) {
  await enrolWithRetry(trial)
  return accountFor(trial)
}

/** Tries again whatever broke, under the same key, and goes back to where it was as long as nothing is approved. */
async function enrolWithRetry({ hub, visitor }: Trial): Promise<void> {
  const family = new Family(visitor, code)
  const key = randomUUID()
  const started = await hub.insist(() => family.pay(quote, {}, key))
  if (started.status !== 200) throw new Error(started.text)
  let went = false
  await until(
    async () => {
      const state = await hub.insist(() => family.check())
      const mayGo = state.data?.go != null && (!went || hub.died)
      went ||= mayGo
      if (mayGo) await hub.insist(() => family.chooseAtProvider(state, 'approve'))
      // Coming back has the provider asked, which writes: before its death a hub does the same in every life.
      if (mayGo || hub.died)
        await hub.insist(() => family.visitor.get(`/api/payments/return/card?token=${state.token}`))
      return state
    },
    ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
  )
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const app = { config, database, clock: wallClock }
  try {
    const books = await until(
      async () => {
        await hub.revive()
        return readBooks(app, code)
      },
      (seen) => isDelivered(seen) && 'notice.receipt' in seen.deliveries,
    )
    return { ...books, ...(await countElsewhere(app)) }
  } finally {
    await database.destroy()
  }
}

async function countElsewhere(app: Vendors) {
  const charges: { unit_price: number }[] = await app.database('charge').where({ paid_now: 1 })
  return {
    checkouts: (await memoOf(app, 'payments.card').list('payment:')).length,
    mails: (await memoOf(app, 'notices.main').list('message:')).length,
    chargedNow: charges.reduce((sum, { unit_price }) => sum + unit_price, 0),
  }
}
