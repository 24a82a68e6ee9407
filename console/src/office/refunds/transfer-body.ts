import type { RefundPayer } from './refund.ts'

/** By field: reference and day of the whole, or of each part with its place behind. */
export type TransferInput = Readonly<Record<string, string>>

/** What the hub is told of a transfer, or of one for each payer. */
export function transferBody(input: TransferInput, payers: readonly Pick<RefundPayer, 'place'>[]) {
  const transferOf = (of: string) => ({
    reference: (input[`reference${of}`] ?? '').trim(),
    day: input[`day${of}`] ?? '',
  })
  if (payers.length === 0) return transferOf('')
  return { transfers: payers.map(({ place }) => ({ place, ...transferOf(String(place)) })) }
}
