import type { PaymentResult } from '../../api/types.ts'

/** Live events of one payment, where the browser has them; answers how to stop. Polling goes on beside them. */
export function listenToPayment(token: string, onResult: (result: PaymentResult) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const source = new EventSource(`/api/payments/events/${encodeURIComponent(token)}`)
  source.addEventListener('payment', (event: MessageEvent<string>) => {
    const result = readPayment(event.data)
    if (result) onResult(result)
  })
  return () => source.close()
}

/** The payment in an event; null for anything that is not one. */
export function readPayment(json: string): PaymentResult | null {
  const value = parse(json)
  return isPayment(value) ? value : null
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function isPayment(value: unknown): value is PaymentResult {
  return isObject(value) && typeof value['status'] === 'string' && isObject(value['data'])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
