import { pageChunk } from '../page-chunk.tsx'

/** Who pays is asked once somebody pays. */
export const payerDialog = pageChunk(() => import('./payer-dialog.tsx').then((m) => m.PayerDialog))

/** With whom the invoice is made out to. */
export const invoicedPayerDialog = pageChunk(() =>
  import('./invoiced-payer-dialog.tsx').then((m) => m.InvoicedPayerDialog),
)
