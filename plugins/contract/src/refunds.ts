import { PluginFault } from './fault.ts'
import type { Memo } from './plugin.ts'

/** A refund that the vendor or its API does not take; the reason is for a person. */
export function refundRefused(reason: string, field?: string): PluginFault {
  return new PluginFault('rejected', 'the vendor cannot give this payment back', {
    reason,
    ...(field !== undefined && { field }),
  })
}

/** Remembers which refund a key is, for a vendor that knows no keys: one act for ever, anything else is `invalid`. */
export async function keepRefundKey(memo: Memo, key: string, ref: string): Promise<void> {
  const place = `refund:${key}`
  if (await memo.add(place, ref)) return
  if ((await memo.get(place)) === ref) return
  throw new PluginFault('invalid', 'the key of this refund was another refund before')
}
