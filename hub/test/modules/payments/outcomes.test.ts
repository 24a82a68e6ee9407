import { describe, expect, it } from 'vitest'
import { beginPayment, code, comeBack, letItExpire, says } from '@matricula/hub/testing/a-payment'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const settings = { payments: { askEverySeconds: 1 } }

describe.each(databases)('At the provider on $name', (database) => {
  const hub = useHub({ database, settings })

  async function begin(student: string) {
    const family = await Family.signIn(hub(), student)
    const started = (await family.pay(await family.quote(rightAndCosts))).body
    return { family, started, provider: new Provider(hub()) }
  }

  const settled = (student: string) => until(() => readBooks(hub().hub.app, student), isDelivered)

  it('a declined payment says why and may be tried again at once', async () => {
    const { family, started } = await begin('10001')
    await family.chooseAtProvider(started, 'decline')

    const declined = await says(family, 'RECHAZADO')
    expect(declined.data).toMatchObject({ payAgainSafe: true, go: null, reason: 'Fondos insuficientes' })
    await family.enrol(rightAndCosts)

    expect(await settled('10001')).toMatchObject({ ...onePaidEnrolment, attempts: ['declined', 'approved'] })
  })

  it('a family that leaves goes on with the same form, which tells nobody else who pays', async () => {
    const { family, started } = await begin('10005')
    await family.chooseAtProvider(started, 'leave')

    const waiting = await family.check()
    const typed = { buyerEmail: 'ana.ruiz@example.com', buyerDocument: '52123456' }
    expect(started.data?.go).toMatchObject({ fields: { invoice: started.data?.reference, ...typed } })
    expect(waiting.data?.go).toMatchObject({ fields: { invoice: started.data?.reference } })
    expect(JSON.stringify(waiting)).not.toMatch(/ana\.ruiz|52123456|3001234567/)
    await family.chooseAtProvider(waiting, 'approve')

    expect(await settled('10005')).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
  })

  it('a pending payment locks the order and is settled when the bank approves it', async () => {
    const { family, started, provider } = await begin('10006')
    await family.chooseAtProvider(started, 'pending')

    const pending = await until(
      () => family.check(),
      ({ data }) => data?.go === null,
    )
    expect(pending).toMatchObject({ status: 'PENDIENTE', data: { payAgainSafe: false, go: null } })
    expect(pending.data?.nextCheckAt).not.toBeNull()
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(409)
    await provider.change(started, 'approve')

    expect(await settled('10006')).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
  })

  it('a pending payment that the bank declines frees the order', async () => {
    const { family, started, provider } = await begin('10011')
    await family.chooseAtProvider(started, 'pending')

    await provider.change(started, 'decline')

    expect((await says(family, 'RECHAZADO')).data?.payAgainSafe).toBe(true)
  })

  it('a payment nobody finishes expires and frees the order', async () => {
    const { hub, family, started } = await beginPayment({ database, settings })

    await letItExpire(hub, started)

    expect((await says(family, 'EXPIRADO')).data?.payAgainSafe).toBe(true)
    expect((await readBooks(hub.hub.app, code)).order).toBe('open')
  })

  it('the way back to the portal alone changes nothing', async () => {
    const { family, started } = await begin('10014')

    const back = await comeBack(hub(), started.token)

    expect([back.status, back.headers.get('location')]).toEqual([
      302,
      `/enrollment/checkout?token=${started.token}`,
    ])
    await until(
      () => hub().hub.app.database('payment_attempt').where({ reference: started.data?.reference }).first(),
      ({ asked }) => asked > 0,
    )
    expect((await family.check()).status).toBe('PENDIENTE')
    expect((await readBooks(hub().hub.app, '10014')).payments).toEqual([])
  })

  it('an order whose payment was reversed keeps its charges and receipt, and nobody is told that it is paid', async () => {
    const { family, started, provider } = await begin('00007')
    await family.chooseAtProvider(started, 'approve')
    await settled('00007')

    await provider.change(started, 'reverse')

    const books = await until(
      () => readBooks(hub().hub.app, '00007'),
      ({ order }) => order === 'reversed',
    )
    expect(books).toMatchObject({
      ...onePaidEnrolment,
      order: 'reversed',
      attempts: ['reversed'],
      exceptions: ['reversed'],
      payments: [{ status: 'APROBADO' }],
    })
    const told = await family.check()
    expect([told.status, told.data?.payAgainSafe]).toEqual(['EN REVISION', false])
    const again = await family.pay(await family.quote(rightAndCosts))
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'PAYMENT_PENDING' })])
    const office = await signInStaff(hub(), 'finance')
    const { body } = await office.get<readonly { step: string }[]>(
      '/api/enrollment/admin/progress?search=00007',
    )
    expect(body.map(({ step }) => step)).toEqual(['returned'])
  })
})
