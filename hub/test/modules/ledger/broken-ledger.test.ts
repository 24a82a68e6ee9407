import { describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { settled } from '@matricula/hub/testing/a-payment'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'

const at = '2025-06-19T15:00:00.000Z'
const money = {
  instance: 'card',
  amount: 5,
  account: 'provider/card',
  actor: 'a',
  approved_at: at,
  trace: 't',
}

async function keepPosting(
  database: Database,
  key: string,
  lines: readonly (readonly [account: string, amount: number])[],
): Promise<void> {
  await database('posting').insert({ key, subject: key, day: '2025-06-19', posted_at: at, trace: 't' })
  for (const [place, [account, amount]] of lines.entries())
    await database('posting_line').insert({ posting: key, place, account, amount })
}

/** A payment that the ledger knows, and as much of it without a home as it says. */
async function keepPayment(database: Database, id: string, row: object, posted = true): Promise<void> {
  await database('payment').insert({ ...money, id, reference: id, provider_ref: id, left: 5, ...row })
  if (posted)
    await keepPosting(database, `payment:${id}`, [
      ['provider/card', 5],
      [`unapplied/${id}`, -5],
    ])
}

async function keepPayout(
  database: Database,
  id: string,
  row: { readonly net: number; readonly status: string },
): Promise<void> {
  const told = { instance: 'card', payout_ref: id, day: '2025-06-20', digest: 'd', told_at: at, trace: 't' }
  await database('payout').insert({ id, ...told, ...row })
}

async function keepPayoutLine(database: Database, payout: string, net: number): Promise<void> {
  const amounts = { gross: net, fee: 0, retefuente: 0, reteiva: 0, reteica: 0, net }
  await database('payout_line').insert({
    payout_id: payout,
    place: 0,
    kind: 'charge',
    provider_ref: 'x',
    ...amounts,
  })
}

/** What is done to a sound ledger, by the rule that sees it. */
const breaks: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  'posting-sums-to-zero': (database) =>
    keepPosting(database, 'off', [
      ['bank/x', 1],
      ['fees/x', 1],
    ]),
  'payment-is-its-parts': (database) => keepPayment(database, 'parts', { amount: 6, returned: 0 }),
  'payment-is-posted': (database) => keepPayment(database, 'unposted', {}, false),
  'to-post-is-announced': (database) =>
    keepPosting(database, 'nobody', [
      ['bank/x', 7],
      ['to-post/order:nobody', -7],
    ]),
  'refund-is-posted': async (database) => {
    await keepPayment(database, 'back', { left: 0, returned: 0 })
    const refund = { id: 'r', payment_id: 'back', cause: 'c', amount: 5, way: 'provider', actor: 'a' }
    await database('refund').insert({ ...refund, status: 'sent', sent_at: at, trace: 't' })
  },
  'dispute-is-posted': async (database) => {
    await keepPayment(database, 'contested', {})
    const days = { opened_on: '2025-06-19', answer_by: '2025-06-24', recorded_at: at }
    const dispute = { id: 'd', payment_id: 'contested', open_payment: 'contested', instance: 'card' }
    const said = { case_ref: 'CB-1', amount: 5, fee: 0, reason: 'fraud', status: 'opened' }
    await database('dispute').insert({ ...dispute, ...said, ...days, recorded_by: 'a', trace: 't' })
  },
  'credits-within-invoice': async (database) => {
    const attempt: { id: string } = await database('payment_attempt').first('id')
    const said = { total: 5, lines: '[]', notices: '[]', trace: 't', created_at: at, asked_at: at }
    const invoice = { id: 'e', attempt_id: attempt.id, reference: 'e', requested_by: 'a' }
    await database('einvoice').insert({ ...invoice, ...said, status: 'accepted' })
    const note = { id: 'n', einvoice_id: 'e', cause: 'c', reference: 'n', status: 'sending' }
    await database('credit_note').insert({ ...note, ...said, total: 6 })
  },
  'payout-is-posted': async (database) => {
    await keepPayout(database, 'unposted', { net: 5, status: 'in-transit' })
    await keepPayoutLine(database, 'unposted', 5)
  },
  'payout-is-its-lines': async (database) => {
    await keepPayout(database, 'uneven', { net: 5, status: 'arrived' })
    await keepPayoutLine(database, 'uneven', 4)
  },
  'taken-money-is-posted': (database) =>
    database('payment_capture').insert({
      instance: 'card',
      reference: 'gone',
      provider_ref: 'gone',
      amount: 9,
      currency: 'COP',
      status: 'taken',
      is_test: 0,
      seen_at: at,
    }),
}

async function aPaidHub(database: DatabaseKind): Promise<TestHub> {
  const hub = await runHub({ database })
  const family = await Family.signIn(hub, '10001')
  const started = await family.pay(await family.quote(rightAndCosts))
  await family.chooseAtProvider(started.body, 'approve')
  await settled(hub)
  return hub
}

/** The laws above that do not hold. */
async function brokenIn(database: Database): Promise<readonly string[]> {
  const { invariants } = await verifyDatabase(database)
  return invariants.filter(({ name, count }) => name in breaks && count > 0).map(({ name }) => name)
}

describe.each(databases)('A ledger on $name', (kind) => {
  it('is sound after a payment, and what breaks each of its laws is seen', async () => {
    const { database } = (await aPaidHub(kind)).hub.app
    expect(await brokenIn(database)).toEqual([])
    for (const undo of Object.values(breaks)) await undo(database)
    expect((await brokenIn(database)).toSorted()).toEqual(Object.keys(breaks).toSorted())
  })

  it.runIf(kind.name === 'SQLite')('is never changed by the embedded hub', async () => {
    const { database } = (await aPaidHub(kind)).hub.app
    await expect(database('posting_line').update({ amount: 1 })).rejects.toThrow(/never changed/)
    await expect(database('posting').delete()).rejects.toThrow(/never changed/)
  })
})
