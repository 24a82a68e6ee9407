import { afterAll, beforeAll, it } from 'vitest'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { linkAmount, LinkPayer, payInsisting } from '@matricula/hub/testing/pay-links'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { signInStaff } from '@matricula/hub/testing/staff'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { Visitor } from '@matricula/hub/testing/visitor'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { code, given } from './an-amount-link.ts'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 1 }
`

/** A school where finance has sent a link for an amount. */
let school: PreparedSchool
let token = ''

beforeAll(async () => {
  school = await PreparedSchool.open(settings, async (hub) => {
    const finance = await signInStaff({ visitor: () => new Visitor(hub.url) }, 'finance')
    token = new LinkPayer(new Visitor(hub.url), await linkAmount(finance, code)).token
    return finance
  })
})

afterAll(() => school.close())

it('a hub killed after any of its commits has the amount paid once, and booked once', async () => {
  await expectSameEnd(school, { from: 'payment_attempt', act: payByLink, end: once })
}, 900_000)

const once = {
  attempts: ['approved'],
  payments: [given],
  deliveries: ['accounting.on-account done', 'notice.link-payment done', 'notice.on-account done'],
  toPost: 0,
  broken: [],
}

async function payByLink(trial: Trial) {
  const payer = new LinkPayer(new Visitor(trial.hub.url), { address: `/${token}` })
  await payInsisting(payer, given, trial.hub)
  return accountFor(trial)
}

async function accountFor({ hub, folder }: Trial) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const told = ['accounting.on-account', 'notice.link-payment', 'notice.on-account']
  try {
    const deliveries = await until(
      async () => {
        await hub.revive()
        const rows: readonly { readonly topic: string; readonly status: string }[] = await database('outbox')
          .whereIn('topic', told)
          .orderBy('topic')
        return rows.map(({ topic, status }) => `${topic} ${status}`)
      },
      (rows) => rows.every((row) => !row.endsWith(' due')),
    )
    const attempts: readonly string[] = await database('payment_attempt').pluck('status')
    const payments = (await database('payment').pluck('amount')).map(Number)
    const lines = await database('posting_line').whereLike('account', 'to-post/%').sum({ held: 'amount' })
    const { invariants } = await verifyDatabase(database)
    const broken = invariants.filter(({ count }) => count > 0).map(({ name }) => name)
    return { attempts, payments, deliveries, toPost: Number(lines[0]?.['held']), broken }
  } finally {
    await database.destroy()
  }
}
