import type { InvoiceRequest } from '../../api/types.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface StoredAttempt {
  key: string
  asked: string
}

/**
 * The Idempotency-Key of an attempt: the same for the same request until its answer is known, also after a reload,
 * so that a lost answer never becomes a second charge.
 */
export function attemptKey(store: Store, request: InvoiceRequest, newKey: () => string): string {
  return keyOf(store, { of: request.student, request: chargedTo(request) }, newKey)
}

/** The same for whatever is asked of somebody or something: one attempt at a time of each. */
export function keyOf(store: Store, attempt: { of: string; request: unknown }, newKey: () => string): string {
  // Only a digest is stored: nothing in the browser tells who paid.
  const asked = digest(JSON.stringify(attempt.request))
  const stored = read(store, attempt.of)
  if (stored?.asked === asked) return stored.key
  const key = newKey()
  store.setItem(storageKey(attempt.of), JSON.stringify({ key, asked }))
  return key
}

/** The attempt was answered: the next press of Pay is another one. */
export function endAttempt(store: Store, of: string): void {
  store.removeItem(storageKey(of))
}

function read(store: Store, of: string): StoredAttempt | null {
  const stored: unknown = JSON.parse(store.getItem(storageKey(of)) ?? 'null')
  const whole = typeof stored === 'object' && stored !== null && 'key' in stored && 'asked' in stored
  return whole ? { key: String(stored.key), asked: String(stored.asked) } : null
}

// A quote has a new id each time it is read, and an order its token once an attempt wrote it; what is charged and who
// pays make an attempt another.
function chargedTo({ fees, token: _token, ...request }: InvoiceRequest) {
  const { quoteId: _quoteId, ...choices } = fees
  return { ...request, ...choices }
}

/** FNV-1a, 32 bits: enough to tell one request of this tab from the next. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}

function storageKey(of: string): string {
  return `matricula.attempt.${of}`
}
