/** Where a browser is in the flow, by its query: about to leave, back with a code, or sent back without one. */
export type Arrival =
  { readonly is: 'leaving' | 'back' } | { readonly is: 'sent-back'; readonly isProviderDown: boolean }

export function arrivalOf(query: Readonly<Record<string, unknown>>, issuer: string): Arrival {
  const { code, state, error, iss } = query
  if (error !== undefined) {
    return {
      is: 'sent-back',
      isProviderDown: error === 'server_error' || error === 'temporarily_unavailable',
    }
  }
  if (code === undefined) return { is: 'leaving' }
  const isWhole = typeof code === 'string' && typeof state === 'string'
  // RFC 9207: a provider that names itself must be the one we sent the browser to.
  const isTheirs = iss === undefined || iss === issuer
  return isWhole && isTheirs ? { is: 'back' } : { is: 'sent-back', isProviderDown: false }
}
