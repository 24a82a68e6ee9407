import type { CurrentSeason, Draft, InvoiceRequest, Quote, WizardStudent } from '../../api/types.ts'
import type { PayPath } from './pay-path.ts'
import type { PayerForm } from './payer-form.ts'
import { trimmed } from './payer-form.ts'

interface InvoiceRequestInput {
  student: Pick<WizardStudent, 'code' | 'order'>
  season: Pick<CurrentSeason, 'defaultQuotas'>
  draft: Pick<Draft, 'period' | 'method' | 'quotas' | 'transport' | 'activities'>
  quote: Pick<Quote, 'quoteId' | 'totals' | 'charges'>
  path: PayPath
  payer: PayerForm | null
  /** Whom the invoice is made out to. */
  invoicePayer?: string | null
}

const KINDS = { advance: 'advance', payer: 'pse', agreement: 'diners' } as const

/** What the hub is asked to charge: choices and the price that was read, never a price of ours. */
export function invoiceRequest({
  season,
  student,
  draft,
  quote,
  path,
  payer,
  invoicePayer = null,
}: InvoiceRequestInput): InvoiceRequest {
  const advance = path === 'advance'
  return {
    student: student.code,
    fees: {
      quoteId: quote.quoteId,
      studentTotalV: quote.totals.totalV,
      transport: draft.transport,
      activities: draft.activities,
    },
    token: student.order.token ?? '',
    payPeriod: advance ? 0 : draft.period,
    payMethod: advance ? 0 : draft.method,
    chargeLines: quote.charges.map(({ code, shipDate, price }) => ({
      ItemCode: code,
      shipDate,
      UnitPrice: price,
    })),
    kind: KINDS[path],
    // An advance is sent without period, and what is charged later keeps its instalments.
    pensionQuotas: advance && draft.period !== 3 ? season.defaultQuotas : draft.quotas,
    payer: path === 'payer' && payer ? trimmed(payer) : null,
    ...(invoicePayer !== null && { invoicePayer }),
  }
}
