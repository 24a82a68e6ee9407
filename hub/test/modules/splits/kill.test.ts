import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { chooseFor } from '@matricula/hub/testing/families'
import { LinkPayer, payInsisting } from '@matricula/hub/testing/pay-links'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
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
    await payInsisting(mother, 2_375_000, hub)
    token = father.token
    return family.visitor
  })
})

afterAll(() => school.close())

it('a hub killed after any of its commits ends in one payment of each part, one order and one receipt', async () => {
  await expectSameEnd(school, { from: 'enrollment_order', act: payLast, end: oneOfEach })
}, 900_000)

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
  await payInsisting(father, 2_375_000, hub)
  return accountFor(trial)
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
