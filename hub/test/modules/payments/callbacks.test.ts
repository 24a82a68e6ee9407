import { describe, expect, it } from 'vitest'
import { createIds } from '../../../src/shared/ids.ts'
import { beginPayment, comeBack, settled } from '@matricula/hub/testing/a-payment'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type PaymentBody, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** No question to the provider comes before the callback. */
const patient = { payments: { askEverySeconds: 3600 } }
const curious = { payments: { askEverySeconds: 1 } }

const approvalOf = ({ data }: PaymentBody) => ({
  eventId: `${data?.providerRef}:Aceptada`,
  reference: data?.reference ?? '',
  status: 'Aceptada',
  amount: data?.amount ?? 0,
})

const inbox = ({ hub }: TestHub) => hub.app.database('callback_inbox')
const inboxOf = (hub: TestHub, { data }: PaymentBody) => inbox(hub).where({ reference: data?.reference })

/** A family begins to pay at a provider that behaves. */
async function begin(hub: TestHub, code: string) {
  const provider = new Provider(hub)
  await provider.misbehave({})
  const family = await Family.signIn(hub, code)
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  const paid = () => until(() => readBooks(hub.hub.app, code), isDelivered)
  return { hub, family, started, provider, paid }
}

describe.each(databases)('A callback on $name', (database) => {
  const patientHub = useHub({ database, settings: patient })
  const curiousHub = useHub({ database, settings: curious })

  it('with one flipped byte, another secret or no signature is refused and leaves nothing', async () => {
    const { hub, family, started, provider } = await begin(patientHub(), '10001')
    const { body, signature } = provider.written(approvalOf(started))
    const flipped = body.replace('Aceptada', 'aceptada')

    const answers = await Promise.all([
      provider.call({ body: flipped, signature }),
      provider.call({ body, signature: signature.replace(/^./, (hex) => (hex === '0' ? '1' : '0')) }),
      provider.call({ body, signature: null }),
    ])

    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([
      [401, 'FORGED'],
      [401, 'FORGED'],
      [401, 'FORGED'],
    ])
    expect(await inboxOf(hub, started)).toEqual([])
    expect((await family.check()).status).toBe('PENDIENTE')
  })

  it('says nothing on its own: the provider is asked', async () => {
    const { hub, family, started, provider } = await begin(patientHub(), '10005')

    const answer = await provider.call(provider.written(approvalOf(started)))

    expect(answer.status).toBe(200)
    await until(
      () => inboxOf(hub, started),
      ([row]) => row?.status === 'done',
    )
    expect((await family.check()).status).toBe('PENDIENTE')
    expect((await readBooks(hub.hub.app, '10005')).payments).toEqual([])
  })

  it('that comes a hundred times at once is one row, one payment and one order', async () => {
    const { hub, family, started, provider, paid } = await begin(patientHub(), '10006')
    await provider.misbehave({ lost: 'on' })
    await family.chooseAtProvider(started, 'approve')
    const callback = provider.written(approvalOf(started))

    const answers = await Promise.all(Array.from({ length: 100 }, () => provider.call(callback)))

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await paid()).toEqual({
      ...onePaidEnrolment,
      payments: [{ status: 'APROBADO', amount: started.data?.amount }],
      attempts: ['approved'],
    })
    expect(await inboxOf(hub, started)).toHaveLength(1)
  })

  it('about a reference that the hub has issued and no longer knows is kept for a person and makes no order', async () => {
    const hub = await runHub({ database })
    const provider = new Provider(hub)
    const reference = hub.hub.app.ids.reference()
    const callback = { eventId: 'SP-9:Aceptada', reference, status: 'Aceptada', amount: 1 }

    await provider.call(provider.written(callback))
    await provider.call(provider.written({ ...callback, eventId: 'SP-9:Pendiente', status: 'Pendiente' }))

    await until(
      () => inbox(hub).where({ status: 'done' }),
      (rows) => rows.length === 2,
    )
    const exceptions = await hub.hub.app.database('payment_exception')
    expect(exceptions).toHaveLength(1)
    expect(exceptions[0]).toMatchObject({
      kind: 'unknown-reference',
      reference,
    })
    expect(await hub.hub.app.database('enrollment_order')).toEqual([])
  })

  it('about references that the hub never issued leaves nothing, and is refused when they are many', async () => {
    const hub = await runHub({ database })
    const provider = new Provider(hub)
    const other = createIds(Buffer.alloc(32))
    const forged = () => {
      const reference = other.reference()
      return provider.call(provider.written({ eventId: reference, reference, status: 'Aceptada', amount: 1 }))
    }

    const answers = await Promise.all(Array.from({ length: 110 }, forged))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 10 }, () => [429, 'TOO_MANY_TRIES']),
    )
    expect(await inbox(hub)).toEqual([])
    expect(await hub.hub.app.database('payment_exception')).toEqual([])
    const reference = hub.hub.app.ids.reference()
    const callback = { eventId: 'SP-9:Aceptada', reference, status: 'Aceptada', amount: 1 }
    expect((await provider.call(provider.written(callback))).status).toBe(200)
    expect(await inbox(hub)).toHaveLength(1)
  })

  it('about a payment that began before references carried a check is kept', async () => {
    const { hub, started, provider } = await begin(patientHub(), '10002')
    const reference = 'MH-HM4WHW7R6NA9'
    await hub.hub.app
      .database('payment_attempt')
      .where({ reference: started.data?.reference })
      .update({ reference })

    await provider.call(provider.written({ ...approvalOf(started), eventId: 'SP-8:Aceptada', reference }))

    expect(await inbox(hub).where({ reference })).toHaveLength(1)
  })

  it('under ever other names of events about one payment is kept thirty times at most', async () => {
    const { hub, started, provider } = await begin(patientHub(), '10008')
    const events = Array.from({ length: 40 }, (_, index) => `SP-7:${index}`)

    for (const eventId of events) await provider.call(provider.written({ ...approvalOf(started), eventId }))

    expect(await inboxOf(hub, started)).toHaveLength(30)
  })

  it('that comes true after thirty that said nothing is heard all the same, and questions keep their pace', async () => {
    const { hub, started, provider, paid } = await begin(patientHub(), '10014')
    const reference = started.data?.reference ?? ''
    const call = (eventId: string) => provider.call(provider.written({ ...approvalOf(started), eventId }))
    for (let index = 0; index < 31; index += 1) await call(`SP-8:${index}`)
    await until(
      () => inboxOf(hub, started),
      (rows) => rows.every(({ status }) => status === 'done'),
    )
    expect(
      await hub.hub.app.database('payment_attempt').where({ reference }).select('asked', 'status'),
    ).toEqual([{ asked: 0, status: 'open' }])

    const { amount } = approvalOf(started)
    await provider.decide(reference, { rawStatus: 'Aceptada', amount })
    await call(approvalOf(started).eventId)

    expect(await paid()).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
    expect(await inboxOf(hub, started)).toHaveLength(30)
  })

  it('to an instance that is not there is not found', async () => {
    const { hub } = await begin(patientHub(), '10011')

    expect((await hub.visitor().post('/api/payments/callbacks/elsewhere', {})).status).toBe(404)
  })

  it('that is lost is made up for by asking the provider', async () => {
    const { hub, family, started, provider, paid } = await begin(curiousHub(), '10001')
    await provider.misbehave({ lost: 'on' })

    await family.chooseAtProvider(started, 'approve')

    expect(await paid()).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
    expect(await inboxOf(hub, started)).toEqual([])
  })

  it('in the wrong order, late, twice and beside forged ones ends in one payment', async () => {
    const { family, started, provider, paid } = await begin(curiousHub(), '10006')
    await provider.misbehave({ reversed: 'on', copies: '2', wrongSignature: 'on', alteredCopy: 'on' })

    await family.chooseAtProvider(started, 'approve')

    expect(await paid()).toMatchObject({
      ...onePaidEnrolment,
      payments: [{ status: 'APROBADO', amount: started.data?.amount }],
    })
  })

  it('waits and goes on when the provider cannot be asked for a while', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings: curious })
    await family.chooseAtProvider(started, 'leave')
    await provider.misbehave({ trouble: 'unreachable' })
    await family.chooseAtProvider(started, 'approve')
    await until(
      () => inbox(hub),
      ([row]) => row?.last_fault === 'unreachable',
    )

    await provider.misbehave({})
    await comeBack(hub, started.token)

    expect(await settled(hub)).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
  })
})

describe.each(databases)('An approval of a wrong amount on $name', (database) => {
  it('waits for a person and keeps the order locked', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings: curious })
    await provider.misbehave({ amountOff: '-1' })

    await family.chooseAtProvider(started, 'approve')

    const underReview = await until(
      () => family.check(),
      ({ status }) => status === 'EN REVISION',
    )
    const amount = started.data?.amount ?? 0
    expect(underReview.data).toMatchObject({ payAgainSafe: false, go: null, receiptToken: null })
    expect(underReview.data).toMatchObject({ amount, charged: amount - 1 })
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(409)
    expect(await readBooks(hub.hub.app, '10001')).toMatchObject({
      payments: [],
      attempts: ['under_review'],
      exceptions: ['wrong-amount'],
      deliveries: {},
    })
    const [exception] = await hub.hub.app.database('payment_exception')
    expect(JSON.parse(exception.facts)).toMatchObject({ expected: amount, seen: amount - 1 })
  })
})
