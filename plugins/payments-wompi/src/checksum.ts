import { createHash } from 'node:crypto'

export interface SignedEvent {
  readonly data: unknown
  readonly signature: { readonly properties: readonly string[] }
  readonly timestamp: number
}

/**
 * The checksum of an event: SHA-256 in hex over the values its own list of properties names, in that order, then the
 * timestamp and the secret. Null when a property is not there or is no plain value.
 */
export function checksumOf(event: SignedEvent, eventsSecret: string): string | null {
  const values = event.signature.properties.map((path) => valueAt(event.data, path.split('.')))
  if (values.includes(null)) return null
  return createHash('sha256')
    .update(`${values.join('')}${event.timestamp}${eventsSecret}`)
    .digest('hex')
}

function valueAt(within: unknown, [name, ...rest]: readonly string[]): string | null {
  if (name === undefined) return plain(within)
  if (typeof within !== 'object' || within === null || !Object.hasOwn(within, name)) return null
  const found: unknown = Reflect.get(within, name)
  return valueAt(found, rest)
}

function plain(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null
}
