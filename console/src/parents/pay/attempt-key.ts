import type { InvoiceRequest } from '../../api/types.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface KeptAttempt {
  key: string
  asked: string
}

/**
 * The Idempotency-Key of an attempt: the same for the same request until its answer is known, also after a reload,
 * so that a lost answer never becomes a second charge.
 */
export function attemptKey(store: Store, request: InvoiceRequest, newKey: () => string): string {
  const asked = fingerprint(request)
  const kept = read(store, request.student)
  if (kept?.asked === asked) return kept.key
  const key = newKey()
  store.setItem(place(request.student), JSON.stringify({ key, asked }))
  return key
}

/** The attempt was answered: the next press of Pay is another one. */
export function endAttempt(store: Store, student: string): void {
  store.removeItem(place(student))
}

function read(store: Store, student: string): KeptAttempt | null {
  const kept: unknown = JSON.parse(store.getItem(place(student)) ?? 'null')
  const whole = typeof kept === 'object' && kept !== null && 'key' in kept && 'asked' in kept
  return whole ? { key: String(kept.key), asked: String(kept.asked) } : null
}

// A quote has a new id each time it is read; what is charged and who pays make an attempt another. Only a digest
// is stored: nothing in the browser tells who paid.
function fingerprint({ fees, ...request }: InvoiceRequest): string {
  const { quoteId: _quoteId, ...choices } = fees
  return digest(JSON.stringify({ ...request, ...choices }))
}

/** FNV-1a, 32 bits: enough to tell one request of this tab from the next. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}

function place(student: string): string {
  return `matricula.attempt.${student}`
}
