import { expect, it } from 'vitest'
import type { viewOrderPrice } from '../../../src/modules/payments-office/order-price.view.ts'
import { beginPayment, says } from '@matricula/hub/testing/a-payment'
import { openDesk, sendOrder } from '@matricula/hub/testing/admin-orders'
import { wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { someTotal } from '@matricula/hub/testing/with-custom-fields'

type OrderPrice = Awaited<ReturnType<typeof viewOrderPrice>>

const priceOf = (visitor: Visitor, token: string) => visitor.get<OrderPrice>(`/api/payments/${token}/price`)

it('A paid order keeps its own lines and proofs after its period has closed', async () => {
  const { hub, family, started } = await beginPayment({}, wholeYear)
  await family.chooseAtProvider(started, 'approve')
  await says(family, 'APROBADO')
  await setSeasonClock(hub, '2025-08-04T10:00:00-05:00')
  const admissions = await signInStaff(hub, 'admissions')

  const { status, body } = await priceOf(admissions, started.token)

  expect(status).toBe(200)
  expect(body.quote?.annual[0]?.explanation[0]?.sentence).toBe('Precio autorizado por resolución')
  expect(body).toMatchObject({
    status: 'paid',
    lines: [],
    quote: { period: 1, totals: { totalV: started.data?.amount } },
    paid: { amount: started.data?.amount, word: 'APROBADO', reference: started.data?.reference },
  })
  expect(body.paid?.returned_at).toBeNull()
})

it('An order nobody has paid says so, and one whose payment went back when', async () => {
  const { hub, family, started, provider } = await beginPayment({
    settings: { payments: { askEverySeconds: 1 } },
  })
  const finance = await signInStaff(hub, 'finance')
  expect((await priceOf(finance, started.token)).body).toMatchObject({ status: 'paying', paid: null })

  await family.chooseAtProvider(started, 'approve')
  await provider.change(await says(family, 'APROBADO'), 'reverse')
  await says(family, 'EN REVISION')

  const { body } = await priceOf(finance, started.token)
  expect(body.status).toBe('reversed')
  expect(body.paid?.returned_at).toMatch(/^2025-06-19T/)
})

it('An administrator’s order says its own lines', async () => {
  const { desk } = await openDesk()
  const { token } = (await sendOrder(desk)).body

  const { body } = await priceOf(desk, token)

  expect(body.quote).toBeNull()
  const sum = body.lines.reduce((so, line) => so + line.quantity * line.unit_price, 0)
  expect([sum, body.total]).toEqual([someTotal, someTotal])
})

it('An order that is not there is told as that, and every read is in the trail', async () => {
  const { hub, started } = await beginPayment()
  const finance = await signInStaff(hub, 'finance')
  expect((await priceOf(finance, '0'.repeat(32))).status).toBe(404)

  await priceOf(finance, started.token)

  const [read] = await hub.hub.app.database('audit').where({ act: 'record.read' })
  expect(read).toMatchObject({ subject: '10001', actor: 'staff:finanzas' })
})
