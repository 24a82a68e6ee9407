/** The outbox key of telling accounting that an order's payment held last year's debt. */
export function balanceKey(orderId: string): string {
  return `balance:${orderId}`
}
