import { createHash } from 'node:crypto'

/** How the pretend PayU signs, written apart from the adapter, so that one checks the other. */
export interface Keys {
  readonly merchantId: string
  readonly apiKey: string
}

/** The names of `algorithmSignature` and what node calls them; MD5 where a form names none. */
export function signForm(form: URLSearchParams, { apiKey, merchantId }: Keys): string {
  const hash = { MD5: 'md5', SHA: 'sha1', SHA256: 'sha256' }[form.get('algorithmSignature') ?? 'MD5'] ?? 'md5'
  const signed = [apiKey, merchantId, form.get('referenceCode'), form.get('amount'), form.get('currency')]
  const restricted = ['paymentMethods', 'iin', 'pseBanks'].flatMap((name) => form.getAll(name))
  return hex(hash, [...signed, ...restricted])
}

export interface Outcome {
  readonly reference: string
  /** With two decimals. */
  readonly value: string
  readonly currency: string
  readonly state: string
}

/** Signs what the browser brings back: the value has one decimal, half to even. */
export function signResponse(
  { reference, value, currency, state }: Outcome,
  keys: Keys,
  hash = 'sha256',
): string {
  return hex(hash, [keys.apiKey, keys.merchantId, reference, oneDecimal(value), currency, state])
}

/** Signs what is told to the server: the value loses its second decimal where that is 0. */
export function signConfirmation(
  { reference, value, currency, state }: Outcome,
  keys: Keys,
  hash = 'sha256',
): string {
  return hex(hash, [keys.apiKey, keys.merchantId, reference, value.replace(/0$/, ''), currency, state])
}

function oneDecimal(value: string): string {
  const hundredths = BigInt(value.replace('.', ''))
  const [tenths, rest] = [hundredths / 10n, hundredths % 10n]
  const up = rest > 5n || (rest === 5n && tenths % 2n === 1n)
  const digits = String(tenths + (up ? 1n : 0n)).padStart(2, '0')
  return `${digits.slice(0, -1)}.${digits.slice(-1)}`
}

function hex(hash: string, parts: readonly (string | null)[]): string {
  return createHash(hash).update(parts.join('~')).digest('hex')
}
