/** The outbox key of telling accounting what it bills no more of an order. */
export function withdrawalKey(orderId: string): string {
  return `withdrawal:${orderId}`
}

/** The same of telling the family. */
export function noticeKey(orderId: string): string {
  return `notice:withdrawal:${orderId}`
}
