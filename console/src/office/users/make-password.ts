/** Without signs that look alike when one reads them aloud: no l, 1, I, O, 0. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 5

/** A password that nobody guesses and a person can copy by hand, from random bytes: `aB3de-…`. */
export function makePassword(random: (length: number) => Uint8Array): string {
  const wanted = groups * groupLength
  const chosen: string[] = []
  while (chosen.length < wanted) {
    // Bytes beyond a whole number of alphabets would make some signs likelier than others.
    const fair = [...random(wanted)].filter((byte) => byte < 256 - (256 % signs.length))
    chosen.push(...fair.map((byte) => signs[byte % signs.length] ?? ''))
  }
  return Array.from({ length: groups }, (_none, n) =>
    chosen.slice(n * groupLength, (n + 1) * groupLength).join(''),
  ).join('-')
}
