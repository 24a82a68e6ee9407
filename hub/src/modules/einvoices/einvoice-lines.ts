import type { EinvoiceLine } from '@matricula/contract'
import type { QuoteRow } from '../pricing/quote.ts'

export interface InvoicedOrder {
  readonly project: string
  /** The code by which its family knows the student; null for who pays by a link, who is not told it. */
  readonly studentCode: string | null
  readonly quote: {
    readonly annual: readonly InvoicedRow[]
    readonly monthly: readonly InvoicedRow[]
    readonly transport: readonly InvoicedRow[]
    readonly activities: readonly InvoicedRow[]
    readonly totals: { readonly balance: number }
  }
}

type InvoicedRow = Pick<QuoteRow, 'name' | 'now'>

/**
 * What an order's payment is invoiced for: each thing that was due on that day, in whole pesos, without what a balance in
 * favour paid of it, first things first (einvoices-2). An older debt is no line: accounting has invoiced it.
 */
export function einvoiceLines({ project, studentCode, quote }: InvoicedOrder): readonly EinvoiceLine[] {
  let credit = Math.max(0, -quote.totals.balance)
  return (['annual', 'monthly', 'transport', 'activities'] as const).flatMap((concept) =>
    quote[concept].flatMap(({ name, now }) => {
      const used = Math.min(credit, now)
      credit -= used
      const description = studentCode === null ? `${name} ${project}` : `${name} ${project} · ${studentCode}`
      const unitPrice = now - used
      return unitPrice > 0
        ? [{ concept, description, quantity: 1, unitPrice, taxClass: 'excluded' as const }]
        : []
    }),
  )
}
