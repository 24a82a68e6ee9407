import { own } from '@matricula/contract'
import { b1Error } from './errors.ts'

export type Row = Readonly<Record<string, unknown>>

type Test = (row: Row) => boolean

/** A $filter as Service Layer knows it: comparisons, `startswith`, `and`, `or`, parentheses; capitals don't matter. */
export function filterFrom(text: string, known: ReadonlySet<string>): Test {
  const tokens = [...text.matchAll(/'(?:[^']|'')*'|[(),]|[^\s(),']+/g)].map(([token]) => token)
  let at = 0
  const peek = () => tokens[at] ?? ''
  const take = (expected?: string): string => {
    const token = peek()
    if (token === '' || (expected !== undefined && token !== expected)) throw malformed()
    at += 1
    return token
  }

  function any(): Test {
    const tests = [all()]
    while (peek() === 'or') {
      take()
      tests.push(all())
    }
    return (row) => tests.some((test) => test(row))
  }

  function all(): Test {
    const tests = [one()]
    while (peek() === 'and') {
      take()
      tests.push(one())
    }
    return (row) => tests.every((test) => test(row))
  }

  function one(): Test {
    if (peek() === '(') {
      take('(')
      const inner = any()
      take(')')
      return inner
    }
    return peek() === 'startswith' ? prefixTest() : comparison()
  }

  function prefixTest(): Test {
    take('startswith')
    take('(')
    const name = nameOf(take())
    take(',')
    const prefix = String(valueOf(take()))
    take(')')
    return (row) => folded(row[name]).startsWith(folded(prefix))
  }

  function comparison(): Test {
    const name = nameOf(take())
    const compare = own(comparisons, take())
    const value = valueOf(take())
    if (compare === undefined) throw malformed()
    return (row) => row[name] !== null && row[name] !== undefined && compare(order(row[name], value))
  }

  function nameOf(token: string): string {
    if (known.has(token)) return token
    throw b1Error(400, -1000, `Property '${token}' is invalid`)
  }

  const test = any()
  if (at !== tokens.length) throw malformed()
  return test
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
}

/** Below, above or equal: numbers by size, texts as a collation that ignores capitals. */
export function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [folded(one), folded(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

function folded(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).toUpperCase() : ''
}

function valueOf(token: string): string | number {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
  const number = Number(token)
  if (Number.isNaN(number)) throw malformed()
  return number
}

function malformed(): Error {
  return b1Error(400, -1000, 'Query string error in $filter')
}
