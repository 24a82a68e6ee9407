import { beginInvoices } from '@matricula/hub/testing/invoices'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import type { RefundBody, RefundsBody } from './a-refund.ts'

interface DocumentOffer {
  readonly document: { readonly CardCode: string; readonly DocNum: string }
  readonly left: number
  readonly provider: string
}

type InvoiceRefunds = RefundsBody & { readonly documents: readonly DocumentOffer[] }

/** What a guardian has paid of two invoices, and accounting has, before finance. */
export async function paidInvoices(options: TestHubOptions = {}) {
  const begun = await beginInvoices(options)
  const { hub, guardian, started } = begun
  await guardian.choose(started, 'approve')
  await guardian.says(started.token, 'APROBADO')
  await until(
    () => hub.hub.app.database('allocation').whereNotNull('open_key'),
    (rows) => rows.length === 0,
  )
  const finance = await signInStaff(hub, 'finance')
  const { token } = started
  const [larger, smaller] = begun.payables.toSorted((one, other) => other.amount - one.amount)
  if (larger === undefined || smaller === undefined) throw new Error('the guardian owes two invoices')
  return { ...begun, finance, token, larger, smaller }
}

export const named = ({ CardCode, DocNum }: { CardCode: string; DocNum: string }) => ({ CardCode, DocNum })

export function giveBackOf(
  finance: Visitor,
  token: string,
  { key = 'devolver-1', ...said }: { document: object | null; amount: number; way?: string; key?: string },
) {
  const body = { way: 'provider', reason: 'Cobro errado', ...said }
  return finance.post<RefundBody & { readonly document: object | null }>(
    `/api/payments/${token}/refunds`,
    body,
    { 'idempotency-key': key },
  )
}

export const invoiceRefundsOf = async (finance: Visitor, token: string) =>
  (await finance.get<InvoiceRefunds>(`/api/payments/${token}/refunds`)).body
