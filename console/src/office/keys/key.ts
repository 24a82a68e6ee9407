import type { RowOf } from '../api/call.ts'

export type ApiKey = RowOf<'GET /api/keys'>

export type KeyState = 'active' | 'expired' | 'revoked'

export function keyState({ revoked_at: revoked, expires_at: expires }: ApiKey, now: Date): KeyState {
  if (revoked !== null) return 'revoked'
  return expires !== null && Date.parse(expires) <= now.getTime() ? 'expired' : 'active'
}
