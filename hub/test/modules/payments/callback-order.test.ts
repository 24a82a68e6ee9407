import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, type PaymentBody, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** Nobody is asked and nothing is told but what a test says. */
const settings = { payments: { askEverySeconds: 3600 } }

describe.each(databases)('Callbacks of one payment on $name', (database) => {
  const hub = useHub({ database, settings })

  async function begin(code: string) {
    const family = await Family.signIn(hub(), code)
    const provider = new Provider(hub())
    await provider.misbehave({ lost: 'on' })
    return { family, provider, started: (await family.pay(await family.quote(rightAndCosts))).body }
  }

  const told = ({ data }: PaymentBody, status: string, changes: object = {}) => ({
    eventId: `${data?.providerRef}:${status}`,
    reference: data?.reference ?? '',
    status,
    amount: data?.amount ?? 0,
    ...changes,
  })

  const inbox = (started: PaymentBody) =>
    hub().hub.app.database('callback_inbox').where({ reference: started.data?.reference })

  /** Until every callback of the payment has been worked through. */
  const heard = (started: PaymentBody, count: number) =>
    until(
      () => inbox(started),
      (rows) => rows.filter(({ status }) => status === 'done').length === count,
    )

  const paidOnce = async (code: string) =>
    expect(await until(() => readBooks(hub().hub.app, code), isDelivered)).toMatchObject({
      ...onePaidEnrolment,
      payments: [{ status: 'APROBADO' }],
    })

  it('that came before the provider knew are heard when they are sent again', async () => {
    const { provider, started } = await begin('10007')
    const early = provider.written(told(started, 'Aceptada'))
    await provider.call(early)
    await heard(started, 1)
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.decide(reference, { rawStatus: 'Aceptada', amount })

    await provider.call(early)

    await paidOnce('10007')
    expect(await inbox(started)).toHaveLength(1)
  })

  it('that come many times at once, each as news of its own, are one settlement', async () => {
    const { family, provider, started } = await begin('10001')
    await family.chooseAtProvider(started, 'approve')

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        provider.call(provider.written(told(started, 'Aceptada', { eventId: `news-${at}` }))),
      ),
    )

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await heard(started, 30)
    await paidOnce('10001')
  })

  it('leave it paid when a decline or the approval itself comes after the approval', async () => {
    const { family, provider, started } = await begin('10002')
    await family.chooseAtProvider(started, 'approve')
    const approval = provider.written(told(started, 'Aceptada'))
    await provider.call(approval)
    await paidOnce('10002')

    await provider.call(provider.written(told(started, 'Rechazada')))
    await provider.call(approval)

    await heard(started, 2)
    await paidOnce('10002')
    expect((await family.check()).status).toBe('APROBADO')
  })

  it('settle it when the approval comes after a decline that the bank took back', async () => {
    const { family, provider, started } = await begin('10003')
    await family.chooseAtProvider(started, 'decline')
    await provider.call(provider.written(told(started, 'Rechazada')))
    await heard(started, 1)
    expect((await family.check()).status).toBe('RECHAZADO')

    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.decide(reference, { rawStatus: 'Aceptada', amount })
    await provider.call(provider.written(told(started, 'Aceptada')))

    await paidOnce('10003')
  })

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
  ])('mean nothing by %s: what the provider says when asked counts', async (title, changes) => {
    const code = title === 'another amount' ? '10005' : '10006'
    const { family, provider, started } = await begin(code)
    expect((await provider.call(provider.written(told(started, 'Aceptada', changes)))).status).toBe(200)
    expect((await family.check()).status).toBe('PENDIENTE')
    await family.chooseAtProvider(started, 'approve')

    await provider.call(provider.written(told(started, 'Aceptada', { ...changes, eventId: `again-${code}` })))

    await paidOnce(code)
  })

  it('do nothing to another family’s payment that they name', async () => {
    const one = await begin('10013')
    const other = await begin('10014')
    await one.family.chooseAtProvider(one.started, 'approve')

    const { reference } = other.started.data ?? {}
    await one.provider.call(one.provider.written(told(one.started, 'Aceptada', { reference })))

    await heard(other.started, 1)
    expect((await other.family.check()).status).toBe('PENDIENTE')
    expect((await one.family.check()).status).toBe('PENDIENTE')
  })
})

describe('A callback', () => {
  const hub = useHub({ settings })
  const path = '/api/payments/callbacks/card'
  const callback = { eventId: 'SP-1:Aceptada', reference: 'MH-1', status: 'Aceptada', amount: 1 }

  const send = async (changes: { path?: string; type?: string; filler?: string } = {}) => {
    const provider = new Provider(hub())
    const { filler = '' } = changes
    const { body, signature } = provider.written({ ...callback, reason: filler })
    return provider.visitor.send<{ code: string } | null>('POST', changes.path ?? path, body, {
      'content-type': changes.type ?? 'application/json',
      'x-sandbox-signature': signature,
    })
  }

  it('longer than any provider writes is refused before it is read', async () => {
    const answer = await send({ filler: 'x'.repeat(70_000) })
    expect([answer.status, answer.body?.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('of one instance is forged at the address of another', async () => {
    const answer = await send({ path: '/api/payments/callbacks/invoices' })
    expect([answer.status, answer.body?.code]).toEqual([401, 'FORGED'])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'image/png'])(
    'that calls itself %s is taken by its signed bytes',
    async (type) => {
      expect((await send({ type })).status).toBe(200)
    },
  )
})
