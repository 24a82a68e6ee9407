import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import {
  only,
  resolve,
  settings,
  wrongAmount,
  wrongAmountThatNeverCame,
} from '@matricula/hub/testing/exceptions'
import { bankAgreement, Family, wholeYear } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

/** What each kind of account has, in pesos; those at 0 are left out. */
async function sums({ hub }: TestHub): Promise<Readonly<Record<string, number>>> {
  const lines: readonly { account: string; amount: number | string }[] = await hub.app
    .database('posting_line')
    .select('account', 'amount')
  const found: Record<string, number> = {}
  for (const { account, amount } of lines) {
    const kind = /^(?:provider|bank|desk|accounting)/.test(account) ? account : (account.split('/')[0] ?? '')
    found[kind] = (found[kind] ?? 0) + Number(amount)
  }
  return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0))
}

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

async function payments({ hub }: TestHub) {
  const rows: readonly { left: number | string; returned: number | string }[] = await hub.app
    .database('payment')
    .orderBy('left')
  return rows.map(({ left, returned }) => ({ left: Number(left), returned: Number(returned) }))
}

async function refunds({ hub }: TestHub) {
  const rows: readonly { status: string; way: string; amount: number | string }[] =
    await hub.app.database('refund')
  return rows.map(({ status, way, amount }) => ({ status, way, amount: Number(amount) }))
}

/** What the provider says of a second charge under a reference, which the hub hears of. */
async function saysOfSecond(hub: TestHub, reference: string, word: Parameters<Provider['chargeAgain']>[1]) {
  await new Provider(hub).chargeAgain(reference, word)
  await hub.hub.app
    .database('payment_attempt')
    .where({ reference })
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.hub.app.work.trigger('reconcile-payments')
}

async function paidTwice(options: Parameters<typeof beginPayment>[0]) {
  const begun = await beginPayment(options)
  const { hub, family, started } = begun
  const { reference = '', amount = 0 } = started.data ?? {}
  await family.chooseAtProvider(started, 'approve')
  await settled(hub)
  await saysOfSecond(hub, reference, { rawStatus: 'Aceptada', amount })
  const finance = await signInStaff(hub, 'finance')
  return { ...begun, amount, finance, exception: await only(finance) }
}

describe.each(databases)('The ledger on $name', (database) => {
  it('says of a payment with last year’s balance where it is and what it is for, until accounting has it', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10003')
    const quote = await family.quote(wholeYear)
    const { totalV, balance } = quote.totals
    expect(balance).toBeGreaterThan(0)
    const { app } = hub.hub
    const started = await family.pay(quote)
    await family.chooseAtProvider(started.body, 'approve')
    await until(
      () => sums(hub),
      (now) => now['accounting/main'] === -totalV,
    )
    const parts: readonly { account: string; amount: number | string }[] = await app
      .database('posting_line')
      .where('posting', 'like', 'payment:%')
      .where('account', 'like', 'to-post/%')
      .select('account', 'amount')
    const ofKind = (kind: string) => Number(parts.find(({ account }) => account.includes(kind))?.amount)
    expect([ofKind('order:'), ofKind('debt:')]).toEqual([balance - totalV, -balance])
    expect(await sums(hub)).toEqual({ 'provider/card': totalV, 'accounting/main': -totalV })
    await expectSound(hub)
  })

  it('has money that came twice without a home, and none of it once its provider gave it back', async () => {
    const { hub, amount, finance, exception } = await paidTwice({ database, settings })
    const once = { 'provider/card': amount, 'accounting/main': -amount }
    expect(await sums(hub)).toEqual({ ...once, 'provider/card': 2 * amount, unapplied: -amount })
    await expectSound(hub)

    expect((await resolve(finance, exception, 'refund')).status).toBe(200)

    expect(await sums(hub)).toEqual(once)
    expect(await refunds(hub)).toEqual([{ status: 'done', way: 'provider', amount }])
    await expectSound(hub)
  })

  it('owes what was asked back until the provider says, and has it again when that refuses', async () => {
    const { hub, amount, finance, exception } = await paidTwice({ database, settings })
    const before = await sums(hub)
    await faultsAt(hub.hub.app, 'payments.card').injectFault('refuses')

    expect((await resolve(finance, exception, 'refund')).status).toBe(422)

    expect(await sums(hub)).toEqual(before)
    expect(await refunds(hub)).toEqual([{ status: 'refused', way: 'provider', amount }])
    expect((await payments(hub)).map(({ left }) => left)).toEqual([0, amount])
    await expectSound(hub)

    await faultsAt(hub.hub.app, 'payments.card').clearFault()
    expect((await resolve(finance, exception, 'refund')).status).toBe(200)
    expect(await sums(hub)).toEqual({ 'provider/card': amount, 'accounting/main': -amount })
    await expectSound(hub)
  })

  it('has what went back on the day that its provider tells, also where the answer was lost', async () => {
    const { hub, started, amount, finance, exception } = await paidTwice({ database, settings })
    const { reference = '' } = started.data ?? {}
    await faultsAt(hub.hub.app, 'payments.card').injectFault('hangs-up')
    expect((await resolve(finance, exception, 'refund')).status).toBe(503)
    await faultsAt(hub.hub.app, 'payments.card').clearFault()

    await saysOfSecond(hub, reference, { rawStatus: 'Reversada', amount, at: '2025-06-12T16:00:00.000Z' })

    await until(
      () => refunds(hub),
      (found) => found.every(({ status }) => status === 'done'),
    )
    const done = await hub.hub.app.database('posting').where('key', 'like', 'refund:%:done').pluck('day')
    expect(done).toEqual(['2025-06-12'])
    await expectSound(hub)
  })

  it('takes what went back by transfer from the bank: the provider still has what came', async () => {
    const { hub, amount, finance, exception } = await paidTwice({ database, settings })

    expect((await resolve(finance, exception, 'refunded-by-bank')).status).toBe(200)

    expect(await sums(hub)).toEqual({
      'provider/card': 2 * amount,
      'accounting/main': -amount,
      'bank/refunds': -amount,
    })
    await expectSound(hub)
  })

  it('has a wrong amount without a home while a person looks', async () => {
    const { hub, started } = await wrongAmount({ database })
    const amount = (started.data?.amount ?? 0) - 1
    expect(await sums(hub)).toEqual({ 'provider/card': amount, unapplied: -amount })
    await expectSound(hub)
  })

  it('has nothing any more of what a person says that its provider never had', async () => {
    const { hub, started } = await wrongAmountThatNeverCame({ database })
    const amount = (started.data?.amount ?? 0) - 1
    const finance = await signInStaff(hub, 'finance')
    const exception = await only(finance)

    expect((await resolve(finance, exception, 'released')).status).toBe(200)

    expect(await sums(hub)).toEqual({})
    expect(await payments(hub)).toEqual([{ left: 0, returned: amount }])
    const movements = await finance.get(`/api/payments/${exception.token}/movements`)
    expect(JSON.stringify(movements.body)).toContain('not-received')
    await expectSound(hub)
    expect((await resolve(finance, exception, 'released')).status).toBe(409)
    expect(await sums(hub)).toEqual({})
  })

  it('has money under an unknown reference as handled outside once a person has attended to it', async () => {
    const { hub, provider } = await beginPayment({ database, settings })
    const reference = hub.hub.app.ids.reference()
    const word = { eventId: 'SP-9:Aceptada', reference, status: 'Aceptada', amount: 7000 }
    await provider.call(provider.written(word))
    const finance = await signInStaff(hub, 'finance')
    const exception = await only(finance)
    expect(await sums(hub)).toEqual({ 'provider/card': 7000, unapplied: -7000 })

    expect((await resolve(finance, exception, 'attended')).status).toBe(200)

    expect(await sums(hub)).toEqual({ 'provider/card': 7000, 'handled-outside': -7000 })
    const [act] = await hub.hub.app.database('audit').where({ act: 'exception.resolve' })
    const posted = await hub.hub.app.database('posting').where({ reason: 'handled-outside' })
    expect(posted).toMatchObject([{ trace: act.trace }])
    await expectSound(hub)

    await provider.call(provider.written({ ...word, eventId: 'SP-9:Reversada', status: 'Reversada' }))
    await until(
      () => sums(hub),
      (left) => Object.keys(left).length === 0,
    )
    await expectSound(hub)
  })

  it('turns a payment that went back, and tells that accounting has it until a person has undone it', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await family.chooseAtProvider(started, 'approve')
    const amount = started.data?.amount ?? 0
    await settled(hub)
    await provider.change(started, 'reverse')
    await says(family, 'EN REVISION')

    expect(await sums(hub)).toEqual({ 'to-post': amount, 'accounting/main': -amount })
    expect(await payments(hub)).toEqual([{ left: 0, returned: amount }])
    await expectSound(hub)

    const finance = await signInStaff(hub, 'finance')
    expect((await resolve(finance, await only(finance), 'attended')).status).toBe(200)
    expect(await sums(hub)).toEqual({})
    await expectSound(hub)
  })

  it('has what a person typed from paper in their hands until the bank tells it', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const { data, token } = await family.enrol(bankAgreement)
    const { reference = '', amount = 0 } = data ?? {}
    const finance = await signInStaff(hub, 'finance')
    const said = { status: 'INGRESO MANUAL', reason: 'Recibo 12' }
    await finance.post(`/api/payments/bank-agreement/${token}/confirm`, said)
    expect(await sums(hub)).toMatchObject({ 'desk/agreement': amount })

    const content = `referencia;valor;fecha\n${reference};${amount};2025-06-20`
    await finance.post('/api/payments/bank-agreement/file', { name: 'p.csv', content, mode: 'run' })

    await settled(hub)
    expect(await sums(hub)).toEqual({ 'bank/agreement': amount, 'accounting/main': -amount })
    const moved: readonly { day: string; reason: string | null }[] = await hub.hub.app
      .database('posting')
      .where('key', 'like', 'payment:%')
      .orderBy('key')
      .select('day', 'reason')
    expect(moved.map(({ reason }) => reason)).toEqual([null, 'told-by-bank'])
    expect(moved[1]?.day).toBe('2025-06-20')
    await expectSound(hub)
  })
})
