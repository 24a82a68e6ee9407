import { afterAll, beforeAll, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { expectSameEnd } from '@matricula/hub/testing/expect-same-end'
import { answeredEinvoice, paidWithInvoice, withEinvoices } from '@matricula/hub/testing/einvoices'
import { Family, type QuoteBody, rightAndCosts } from '@matricula/hub/testing/family'
import { keepPayer } from '@matricula/hub/testing/invoice-payer'
import type { MortalHub } from '@matricula/hub/testing/mortal-hub'
import { PreparedSchool, type Trial } from '@matricula/hub/testing/prepared-school'
import { signInStaff } from '@matricula/hub/testing/staff'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf } from '@matricula/hub/testing/vendor'
import { Visitor } from '@matricula/hub/testing/visitor'
import { giveBack, part } from '../payments-office/a-refund.ts'

const code = '10001'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 1 }
outbox: { leaseSeconds: 1 }
`

const provider = `\neinvoice: ${JSON.stringify(withEinvoices().einvoice)}\n`

const at = (hub: MortalHub) => ({ visitor: () => new Visitor(hub.url) })

/** A school whose family has asked for an invoice and seen its price. */
let asked: PreparedSchool
let quote: QuoteBody
let payer = ''
/** A school with one payment whose invoice is accepted, and finance who has signed in. */
let invoiced: PreparedSchool
let token = ''

beforeAll(async () => {
  asked = await PreparedSchool.open(
    settings,
    async (hub) => {
      const family = await Family.signIn(at(hub), code)
      payer = (await keepPayer(family.visitor)).body.id
      quote = await family.quote(rightAndCosts)
      return family.visitor
    },
    provider,
  )
  invoiced = await PreparedSchool.open(
    settings,
    async (hub) => {
      const paid = await paidWithInvoice(at(hub))
      token = paid.token
      await answeredEinvoice(paid.family.visitor, token, ['accepted'])
      return signInStaff(at(hub), 'finance')
    },
    provider,
  )
})

afterAll(() => Promise.all([asked.close(), invoiced.close()]))

const oneInvoice = { issued: ['invoice'], einvoices: ['accepted'], notes: [], broken: [] }

it('a hub killed after any of its commits has one invoice of a payment issued, and knows it', async () => {
  await expectSameEnd(asked, { from: 'einvoice', act: payAndInvoice, end: oneInvoice })
}, 900_000)

it('a hub killed after any of its commits has one credit note of a refund issued, and knows it', async () => {
  const end = {
    ...oneInvoice,
    issued: ['credit-note', 'invoice'],
    notes: [{ status: 'accepted', total: part }],
  }
  await expectSameEnd(invoiced, { from: 'credit_note', act: refundAndCredit, end })
}, 900_000)

async function payAndInvoice(trial: Trial) {
  const { hub, visitor } = trial
  const family = new Family(visitor, code)
  const started = await hub.insist(() => family.pay(quote, { invoicePayer: payer }))
  if (started.status !== 200) throw new Error(started.text)
  await hub.insist(() => family.chooseAtProvider(started.body, 'approve'))
  return accountFor(trial, ({ einvoices }) => einvoices.includes('accepted'))
}

async function refundAndCredit(trial: Trial) {
  const { hub, visitor: finance } = trial
  const sent = await hub.insist(() => giveBack(finance, token))
  if (sent.status !== 200) throw new Error(sent.text)
  return accountFor(trial, ({ notes }) => notes.some(({ status }) => status === 'accepted'))
}

interface Account {
  readonly einvoices: readonly string[]
  readonly notes: readonly { readonly status: string; readonly total: number }[]
}

/** What the hub knows once it has come to its end, and what the provider issued. */
async function accountFor({ hub, folder }: Trial, isOver: (account: Account) => boolean) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  try {
    const account = await until(async (): Promise<Account> => {
      await hub.revive()
      return {
        einvoices: await database('einvoice').pluck('status'),
        notes: await database('credit_note').select('status', 'total'),
      }
    }, isOver)
    const documents = await memoOf({ config, database, clock: wallClock }, 'einvoice.main').list('document:')
    const issued = documents.map(({ value }) => String(Reflect.get(Object(value), 'is'))).toSorted()
    const { invariants } = await verifyDatabase(database)
    return { ...account, issued, broken: invariants.filter(({ count }) => count > 0) }
  } finally {
    await database.destroy()
  }
}
