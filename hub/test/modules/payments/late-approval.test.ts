import { describe, expect, it } from 'vitest'
import { beginPayment, code, letItExpire, says, settled } from '@matricula/hub/testing/a-payment'
import { onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, type Choices, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { until } from '@matricula/hub/testing/until'

const settings = { payments: { askEverySeconds: 1 } }

describe.each(databases)('A late approval on $name', (database) => {
  async function expired(choices: Choices = rightAndCosts) {
    const begun = await beginPayment({ database, settings }, choices)
    await letItExpire(begun.hub, begun.started)
    await says(begun.family, 'EXPIRADO')
    const { reference = '', amount = 0 } = begun.started.data ?? {}
    const approve = async () => {
      await begun.provider.decide(reference, { rawStatus: 'Aceptada', amount })
      const callback = { eventId: 'late:Aceptada', reference, status: 'Aceptada', amount }
      await begun.provider.call(begun.provider.written(callback))
    }
    return { ...begun, amount, approve }
  }

  it('is honoured after our expiry', async () => {
    const { hub, approve } = await expired()

    await approve()

    expect(await settled(hub)).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
  })

  it('of a first payment makes the second a duplicate to give back', async () => {
    const { hub, family, approve, amount } = await expired()
    const second = (await family.pay(await family.quote(rightAndCosts))).body
    await approve()
    await settled(hub)

    await family.chooseAtProvider(second, 'approve')

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ attempts }) => attempts.includes('duplicate'),
    )
    expect(books).toEqual({
      ...onePaidEnrolment,
      attempts: ['approved', 'duplicate'],
      exceptions: ['duplicate-payment'],
      payments: [{ status: 'APROBADO', amount }],
    })
    const [exception] = await hub.hub.app.database('payment_exception')
    expect(JSON.parse(exception.facts)).toMatchObject({
      task: 'refund',
      amount,
      providerRef: second.data?.providerRef,
    })
  })

  it.each([
    ['expires', 'expired'],
    ['is declined', 'declined'],
  ] as const)('of a first payment stays when the second %s', async (_title, end) => {
    const { hub, family, started, approve } = await expired()
    const second = (await family.pay(await family.quote(rightAndCosts))).body
    await approve()
    await settled(hub)
    expect((await family.check()).data).toMatchObject({
      reference: started.data?.reference,
      payAgainSafe: false,
      go: null,
    })

    if (end === 'declined') await family.chooseAtProvider(second, 'decline')
    else await letItExpire(hub, second)

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ attempts }) => attempts.includes(end),
    )
    expect(books).toMatchObject({ ...onePaidEnrolment, attempts: ['approved', end] })
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(409)
    expect((await family.check()).status).toBe('APROBADO')
  })

  it('of a first payment stays when the bank agreement chosen after it runs out', async () => {
    const { hub, family, approve } = await expired()
    await family.enrol(bankAgreement)
    await approve()
    await settled(hub)
    await setSeasonClock(hub, '2025-07-10T10:00:00-05:00')

    hub.hub.app.work.trigger('expire-agreements')

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ attempts }) => attempts.includes('expired'),
    )
    expect(books).toMatchObject({ ...onePaidEnrolment, attempts: ['approved', 'expired'] })
  })

  it('of what the family has since chosen otherwise waits for a person', async () => {
    const { hub, family, approve, amount } = await expired(rightAndCosts)
    const second = (await family.pay(await family.quote(wholeYear))).body
    await approve()

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ exceptions }) => exceptions.length > 0,
    )

    expect(books).toMatchObject({
      order: 'paying',
      payments: [],
      exceptions: ['wrong-amount'],
      deliveries: {},
    })
    const [exception] = await hub.hub.app.database('payment_exception')
    expect(JSON.parse(exception.facts)).toMatchObject({ expected: second.data?.amount, seen: amount })
  })
})
