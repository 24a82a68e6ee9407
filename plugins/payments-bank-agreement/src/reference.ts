/** How the references of the agreement are made. */
export interface References {
  /** `prefixed`: the hub's own, such as MH-7K2M9Q4T8XWZ3F. `digits`: digits alone, for a bank that takes nothing else. */
  readonly form: 'prefixed' | 'digits'
  readonly prefix: string
  /** Over references of digits: `mod10` (Luhn, the last digit) or `mod97` (ISO 7064, the last two). */
  readonly check: 'none' | 'mod10' | 'mod97'
  /** Whether the bank fills a reference up with zeros in front. */
  readonly padding: 'none' | 'zeros'
}

/**
 * The reference in a cell as the hub knows it: capitals, without padding, with the hyphen that banks drop. One of
 * another make stays as it is written, as the payment may be of something else. Null for a cell that is empty or whose
 * check digits are wrong.
 */
export function referenceFrom(written: string, { form, prefix, check, padding }: References): string | null {
  const whole = written.trim().toUpperCase()
  const bare = padding === 'zeros' ? whole.replace(/^0+(?=.)/, '') : whole
  if (bare === '') return null
  if (form === 'prefixed') return withPrefix(bare, prefix)
  return !/^\d+$/.test(bare) || checks[check](bare) ? bare : null
}

function withPrefix(text: string, prefix: string): string {
  const letters = prefix.slice(0, -1)
  const rest = new RegExp(`^${letters}[ -]?([0-9A-Z]+)$`).exec(text)?.[1]
  return rest === undefined ? text : `${prefix}${rest}`
}

const checks: Readonly<Record<References['check'], (digits: string) => boolean>> = {
  none: () => true,
  mod10: (digits) => digits.length > 1 && luhnSum(digits) % 10 === 0,
  mod97: (digits) => digits.length > 2 && BigInt(digits) % 97n === 1n,
}

/** Every second digit from the right is doubled, and the digits of the results are added. */
function luhnSum(digits: string): number {
  return digits
    .split('')
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}
