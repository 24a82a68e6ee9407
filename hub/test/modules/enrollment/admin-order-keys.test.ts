import { describe, expect, it } from 'vitest'
import { newcomer, openDesk, ordersPath, type Sent, vendorOrders } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { someServices, someTotal } from '@matricula/hub/testing/with-custom-fields'

const send = (desk: Visitor, changes: object = {}, key = 'key-of-the-order') =>
  desk.post<Sent>(
    ordersPath,
    { student: newcomer, services: someServices, total: someTotal, ...changes },
    { 'idempotency-key': key },
  )

describe.each(databases)('An admin order under a key, on $name', (database) => {
  it('answers the same request with the first result, whatever the order of its services', async () => {
    const { desk, app } = await openDesk({ database })
    const first = await send(desk)
    const again = await send(desk, { services: someServices.toReversed() })
    expect([first.status, again.status, again.body.token]).toEqual([200, 200, first.body.token])
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it('is refused for another request, at once or later, and nothing is sent', async () => {
    const { desk, app } = await openDesk({ database })
    const answers = await Promise.all([send(desk), send(desk, { student: '10001' })])
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, 422])
    const later = await send(desk, { student: '10004' })
    expect([later.status, problemOf(later).code]).toEqual([422, 'KEY_REUSED'])
    expect(await vendorOrders(app)).toHaveLength(1)
  })

  it('is free again after a refusal, and each caller has keys of its own', async () => {
    const { hub, desk } = await openDesk({ database })
    expect(problemOf(await send(desk, { total: someTotal + 1 })).code).toBe('PRICE_CHANGED')
    expect((await send(desk)).status).toBe(200)
    const finance = await signInStaff(hub, 'finance')
    expect((await send(finance, { student: '10001' })).status).toBe(200)
  })
})

it('A key that is no key is refused before anything is done', async () => {
  const { desk } = await openDesk()
  expect((await send(desk, {}, 'short')).status).toBe(400)
})
