import { bogotaInstant } from './bogota-instant.ts'
import { digestOf } from './hash.ts'
import type { Settings } from './settings.ts'

/** What proves us in the body of a request. */
export interface Auth {
  readonly login: string
  readonly tranKey: string
  readonly nonce: string
  readonly seed: string
}

export interface Moment {
  /** Text that no request had before. */
  readonly rawNonce: string
  readonly now: Date
}

/** Made anew for every request: the vendor takes a seed for five minutes. */
export function authFrom(
  settings: Pick<Settings, 'login' | 'secretKey' | 'tranKeyHash'>,
  { rawNonce, now }: Moment,
): Auth {
  const seed = bogotaInstant(now)
  return authOver(settings, { rawNonce, seed })
}

/** The same over a seed that is already written. */
export function authOver(
  { login, secretKey, tranKeyHash }: Pick<Settings, 'login' | 'secretKey' | 'tranKeyHash'>,
  { rawNonce, seed }: { readonly rawNonce: string; readonly seed: string },
): Auth {
  return {
    login,
    tranKey: digestOf(tranKeyHash, [rawNonce, seed, secretKey], 'base64'),
    nonce: Buffer.from(rawNonce).toString('base64'),
    seed,
  }
}
