/** The last day on which invoices cost together what they do today; null where paying early takes nothing off. */
export function priceUntil(invoices: readonly { readonly discountUntil: string | null }[]): string | null {
  return invoices.flatMap(({ discountUntil }) => discountUntil ?? []).toSorted()[0] ?? null
}
