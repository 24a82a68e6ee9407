import { describe, expect, it } from 'vitest'
import { isRefused } from '../../../src/shared/refusal.ts'
import { composeAdminOrder } from '../../../src/modules/enrollment/compose-admin-order.ts'
import {
  adminProject,
  bookByHand,
  newcomer,
  openDesk,
  ordersPath,
  previewedLines,
  sendOrder,
} from '@matricula/hub/testing/admin-orders'
import { Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'
import {
  someFields,
  someServices,
  someTotal,
  withCustomFields,
} from '@matricula/hub/testing/with-custom-fields'

interface Drawer {
  readonly student: object
  readonly discounts: object
  readonly discountNote: string | null
  readonly services: readonly {
    readonly service: string
    readonly unitPrice: number
    readonly selected: boolean
    readonly sent: boolean
    readonly explanation: readonly { readonly rule: string; readonly text: string }[]
  }[]
  readonly order: { readonly DocumentLines: readonly { readonly ItemCode: string }[] }
  readonly total: number
  readonly state: string
  readonly existing: object | null
}

const drawerOf = (desk: Visitor, query = '', student = newcomer) =>
  desk.get<Drawer>(`${ordersPath}/${student}${query}`)

const theHub = useHub()

/** The desk before which nothing was sent: what only looks shares it. */
async function lookingDesk() {
  const { app } = theHub().hub
  withCustomFields(app)
  return { app, desk: await signInStaff(theHub(), 'admissions') }
}

const codesOf = ({ order }: Drawer) => order.DocumentLines.map(({ ItemCode }) => ItemCode)

describe('The drawer of a student', () => {
  it('says who it is and summarises the discounts, in percent, as information', async () => {
    const { desk } = await lookingDesk()

    const { status, body } = await drawerOf(desk)

    expect(status).toBe(200)
    expect(body.student).toEqual({
      code: newcomer,
      name: 'Matías Ospina Vélez',
      grade: 'Prejardín',
      left_school: false,
    })
    expect(body.discounts).toEqual({
      alumni_child: 20,
      alumni_child_answer: 'Si',
      sb_student: 4,
      sb_student_answer: 'No',
      employee_child: 50,
      employee_child_answer: 'No',
      payment_year: 5,
      payment_year_answer: 'Si',
      family_more_one_child_answer: 'Si',
      child_number: 15,
      child_number_answer: 3,
      sibling: 15,
      academic: 35,
      advance: 5,
    })
    expect(body).toMatchObject({
      discountMode: 'literal',
      discountNote: expect.stringMatching(/informativos/),
    })
  })

  it('lists every service, preselected from the custom fields, and previews the order with what is above 0', async () => {
    const { desk } = await lookingDesk()

    const { body } = await drawerOf(desk)

    expect(body.services).toHaveLength(12)
    expect(body.services.filter(({ selected }) => selected).map(({ service }) => service)).toEqual(
      someServices,
    )
    expect(body.services.find(({ service }) => service === 'textbooks')).toMatchObject({
      code: '0005',
      unitPrice: 0,
      selected: true,
      sent: false,
    })
    expect(body.services[0]?.explanation[0]).toMatchObject({
      rule: 'pricing-34',
      text: 'rule.service-price',
      sentence: 'Precio de lista del servicio',
    })
    expect(body.order).toMatchObject({
      CardCode: `C${newcomer}`,
      NumAtCard: newcomer,
      DocDueDate: '2025-06-19',
    })
    expect(codesOf(body)).toEqual(['0001', '0014', '0008', '0006', '0020', '0024', '0029', '0092'])
    expect(body.order.DocumentLines[4]).toEqual({
      ItemCode: '0020',
      Name: 'pensión',
      Quantity: 10,
      TaxCode: 'EXENTO',
      UnitPrice: 2_730_000,
      DiscountPercent: 0,
      ProjectCode: adminProject,
    })
    expect(body).toMatchObject({ total: someTotal, state: 'none', existing: null, token: null })
  })

  it('reprices the preview for the services left checked', async () => {
    const { desk } = await lookingDesk()

    const two = (await drawerOf(desk, '?services=lunch,registration')).body
    const none = (await drawerOf(desk, '?services=')).body

    expect([codesOf(two), two.total]).toEqual([['0001', '0024'], 7_213_000])
    expect([codesOf(none), none.total]).toEqual([[], 0])
    expect((await drawerOf(desk, '?services=lunch,gold')).status).toBe(400)
  })

  it('is of any case of the code, and of nobody without one', async () => {
    const { app, desk } = await lookingDesk()

    expect((await drawerOf(desk, '', 'a1b2c')).body).toMatchObject({ order: { CardCode: 'CA1B2C' } })
    expect(problemOf(await drawerOf(desk, '', 'ZZZZZ')).code).toBe('NOT_FOUND')
    expect((await drawerOf(desk, '', '1000')).status).toBe(400)
    withCustomFields(app, null)
    expect((await drawerOf(desk)).status).toBe(404)
  })

  it('refuses a transport mode without a price until transport is unchecked', async () => {
    const { app, desk } = await lookingDesk()
    withCustomFields(app, { ...someFields, transportMode: 'Ruta especial' })

    const unknown = await drawerOf(desk)
    const unchecked = await drawerOf(desk, '?services=registration')

    expect([unknown.status, problemOf(unknown).code]).toEqual([422, 'TRANSPORT_MODE_UNKNOWN'])
    expect([unchecked.status, unchecked.body.total]).toEqual([200, 3_033_000])
  })

  it('shows what was sent, with its number in accounting', async () => {
    const { desk } = await openDesk()
    const sent = await sendOrder(desk, { services: ['registration', 'lunch'], total: 7_213_000 })

    const { body } = await drawerOf(desk)

    expect(codesOf(body)).toEqual(['0001', '0024'])
    expect(body).toMatchObject({
      state: 'sent',
      existing: { number: sent.body.number, total: 7_213_000, isSame: true },
      token: sent.body.token,
    })
  })

  it('shows an order that accounting has from elsewhere, and one of the family', async () => {
    const { hub, app, desk } = await openDesk()
    const document = await bookByHand(app, 5000)
    expect((await drawerOf(desk)).body).toMatchObject({
      state: 'elsewhere',
      existing: { number: document.number, total: 5000, isSame: false },
    })

    const family = await Family.signIn(hub, '10001')
    const quote = await family.quote({ period: 3, method: 2, quotas: 11 })
    await family.pay(quote)
    await app.database('enrollment_order').update({ project: adminProject })
    expect((await drawerOf(desk, '', '10001')).body).toMatchObject({
      state: 'elsewhere',
      existing: { number: null, total: quote.totals.totalV },
      token: null,
    })
  })

  it('tells an order of the same total by its lines', async () => {
    const { app, desk } = await openDesk()
    await bookByHand(app, someTotal)
    expect((await drawerOf(desk)).body).toMatchObject({ existing: { total: someTotal, isSame: false } })

    const other = await openDesk()
    await bookByHand(other.app, await previewedLines(other.desk))
    expect((await drawerOf(other.desk)).body).toMatchObject({ existing: { total: someTotal, isSame: true } })
  })

  it('is not opened while accounting cannot say what it has', async () => {
    const { app, desk } = await openDesk()
    await faultsAt(app, 'accounting.main').injectFault('unreachable')

    const answer = await drawerOf(desk)

    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })

  it('leaves a trace of who looked', async () => {
    const { app, desk } = await openDesk()

    await drawerOf(desk, '', 'a1b2c')

    expect(await app.database('audit').where({ act: 'record.read' })).toMatchObject([
      { actor: 'staff:admisiones', subject: 'A1B2C' },
    ])
  })
})

describe('With discounts that lower the price', () => {
  it('tuition is rounded after the academic discount and again after the advance', async () => {
    const { app } = await lookingDesk()
    const { admin, parents } = app.config.seasons
    const net = { ...admin, admin: { ...admin.admin, discountMode: 'net' as const } }
    const config = { ...app.config, seasons: { parents, admin: net } }
    const input = { studentCode: newcomer, services: ['tuition'], trace: 'test' }

    const composed = await composeAdminOrder({ ...app, config }, input)

    if (isRefused(composed)) throw new Error(composed.code)
    expect(composed.order).toMatchObject({ discountMode: 'net', total: 10 * 1_685_775 })
  })
})
