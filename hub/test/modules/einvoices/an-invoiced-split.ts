import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { withEinvoices } from '@matricula/hub/testing/einvoices'
import { settings } from '@matricula/hub/testing/exceptions'
import type { LinkPayer, LinkPayment } from '@matricula/hub/testing/pay-links'
import { aSplit, ended } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

export interface Invoiced {
  readonly attempt_id: string
  readonly status: string
  readonly total: number
  readonly lines: string
}

/** An order whose three parts are paid by the mother, the father and an employer, each of whom gives whom theirs is invoiced to, or nobody. */
export async function threePaidBy(
  given: readonly [object, object, object],
  options: Parameters<typeof aSplit>[0] = {},
) {
  const order = await aSplit({ settings, plugins: withEinvoices(), ...options })
  const [mother, father, company] = order.payers
  if (mother === undefined || father === undefined || company === undefined) throw new Error('three')
  const mothers = await payInvoiced(mother, given[0])
  const fathers = await payInvoiced(father, given[1])
  const companys = await payInvoiced(company, given[2])
  await until(() => readBooks(order.hub.hub.app, '10001'), isDelivered)
  const { token } = await order.family.check()
  const finance = await signInStaff(order.hub, 'finance')
  return { ...order, mother, father, company, mothers, fathers, companys, token, finance }
}

async function payInvoiced(payer: LinkPayer, given: object): Promise<LinkPayment> {
  const begun = await payer.pay(given)
  if (begun.status !== 200) throw new Error(begun.text)
  await payer.choose(begun.body, 'approve')
  return ended(payer, begun.body)
}

export function invoicesIn(
  { hub }: TestHub,
  count: number,
  statuses: readonly string[] = ['accepted'],
): Promise<readonly Invoiced[]> {
  return until(
    () => hub.app.database('einvoice').orderBy('created_at'),
    (rows: readonly Invoiced[]) =>
      rows.length === count && rows.every(({ status }) => statuses.includes(status)),
  )
}

export function notesOf(hub: TestHub, count: number): Promise<readonly { total: number; status: string }[]> {
  return until(
    () => hub.hub.app.database('credit_note').orderBy('total'),
    (rows: readonly { total: number; status: string }[]) =>
      rows.length === count && rows.every(({ status }) => status === 'accepted'),
  )
}

export const totalOf = (rows: readonly { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)
