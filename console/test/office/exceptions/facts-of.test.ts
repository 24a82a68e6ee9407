import { expect, it } from 'vitest'
import { factsOf } from '../../../src/office/exceptions/facts-of.ts'

const t = (key: string) => key
const shown = (
  facts: Record<string, string | number | null>,
  kind: 'wrong-amount' | 'refunded' = 'wrong-amount',
) => factsOf({ kind, facts }, t).map(({ label, value }) => [label, value])

it('The facts are read in their order, amounts in pesos, and what nobody foresaw last', () => {
  const facts = { novel: 'x', providerRef: 'SP-1', seen: 999, currency: 'COP', expected: 1000 }

  expect(shown(facts)).toEqual([
    ['office.exceptions.fact.expected', '1.000'],
    ['office.exceptions.fact.seen', '999'],
    ['office.exceptions.fact.providerRef', 'SP-1'],
    ['novel', 'x'],
  ])
})

it('The amount of what the school gave back is no longer to be given back', () => {
  expect(shown({ amount: 750_000, currency: 'COP' }, 'refunded')).toEqual([
    ['office.exceptions.fact.gone', '750.000'],
  ])
})

it('An amount in another currency carries its name and is not written as pesos', () => {
  expect(shown({ expected: 4_000_000, seen: 1000.5, currency: 'USD' })).toEqual([
    ['office.exceptions.fact.expected', '4.000.000'],
    ['office.exceptions.fact.seen', '1000.5 USD'],
  ])
})

it('What is empty, and the task that the kind says in words, is left out', () => {
  expect(shown({ task: 'refund', amount: 5, providerRef: null, order: '' })).toEqual([
    ['office.exceptions.fact.amount', '5'],
  ])
})
