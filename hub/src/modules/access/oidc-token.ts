import { sameText } from '@matricula/contract'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { OidcClient } from '../../config/access-settings.ts'

/** Signatures that only the provider can make; none that our own secret makes. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const toleranceSeconds = 30
const timeoutMs = 5000

export interface IdToken {
  readonly token: string
  /** What we asked the provider to write into it. */
  readonly nonce: string
  readonly now: Date
}

/** `why` is for the log and names no person. */
export type TokenVerdict =
  | { readonly is: 'good'; readonly payload: JWTPayload }
  | { readonly is: 'bad' | 'unreadable'; readonly why: string }

export type CheckIdToken = (idToken: IdToken) => Promise<TokenVerdict>

/**
 * Checks ID tokens as OpenID Connect Core 3.1.3.7 says: the provider's signature, issuer, audience, time, and the
 * nonce of this very sign-in. Unreadable is one whose keys the provider does not give.
 */
export function idTokenCheck({ issuer, jwksUrl, clientId }: OidcClient): CheckIdToken {
  const keys = keysOf(jwksUrl)
  return async ({ token, nonce, now }) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: toleranceSeconds,
        currentDate: now,
      })
      if (!isMadeFor(payload, clientId)) return { is: 'bad', why: 'azp' }
      if (!hasNonce(payload, nonce)) return { is: 'bad', why: 'nonce' }
      return { is: 'good', payload }
    } catch (error) {
      if (error instanceof KeysMissing) return { is: 'unreadable', why: error.message }
      if (error instanceof errors.JOSEError) return { is: 'bad', why: error.code }
      throw error
    }
  }
}

function isMadeFor({ aud, azp }: JWTPayload, clientId: string): boolean {
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  return azp === undefined ? !isForOthersToo : azp === clientId
}

function hasNonce({ nonce }: JWTPayload, expected: string): boolean {
  return typeof nonce === 'string' && sameText(nonce, expected)
}

class KeysMissing extends Error {}

/** The provider's keys, kept for a while. An unknown key is the token's fault, all else the provider's. */
function keysOf(jwksUrl: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeoutMs })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      throw new KeysMissing('the keys of the provider could not be read', { cause: error })
    }
  }
}
