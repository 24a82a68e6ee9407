/** A callback and a person's typing come within the half-hour. */
const fewMinutesMs = 30 * 60_000

export function minutesApart(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= fewMinutesMs
}

/** Two slips of a typing hand. */
const slips = 2

/** Whether one of the references is one of the others, a slip or two apart. */
export function referencesAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => distance(fold(one), fold(other)) <= slips))
}

function fold(reference: string): string {
  return reference.trim().toUpperCase()
}

/** Signs to change, add or drop (Levenshtein), counted while they may still be few. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > slips || one === '' || other === '') return Infinity
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const swapped = (above[column - 1] ?? 0) + Number(other[column - 1] !== one[row - 1])
      here.push(Math.min(swapped, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? Infinity
}
