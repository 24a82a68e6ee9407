import { describe, expect, it } from 'vitest'
import {
  newcomer,
  openDesk,
  ordersPath,
  type Sent,
  sendOrder,
  vendorOrders,
} from '@matricula/hub/testing/admin-orders'
import { Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import {
  someFields,
  someServices,
  someTotal,
  withCustomFields,
} from '@matricula/hub/testing/with-custom-fields'

describe('Nothing is sent', () => {
  const theHub = useHub()

  it.each([
    ['a total that is one peso off', { total: someTotal + 1 }, 409, 'PRICE_CHANGED'],
    ['nothing above 0', { services: ['textbooks'], total: 0 }, 422, 'NOTHING_TO_SEND'],
    ['no service', { services: [], total: 0 }, 422, 'NOTHING_TO_SEND'],
    ['a student nobody knows', { student: 'ZZZZZ' }, 404, 'NOT_FOUND'],
    ['a service nobody offers', { services: ['gold'] }, 400, 'BAD_REQUEST'],
    ['a service twice', { services: ['lunch', 'lunch'] }, 400, 'BAD_REQUEST'],
    ['a total below 0', { total: -1 }, 400, 'BAD_REQUEST'],
    ['a field of its own', { price: 1 }, 400, 'BAD_REQUEST'],
  ])('for %s', async (_title, changes, status, code) => {
    const { app } = theHub().hub
    withCustomFields(app)
    const desk = await signInStaff(theHub(), 'admissions')

    const answer = await sendOrder(desk, changes)

    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
    expect(await vendorOrders(app)).toEqual([])
    expect(await app.database('enrollment_order')).toEqual([])
  })

  it('that the custom fields have changed under the administrator: the new preview comes with the refusal', async () => {
    const { app, desk } = await openDesk()
    withCustomFields(app, { ...someFields, parentsFee: 0 })

    const answer = await sendOrder(desk)

    expect(problemOf(answer)).toMatchObject({
      code: 'PRICE_CHANGED',
      preview: { total: someTotal - 185_000 + 64_300 - 59_000, order: { NumAtCard: newcomer } },
    })
  })

  it('of a transport mode without a price, unless transport is unchecked', async () => {
    const { app, desk } = await openDesk()
    withCustomFields(app, { ...someFields, transportMode: 'Ruta especial' })

    const refused = await sendOrder(desk)
    const unchecked = await sendOrder(desk, { services: ['registration'], total: 3_033_000 })

    expect([refused.status, problemOf(refused).code]).toEqual([422, 'TRANSPORT_MODE_UNKNOWN'])
    expect(unchecked.status).toBe(200)
  })

  it('by who is not of the office', async () => {
    const { hub } = await openDesk()
    const family = await Family.signIn(hub, newcomer)

    const answer = await family.visitor.post<Sent>(ordersPath, {
      student: newcomer,
      services: someServices,
      total: someTotal,
    })

    expect(answer.status).toBe(403)
  })
})
