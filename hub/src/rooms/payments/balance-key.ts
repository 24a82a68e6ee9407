const prefix = 'balance:'

/** The outbox key of telling accounting that an order's payment held last year's debt. */
export function balanceKey(orderId: string): string {
  return `${prefix}${orderId}`
}

export function orderOfBalanceKey(key: string): string {
  return key.slice(prefix.length)
}
