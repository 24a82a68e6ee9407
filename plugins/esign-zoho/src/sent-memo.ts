import type { Memo } from '@matricula/contract'

/** Zoho's ids of what we sent lately: found at once, even before Zoho's own search shows it. */
export interface SentMemo {
  idOf(reference: string): Promise<string | null>
  keep(reference: string, id: string): Promise<void>
}

const keptMs = 30 * 24 * 60 * 60_000

export function openSentMemo(memo: Memo): SentMemo {
  const keyOf = (reference: string) => `sent/${reference}`
  return {
    async idOf(reference) {
      const id = await memo.get(keyOf(reference))
      return typeof id === 'string' ? id : null
    },
    keep: (reference, id) => memo.set(keyOf(reference), id, { ttlMs: keptMs }),
  }
}
