import type { Request } from '@hapi/hapi'

export const ticketCookie = 'matricula-place'

const form = /^[0-9a-f]{32}$/

/** The ticket that a browser shows; null where it shows none, or what is none of ours. */
export function ticketIn({ state }: Pick<Request, 'state'>): string | null {
  const shown: unknown = state[ticketCookie]
  return typeof shown === 'string' && form.test(shown) ? shown : null
}
