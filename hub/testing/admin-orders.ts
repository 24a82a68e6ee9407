import type { AccountingOrder, BookedLine } from '@matricula/contract'
import type { AppContext } from '../src/app-context.ts'
import type { OrderDocument } from '../src/modules/pricing/order-document.ts'
import { memoOf } from './vendor.ts'
import { signInStaff } from './staff.ts'
import { runHub, type TestHubOptions } from './test-hub.ts'
import type { Visitor } from './visitor.ts'
import { someServices, someTotal, withCustomFields } from './with-custom-fields.ts'

export const ordersPath = '/api/enrollment/admin/orders'
export const adminProject = '2020-2021'
export const newcomer = '10002'

export interface Sent {
  readonly status: number
  readonly message: string
  readonly number: string | null
  readonly token: string
}

/** A hub where every student has the same custom fields, and somebody of admissions. */
export async function openDesk(options: TestHubOptions = {}) {
  const hub = await runHub(options)
  withCustomFields(hub.hub.app)
  return { hub, app: hub.hub.app, desk: await signInStaff(hub, 'admissions') }
}

/** Sends what the drawer preselects for those fields, unless the test says otherwise. */
export function sendOrder(desk: Visitor, changes: object = {}) {
  return desk.post<Sent>(ordersPath, {
    student: newcomer,
    services: someServices,
    total: someTotal,
    ...changes,
  })
}

/** The orders that the sandbox's accounting holds, as it was sent them. */
export async function vendorOrders(app: AppContext): Promise<readonly unknown[]> {
  return (await memoOf(app, 'accounting.main').list('order/')).map(({ value }) => value)
}

/** An order that somebody made in accounting itself: of one line, unless the test says which. */
export function bookByHand(app: AppContext, booked: number | readonly BookedLine[], reference = 'a-mano-1') {
  const one = { itemCode: '0001', name: 'matrícula', quantity: 1, discountPercent: 0 }
  const lines = typeof booked === 'number' ? [{ ...one, unitPrice: booked }] : booked
  const order: AccountingOrder = {
    reference,
    partnerCode: `C${newcomer}`,
    numAtCard: newcomer,
    dueDate: '2020-06-10',
    project: adminProject,
    lines: lines.map((line) => ({
      ...line,
      taxCode: 'EXENTO',
      project: adminProject,
      shipDate: null,
      fields: {},
    })),
  }
  return app.plugins.accounting.createOrder(order, {
    signal: AbortSignal.timeout(20_000),
    trace: 'test',
    key: reference,
  })
}

/** The lines of the order that the drawer would send, as accounting would book them. */
export async function previewedLines(desk: Visitor): Promise<readonly BookedLine[]> {
  const { body } = await desk.get<{ order: OrderDocument }>(`${ordersPath}/${newcomer}`)
  return body.order.DocumentLines.map((line) => ({
    itemCode: line.ItemCode,
    name: line.Name,
    quantity: line.Quantity,
    unitPrice: line.UnitPrice,
    discountPercent: line.DiscountPercent,
  }))
}
