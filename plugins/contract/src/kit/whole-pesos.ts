import { expect } from 'vitest'

const amounts = new Set([
  'amount',
  'annuity100',
  'annuity50',
  'balance2',
  'commercialPrice',
  'pending',
  'price',
  'total',
])

/** Every amount in an answer of the contract is a whole number that arithmetic keeps exact; a total may be null. */
export function expectWholePesos(name: string, answer: unknown): void {
  expect(brokenAmounts(answer, ''), `${name} in whole pesos`).toEqual([])
}

function brokenAmounts(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const here = `${path}.${name}`
    if (!amounts.has(name)) return brokenAmounts(part, here)
    return Number.isSafeInteger(part) || (name === 'total' && part === null)
      ? []
      : [`${here} is ${String(part)}`]
  })
}
