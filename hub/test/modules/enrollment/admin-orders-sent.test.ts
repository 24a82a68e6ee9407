import { describe, expect, it } from 'vitest'
import {
  adminProject,
  bookByHand,
  newcomer,
  openDesk,
  previewedLines,
  sendOrder,
  vendorOrders,
} from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { someServices, someTotal } from '@matricula/hub/testing/with-custom-fields'

describe.each(databases)('An administrator’s order on $name', (database) => {
  it('is in accounting when the screen hears 200, with its lines above 0 and nothing else', async () => {
    const { app, desk } = await openDesk({ database })

    const sent = await sendOrder(desk)

    expect(sent.status).toBe(200)
    expect(sent.body).toEqual({
      status: 200,
      message: 'Datos enviados a SAP correctamente',
      number: expect.stringMatching(/^7/),
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const [order] = await app.database('enrollment_order')
    expect(order).toMatchObject({
      flow: 'admin',
      status: 'sent',
      project: adminProject,
      student_code: newcomer,
      total: someTotal,
      period: 0,
      method: 0,
      quotas: 0,
    })
    expect(await vendorOrders(app)).toMatchObject([
      {
        document: { number: sent.body.number, reference: order.reference, total: someTotal },
        partnerCode: `C${newcomer}`,
        dueDate: '2025-06-19',
      },
    ])
    const [vendor] = (await vendorOrders(app)) as { lines: { itemCode: string; unitPrice: number }[] }[]
    expect(vendor?.lines.map(({ itemCode }) => itemCode)).toEqual([
      '0001',
      '0014',
      '0008',
      '0006',
      '0020',
      '0024',
      '0029',
      '0092',
    ])
    const audit = await app.database('audit').where({ act: 'admin-order.send' })
    expect(audit).toMatchObject([{ actor: 'staff:admisiones', subject: newcomer }])
    expect(JSON.parse(audit[0].after)).toEqual({
      project: adminProject,
      total: someTotal,
      services: someServices,
    })
  })

  it('is one, however many people send it at once and again', async () => {
    const { hub, app, desk } = await openDesk({ database })
    const other = await signInStaff(hub, 'finance')

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => sendOrder(n % 2 === 0 ? desk : other)),
    )
    const again = await sendOrder(desk)

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set([...answers, again].map(({ body }) => `${body.number} ${body.token}`)).size).toBe(1)
    expect(await vendorOrders(app)).toHaveLength(1)
    expect(await app.database('enrollment_order')).toHaveLength(1)
    expect(await app.database('audit').whereLike('act', 'admin-order.%')).toHaveLength(1)
  })

  it('of another content than the one that is there is refused and shows it', async () => {
    const { app, desk } = await openDesk({ database })
    const first = await sendOrder(desk, { services: ['registration'], total: 3_033_000 })

    const [two, other] = await Promise.all([
      sendOrder(desk),
      sendOrder(desk, { services: ['textbooks', 'registration'], total: 3_033_000 }),
    ])

    for (const answer of [two, other]) {
      expect([answer.status, problemOf(answer).code]).toEqual([409, 'ORDER_EXISTS'])
      expect(problemOf(answer)['existing']).toMatchObject({
        number: first.body.number,
        total: 3_033_000,
        lines: [{ ItemCode: '0001' }],
      })
    }
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it('waits while accounting is away, and is delivered once when it is back', async () => {
    const { app, desk } = await openDesk({ database })
    await faultsAt(app, 'accounting.main').injectFault('unreachable')

    const waiting = await sendOrder(desk)

    expect([waiting.status, waiting.body.status, waiting.body.number]).toEqual([202, 202, null])
    await faultsAt(app, 'accounting.main').clearFault()
    const sent = await sendOrder(desk)
    expect([sent.status, sent.body.token]).toEqual([200, waiting.body.token])
    expect(await vendorOrders(app)).toHaveLength(1)
    expect(await app.database('audit').where({ act: 'admin-order.resend' })).toHaveLength(1)
  })

  it('goes out by itself after accounting was away', async () => {
    const { app, desk } = await openDesk({ database })
    await faultsAt(app, 'accounting.main').injectFault('throttled')
    await sendOrder(desk)
    await faultsAt(app, 'accounting.main').clearFault()

    const order = await until(
      () => app.database('enrollment_order').first(),
      ({ status }) => status === 'sent',
    )

    expect(order.reference).toMatch(/^MH-/)
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it('is refused when the family has an order in the same project', async () => {
    const { hub, app, desk } = await openDesk({ database })
    const family = await Family.signIn(hub, newcomer)
    await family.pay(await family.quote(rightAndCosts))
    await app.database('enrollment_order').update({ project: adminProject })

    const answer = await sendOrder(desk)

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'ORDER_EXISTS'])
    expect(problemOf(answer)['existing']).toMatchObject({ number: null, lines: null })
    expect(await vendorOrders(app)).toEqual([])
  })
})

describe.each(databases)('An order that accounting has from elsewhere, on $name,', (database) => {
  it('is taken for ours when it is the same', async () => {
    const { app, desk } = await openDesk({ database })
    const document = await bookByHand(app, await previewedLines(desk), 'x'.repeat(60))

    const sent = await sendOrder(desk)

    expect([sent.status, sent.body.number]).toEqual([200, document.number])
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it.each([
    ['by a peso', someTotal - 1],
    ['in its lines, the total being the same', someTotal],
  ])('is shown when it differs %s, and nothing is written', async (_title, total) => {
    const { app, desk } = await openDesk({ database })
    const document = await bookByHand(app, total)

    const answer = await sendOrder(desk)

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'ORDER_EXISTS'])
    expect(problemOf(answer)['existing']).toEqual({
      number: document.number,
      total,
      lines: [{ ItemCode: '0001', Name: 'matrícula', Quantity: 1, UnitPrice: total, DiscountPercent: 0 }],
    })
    expect(await app.database('enrollment_order')).toEqual([])
    expect(await app.database('outbox')).toEqual([])
  })
})

describe('What accounting refuses', () => {
  it('is told as a failure, and the same order goes out once the reason is gone', async () => {
    const { app, desk } = await openDesk()
    await faultsAt(app, 'accounting.main').injectFault('refuses')

    const refused = await sendOrder(desk)

    expect([refused.status, problemOf(refused).code]).toEqual([409, 'ORDER_REFUSED'])
    expect(problemOf(refused).detail).toBe(
      'Hubo un problema en la transferencia de datos. Intenta nuevamente.',
    )
    await faultsAt(app, 'accounting.main').clearFault()
    expect((await sendOrder(desk)).status).toBe(200)
    expect(await vendorOrders(app)).toHaveLength(1)
  })
})
