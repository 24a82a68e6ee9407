/** How a season file writes one code (CM-0022) or a range with both ends (CM-0004..CM-0012). */
const form = /^([A-Z]+-)(\d+)(-\d+)?$/

export type ExpandedCodes =
  | { readonly codes: readonly string[] }
  | { readonly refused: 'season.code' | 'season.codeTwice'; readonly entry: string }

/**
 * Every code of a list that may hold ranges, in the order written, or the first entry that is refused. A range
 * needs the same letters and as many digits at both ends; no code is written twice.
 */
export function expandCodes(entries: readonly string[]): ExpandedCodes {
  const emptyEntry = entries.find((entry) => expand(entry).length === 0)
  if (emptyEntry !== undefined) return { refused: 'season.code', entry: emptyEntry }
  const codes = entries.flatMap(expand)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return twice === undefined ? { codes } : { refused: 'season.codeTwice', entry: twice }
}

/** The codes that an entry stands for; none for what is neither a code nor a range. */
function expand(entry: string): readonly string[] {
  const [first = '', last, ...rest] = entry.split('..')
  if (last === undefined && form.test(first)) return [first]
  const from = form.exec(first)
  const to = form.exec(last ?? '')
  const fits = from && to && rest.length === 0 && from[1] === to[1] && !from[3] && !to[3]
  if (!fits || from[2]?.length !== to[2]?.length) return []
  const count = Math.max(0, Number(to[2]) - Number(from[2]) + 1)
  const digits = from[2]?.length ?? 0
  return Array.from(
    { length: count },
    (_, index) => `${from[1]}${String(Number(from[2]) + index).padStart(digits, '0')}`,
  )
}
