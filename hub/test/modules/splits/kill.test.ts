import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { chooseFor } from '@matricula/hub/testing/families'
import { LinkPayer, linkPayer } from '@matricula/hub/testing/pay-links'
import { kindsOf, momentsOf, PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { askSplit } from '@matricula/hub/testing/splits'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'

const code = '10001'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 1 }
`

/** A school with one order that is split in two, the first of which is paid. */
let school: PreparedSchool
/** Of the other part. */
let token = ''

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const visitor = () => new Visitor(hub.url)
    const family = await chooseFor({ visitor }, code)
    const parts = [
      { label: 'Mamá', percentBps: 5000 },
      { label: 'Papá', rest: true },
    ]
    const asked = { shownTotal: 4_750_000, shows: 'amount', parts }
    const { body } = await askSplit(family.visitor, code, asked)
    const [mother, father] = (body.split?.parts ?? []).map(
      ({ address }) => new LinkPayer(visitor(), { address: address ?? '' }),
    )
    if (mother === undefined || father === undefined) throw new Error('there are two')
    await pay(mother, (act) => act())
    token = father.token
    return family.visitor
  })
})

afterAll(() => school.close())

it('a hub killed after any of its commits ends in one payment of each part, one order and one receipt', async () => {
  const { writes, ...whole } = await school.try({}, payLast)
  expect(whole).toEqual({ died: false, ...oneOfEach })
  const moments = momentsOf(writes)
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
  const end = await school.try({ TEST_DIE_AFTER_WRITE: String(after) }, payLast).catch(
    // Named together with the write, and the other writes still have their turn.
    (error: unknown) => ({ failed: String(error), writes: [] }),
  )
  return { after, sql, ...end, writes: end.writes.length }
}

const oneOfEach = {
  ...onePaidEnrolment,
  payments: [{ status: 'PAGO POR PARTES', amount: 4_750_000 }],
  attempts: ['approved'],
  parts: ['approved', 'approved'],
  broken: [],
}

async function payLast(trial: Trial) {
  const { hub } = trial
  const father = new LinkPayer(new Visitor(hub.url), { address: `/${token}` })
  await pay(father, (act) => hub.insist(act), trial)
  return accountFor(trial)
}

type Insist = <T>(act: () => Promise<T>) => Promise<T>

/** Tries again whatever broke, under the same key, and goes back to the provider as long as nothing is approved. */
async function pay(payer: LinkPayer, insist: Insist, trial?: Trial): Promise<void> {
  const key = randomUUID()
  const asked = { shownTotal: 2_375_000, payer: linkPayer }
  const begun = await insist(() => payer.begin(asked, key))
  if (begun.status !== 200) throw new Error(begun.text)
  let went = false
  await until(
    async () => {
      const { body } = await insist(() => payer.payment(begun.body.token))
      const mayGo = body.data.go !== null && (!went || trial?.hub.died === true)
      went ||= mayGo
      if (mayGo) await insist(() => payer.choose(body, 'approve'))
      return body
    },
    ({ status }) => status === 'APROBADO',
  )
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    const books = await until(
      async () => {
        await hub.revive()
        return readBooks({ config, database, clock: wallClock }, code)
      },
      (seen) => isDelivered(seen) && 'notice.receipt' in seen.deliveries,
    )
    const parts = await database('allocation').whereNotNull('part_id').pluck('status')
    const { invariants } = await verifyDatabase(database)
    const broken = invariants.filter(({ count }) => count > 0).map(({ name }) => name)
    return { ...books, parts, broken }
  } finally {
    await database.destroy()
  }
}
