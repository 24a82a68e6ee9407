export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (at === undefined) throw new Error('nothing was measured')
  return at
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** One figure per field: the median of that field over all measurements. */
export function medians<Field extends string>(
  measured: readonly Readonly<Record<Field, number>>[],
  fields: readonly Field[],
): Record<Field, number> {
  const entries = fields.map((field) => [field, median(measured.map((one) => one[field]))] as const)
  return Object.fromEntries(entries) as Record<Field, number>
}
