/** A rule said no. A value, not an exception: the caller's way to go on is in `code` and `facts`. */
export interface Refusal<Code extends string = string> {
  readonly is: 'refused'
  readonly code: Code
  /** Fill the places of the code's text. */
  readonly values: Readonly<Record<string, string | number>>
  /** Text keys by field, for forms. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What the caller needs to go on, such as the new quote; part of the answer. */
  readonly facts: Readonly<Record<string, unknown>>
}

export function refuse<Code extends string>(
  code: Code,
  details: Partial<Omit<Refusal, 'is' | 'code'>> = {},
): Refusal<Code> {
  return {
    is: 'refused',
    code,
    values: details.values ?? {},
    fields: details.fields ?? {},
    facts: details.facts ?? {},
  }
}

export function isRefused(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === 'refused'
}
