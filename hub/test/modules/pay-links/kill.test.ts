import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { chooseFor, siblings } from '@matricula/hub/testing/families'
import { LinkPayer, linkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { kindsOf, momentsOf, PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
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
  const { writes, ...whole } = await school.try({}, payByLink)
  expect(whole).toEqual({ died: false, ...oneOfEach })
  // The trail is sealed by itself, sooner or later.
  const moments = momentsOf(writes).filter(({ sql }) => !sql.includes('sealed_in'))
  expect(moments.length).toBeGreaterThan(10)

  const ends: Awaited<ReturnType<typeof dieAfter>>[] = []
  for (const moment of moments) ends.push(await dieAfter(moment))

  // A run may come to its end before the listed one. Of each kind of commit, one was the last of a hub.
  const came = ends.map((end) => end.writes >= end.after)
  expect(kindsOf(ends.filter((_, index) => came[index]))).toEqual(kindsOf(moments))
  expect(ends).toEqual(
    moments.map((moment, index) => ({
      ...moment,
      died: came[index],
      ...oneOfEach,
      writes: ends[index]?.writes,
    })),
  )
}, 900_000)

async function dieAfter({ after, sql }: ReturnType<typeof momentsOf>[number]) {
  const end = await school.try({ TEST_DIE_AFTER_WRITE: String(after) }, payByLink).catch(
    // Named together with the write, and the other writes still have their turn.
    (error: unknown) => ({ failed: String(error), writes: [] }),
  )
  return { after, sql, ...end, writes: end.writes.length }
}

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

/** Tries again whatever broke, under the same key, and goes back to the provider as long as nothing is approved. */
async function payByLink(trial: Trial) {
  const { hub } = trial
  const payer = new LinkPayer(new Visitor(hub.url), { address: `/${token}` })
  const [key, asked] = [randomUUID(), { shownTotal: 9_200_000, payer: linkPayer }]
  const begun = await hub.insist(() => payer.begin(asked, key))
  if (begun.status !== 200) throw new Error(begun.text)
  let went = false
  await until(
    async () => {
      const { body } = await hub.insist(() => payer.payment(begun.body.token))
      const mayGo = body.data.go !== null && (!went || hub.died)
      went ||= mayGo
      if (mayGo) await hub.insist(() => payer.choose(body, 'approve'))
      return body
    },
    ({ status }) => status === 'APROBADO',
  )
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
