import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { payer } from '@matricula/hub/testing/family'
import { beginInvoices, Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { Provider } from '@matricula/hub/testing/provider'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'

const asking = () => ({ signal: AbortSignal.timeout(20_000), trace: 'test' })
const stateOf = async (guardian: Guardian) =>
  (await guardian.students()).flatMap(({ invoices }) => invoices.map(({ state }) => state))
const documents = ({ hub }: TestHub) => hub.app.database('allocation').whereNotNull('doc_num')
const holds = (hub: TestHub) => documents(hub).whereNotNull('open_key')
const payments = ({ hub }: TestHub) => hub.app.database('payment_attempt').where({ pays: 'invoices' })
const delivery = ({ hub }: TestHub) =>
  hub.app.database('outbox').where({ topic: 'accounting.incoming-payment' }).first()

describe.each(databases)('Paying invoices on $name', (database) => {
  it('goes to the second provider, is recorded in accounting once, and the invoices are gone', async () => {
    const { hub, guardian, payables, started } = await beginInvoices({ database })
    expect(started).toMatchObject({ status: 'PENDIENTE', title: 'Pago pendiente' })
    expect(started.data).toMatchObject({
      amount: 1_250_000,
      path: 'provider',
      payAgainSafe: false,
      documents: payables,
    })
    expect(new Set(await stateOf(guardian))).toEqual(new Set(['in-process']))

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'APROBADO')
    await until(
      () => holds(hub),
      (rows) => rows.length === 0,
    )
    expect(await stateOf(guardian)).toEqual([])
    const [payment] = await payments(hub)
    expect(payment).toMatchObject({ status: 'approved', means: 'pse', instance: 'invoices' })
    const recorded = await hub.hub.app.plugins.accounting.incomingPayments?.find(
      `${started.data.reference}-C10003`,
      asking(),
    )
    expect(new Set(await documents(hub).pluck('posted_ref'))).toEqual(new Set([recorded?.ref]))
  })

  it('stays in process until accounting has it, and is retried until it has', async () => {
    const { hub, guardian, started } = await beginInvoices({ database })
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

    await guardian.choose(started, 'approve')

    await guardian.says(started.token, 'APROBADO')
    await until(
      () => delivery(hub),
      (row) => row?.last_fault != null,
    )
    expect((await holds(hub)).length).toBeGreaterThan(0)
    await faultsAt(hub.hub.app, 'accounting.main').clearFault()
    expect(new Set(await stateOf(guardian))).toEqual(new Set(['in-process']))
    await hub.hub.app.database('outbox').update({ due_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('deliver-outbox')
    await until(
      () => holds(hub),
      (rows) => rows.length === 0,
    )
  })

  it('frees the invoices when it is declined', async () => {
    const { hub, guardian, payables, started } = await beginInvoices({ database })

    await guardian.choose(started, 'decline')

    const declined = await guardian.says(started.token, 'RECHAZADO')
    expect(declined.data).toMatchObject({ payAgainSafe: true, go: null, reason: 'Fondos insuficientes' })
    expect(await holds(hub)).toEqual([])
    expect((await guardian.pay(payables)).status).toBe(200)
  })

  it('of many requests for one document at once opens one payment', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()

    const answers = await Promise.all(Array.from({ length: 5 }, () => guardian.pay(payables)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ])
    const refused = answers.find(({ status }) => status === 409)
    if (refused === undefined) throw new Error('one is refused')
    expect(problemOf(refused).code).toBe('INVOICE_PENDING')
    expect(problemOf(refused).detail).toContain(payables[0]?.DocNum)
    expect(await payments(hub)).toHaveLength(1)
  })

  it('answers the same key with the same payment, and refuses it for anything else', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const key = randomUUID()

    const same = await Promise.all([guardian.pay(payables, key), guardian.pay(payables, key)])
    const other = await guardian.pay(payables, key, { payer: { ...payer, name: 'Luis' } })

    expect(same.map(({ status, body }) => [status, body.token])).toEqual([
      [200, same[0].body.token],
      [200, same[0].body.token],
    ])
    expect([other.status, problemOf(other).code]).toEqual([422, 'KEY_REUSED'])
    expect(await payments(hub)).toHaveLength(1)
  })

  it('frees the invoices at once when the provider did not take the payment up', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    await faultsAt(hub.hub.app, 'payments.invoices').injectFault('unreachable')

    const refused = await guardian.pay(payables)
    await faultsAt(hub.hub.app, 'payments.invoices').clearFault()

    expect([refused.status, problemOf(refused).code]).toEqual([503, 'FEATURE_DOWN'])
    expect((await guardian.pay(payables)).status).toBe(200)
  })

  it('keeps the invoices when the provider hung up, and goes on with the same checkout in any tab', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const payables = await guardian.payables()
    const key = randomUUID()
    await faultsAt(hub.hub.app, 'payments.invoices').injectFault('hangs-up')

    const lost = await guardian.pay(payables, key)
    await faultsAt(hub.hub.app, 'payments.invoices').clearFault()
    const other = await guardian.pay(payables, randomUUID(), { payer: { ...payer, name: 'Luis' } })
    const same = await guardian.pay(payables, key)
    const third = await guardian.pay(payables)

    expect([lost.status, other.status, same.status, third.status]).toEqual([503, 200, 200, 409])
    expect(other.body.data.go?.is).toBe('form')
    expect({ ...same.body.data, go: other.body.data.go }).toEqual(other.body.data)
    // Each browser is told what was typed in it alone, and who pays was typed in the first.
    expect(JSON.stringify(other.body)).not.toContain(payer.email)
    expect(JSON.stringify(same.body)).toContain(payer.email)
    expect(await new Provider(hub, 'invoices').checkouts()).toBe(1)
  })

  it('finds its way on by itself when the provider hung up', async () => {
    const hub = await runHub({ database })
    const guardian = await Guardian.comes(hub)
    const faults = faultsAt(hub.hub.app, 'payments.invoices')
    await faults.injectFault('hangs-up')
    const lost = await guardian.pay(await guardian.payables())
    await faults.clearFault()
    const { token } = await hub.hub.app.database('payment_attempt').where({ pays: 'invoices' }).first()

    await hub.hub.app
      .database('payment_attempt')
      .where({ pays: 'invoices' })
      .update({ ask_at: '2020-01-01T00:00:00.000Z' })
    hub.hub.app.work.trigger('reconcile-payments')

    expect(lost.status).toBe(503)
    const found = await until(
      () => guardian.check(token),
      ({ data }) => data.go !== null,
    )
    await guardian.choose(found, 'approve')
    await guardian.says(token, 'APROBADO')
    expect(await new Provider(hub, 'invoices').checkouts()).toBe(1)
  })
})

describe('A payment of invoices', () => {
  const theHub = useHub()
  let guardian: Guardian
  beforeAll(async () => {
    guardian = await Guardian.comes(theHub())
  })

  it.each([1, -1])('that is off by %i peso is refused with the list as it is now', async (off) => {
    const [first, ...rest] = await guardian.payables()
    if (first === undefined) throw new Error('10003 owes something')

    const answer = await guardian.pay([{ ...first, amount: first.amount + off }, ...rest])

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'INVOICE_CHANGED'])
    expect(problemOf(answer)['invoices']).toEqual(await guardian.students())
    expect(await payments(theHub())).toEqual([])
  })

  it('of a document that is not open any more is refused with the list as it is now', async () => {
    const answer = await guardian.pay([{ DocNum: '1', CardCode: 'C10003', amount: 1000 }])

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'INVOICE_CHANGED'])
  })

  it('of another family is not there', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    const stranger = await Guardian.comes(hub, 'familia.10001@example.com')
    const payables = await guardian.payables()
    const started = (await guardian.pay(payables)).body

    const paying = await stranger.pay(payables)
    const looking = await stranger.visitor.get(`/api/invoices/payment/${started.token}`)

    expect([paying.status, looking.status]).toEqual([404, 404])
    expect((await guardian.check(started.token)).token).toBe(started.token)
  })

  it.each([
    ['no document', { documents: [] }, 400],
    ['a document twice', null, 400],
    ['a partner that is no student', { documents: [{ DocNum: '1', CardCode: 'PROV0042', amount: 1 }] }, 400],
    ['a fraction of a peso', { documents: [{ DocNum: '1', CardCode: 'C10003', amount: 1.5 }] }, 400],
    ['no payer', { payer: { name: '', lastname: '', id: '', email: '', phone: '' } }, 422],
  ])('with %s is refused', async (_title, changes, status) => {
    const payables = await guardian.payables()

    const answer = await guardian.pay(
      [...payables, ...(changes === null ? payables : [])],
      undefined,
      changes ?? {},
    )

    expect(answer.status).toBe(status)
    expect(await payments(theHub())).toEqual([])
  })

  it('needs an address that was proven', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    await hub.hub.app.database('guardian').update({ verified_at: null })

    const list = await guardian.visitor.get('/api/invoices')

    expect([list.status, problemOf(list).code]).toEqual([403, 'NOT_VERIFIED'])
  })
})
