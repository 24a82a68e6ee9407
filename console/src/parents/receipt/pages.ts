/** From a receipt to what went back of it: they come in one chunk. */
export { ReceiptPage } from './receipt-page.tsx'
export { RefundReceiptPage } from './refund-receipt-page.tsx'
