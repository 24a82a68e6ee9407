import { afterAll, beforeAll, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { type DocumentToPay, Guardian } from '@matricula/hub/testing/invoices'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import type { MortalHub } from '@matricula/hub/testing/mortal-hub'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { signInStaff } from '@matricula/hub/testing/staff'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, type Vendors } from '@matricula/hub/testing/vendor'
import { Visitor } from '@matricula/hub/testing/visitor'
import { giveBackOf, named } from '../payments-office/an-invoice-refund.ts'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 1 }
outbox: { leaseSeconds: 1 }
`

/** A school where a guardian has seen two open invoices. */
let open: PreparedSchool
let payables: readonly DocumentToPay[] = []
/** A school where they are paid and in accounting, and finance who has signed in. */
let paid: PreparedSchool
let token = ''

beforeAll(async () => {
  open = await PreparedSchool.open(settings, async (hub) => (await comes(hub)).visitor)
  paid = await PreparedSchool.open(settings, async (hub) => {
    const guardian = await comes(hub)
    token = await pay(guardian, (act) => act())
    await withDatabase(hub.folder, async (app) =>
      until(
        () => booksOf(app),
        ({ held, waiting }) => held === 0 && waiting === 0,
      ),
    )
    return signInStaff({ visitor: () => new Visitor(hub.url) }, 'finance')
  })
})

afterAll(() => Promise.all([open.close(), paid.close()]))

async function comes(hub: MortalHub): Promise<Guardian> {
  return withDatabase(hub.folder, async (app) => {
    const guardian = await Guardian.comes({ hub: { app }, visitor: () => new Visitor(hub.url) })
    payables = await guardian.payables()
    return guardian
  })
}

const books = {
  attempts: ['approved'],
  held: 0,
  waiting: 0,
  recorded: 1,
  refunds: [] as readonly string[],
  exceptions: [] as readonly string[],
  broken: [] as readonly string[],
}

it('a hub killed after any of its commits ends in one payment of the invoices, recorded once', async () => {
  await expectSameEnd(open, {
    from: 'payment_attempt',
    act: async (trial) => {
      await pay(new Guardian(trial.visitor), (act) => trial.hub.insist(act), trial)
      return accountFor(trial, ({ attempts }) => attempts.includes('approved'))
    },
    end: { ...books, mails: 2 },
  })
}, 900_000)

it('a hub killed after any of its commits gives one of them back once, and owes nothing', async () => {
  await expectSameEnd(paid, {
    from: 'refund',
    act: async (trial) => {
      const [first] = payables
      if (first === undefined) throw new Error('the guardian owes two invoices')
      const asked = { document: named(first), amount: 50_000 }
      const sent = await trial.hub.insist(() => giveBackOf(trial.visitor, token, asked))
      if (sent.status !== 200) throw new Error(sent.text)
      return accountFor(trial, ({ refunds }) => refunds.includes('done'))
    },
    end: { ...books, refunds: ['done'], exceptions: ['refunded'], mails: 3 },
  })
}, 900_000)

type Insist = <T>(act: () => Promise<T>) => Promise<T>

/** Tries again whatever broke, under the same key, and goes back to the provider as long as nothing is approved. */
async function pay(guardian: Guardian, insist: Insist, trial?: Trial): Promise<string> {
  const started = await insist(() => guardian.pay(payables, 'pagar-facturas-1'))
  if (started.status !== 200) throw new Error(started.text)
  let went = false
  await until(
    async () => {
      const seen = await insist(() => guardian.check(started.body.token))
      const mayGo = seen.data.go != null && (!went || trial?.hub.died === true)
      went ||= mayGo
      if (mayGo) await insist(() => guardian.choose(seen, 'approve'))
      return seen
    },
    ({ status }) => status === 'APROBADO',
  )
  return started.body.token
}

type Books = Awaited<ReturnType<typeof booksOf>>

/** What hub, accounting and mailbox hold once nothing is under way any more. */
function accountFor({ hub, folder }: Trial, isOver: (seen: Books) => boolean) {
  return withDatabase(folder, async (app) => {
    const seen = await until(
      async () => {
        await hub.revive()
        return booksOf(app)
      },
      (now) => isOver(now) && now.held === 0 && now.waiting === 0,
    )
    return { ...seen, mails: (await mailsOf(app)).length }
  })
}

async function booksOf(app: Vendors) {
  const { database } = app
  const countOf = async (rows: PromiseLike<readonly unknown[]>) => (await rows).length
  const { invariants } = await verifyDatabase(database)
  return {
    attempts: await database('payment_attempt').pluck('status'),
    held: await countOf(database('allocation').whereNotNull('open_key')),
    waiting: await countOf(database('outbox').whereNot('status', 'done')),
    recorded: await countOf(memoOf(app, 'accounting.main').list('payment/')),
    refunds: await database('refund').pluck('status'),
    exceptions: await database('payment_exception').pluck('kind'),
    broken: invariants.filter(({ count }) => count > 0).map(({ name }) => name),
  }
}

async function withDatabase<T>(
  folder: string,
  act: (app: Vendors & { database: Database }) => Promise<T>,
): Promise<T> {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    return await act({ config, database, clock: wallClock })
  } finally {
    await database.destroy()
  }
}
