import { pageChunk } from '../page-chunk.tsx'

/** Most families want no invoice in anybody's name: fetched by those who do. */
export const invoicePart = pageChunk(() => import('./invoice-part.tsx').then((m) => m.InvoicePart))
