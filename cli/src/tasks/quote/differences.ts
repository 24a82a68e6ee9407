import { own } from '../../own.ts'

export interface Difference {
  /** Where, such as `charges.2.price`. */
  readonly at: string
  readonly expected: unknown
  readonly found: unknown
}

/** Everything in which two JSON values are not the same; null stands for what one of them lacks. */
export function differences(expected: unknown, found: unknown, at = ''): readonly Difference[] {
  if (isTree(expected) && isTree(found) && Array.isArray(expected) === Array.isArray(found)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)])
    return [...keys].flatMap((key) =>
      differences(own(expected, key), own(found, key), at === '' ? key : `${at}.${key}`),
    )
  }
  return expected === found ? [] : [{ at, expected: expected ?? null, found: found ?? null }]
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
