/** How a season file writes one code (CM-0022) or a range with both ends (CM-0004..CM-0012). */
const form = /^([A-Z]+-)(\d+)(-\d+)?$/

/**
 * Every code of a list that may hold ranges, in the order written. A range needs the same letters and as many
 * digits at both ends; throws a RangeError that names the entry otherwise, and for a code written twice.
 */
export function expandCodes(entries: readonly string[]): string[] {
  const codes = entries.flatMap(expand)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice !== undefined) throw new RangeError(`${twice} is written twice`)
  return codes
}

function expand(entry: string): string[] {
  const [first = '', last, ...rest] = entry.split('..')
  if (last === undefined && form.test(first)) return [first]
  const from = form.exec(first)
  const to = form.exec(last ?? '')
  const fits = from && to && rest.length === 0 && from[1] === to[1] && !from[3] && !to[3]
  if (!fits || from[2]?.length !== to[2]?.length || Number(from[2]) > Number(to[2])) {
    throw new RangeError(`${entry} is neither a code nor a range of codes`)
  }
  const count = Number(to[2]) - Number(from[2]) + 1
  const digits = from[2]?.length ?? 0
  return Array.from(
    { length: count },
    (_, index) => `${from[1]}${String(Number(from[2]) + index).padStart(digits, '0')}`,
  )
}
