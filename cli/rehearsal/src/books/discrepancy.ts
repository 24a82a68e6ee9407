import { isDeepStrictEqual } from 'node:util'
import type { Fact } from '../fact.ts'
import type { Finding, Step } from '../deviation.ts'
import { firstDifference } from './first-difference.ts'

export type Discrepancy = Omit<Finding, 'student' | 'token'>

export function same(step: Step, expected: Fact, found: Fact): Discrepancy | null {
  return isDeepStrictEqual(expected, found) ? null : discrepancyOf(step, expected, found)
}

export function different(
  step: Step,
  lists: { readonly expected: readonly string[]; readonly found: readonly string[] },
): Discrepancy | null {
  const difference = firstDifference(lists)
  return difference === null ? null : discrepancyOf(step, difference.expected, difference.found)
}

export function discrepancyOf(step: Step, expected: Fact, found: Fact): Discrepancy {
  return { step, expected, found }
}
