import fc from 'fast-check'

/** Names that every plain object has by inheritance; who looks one up in a table finds what nobody wrote there. */
export const inheritedNames = [
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'valueOf',
  'isPrototypeOf',
  'toLocaleString',
  '__defineGetter__',
] as const

/** What people, scanners and broken programs send. */
export const nastyTexts = [
  '',
  ' ',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '\u0000',
  'a\r\nX-Injected: 1',
  `' or '1'='1`,
  '1; drop table student; --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}#{7*7}',
  '=cmd|calc!A1',
  ...inheritedNames,
  'ñÑáÁ😀\u202E\uFEFF',
  '٣٤٥٦٧',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '-1',
  'NaN',
  '1e400',
  '9'.repeat(40),
  'null',
  'undefined',
  'true',
] as const

const nastyValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[[]]]],
  { toString: 'x' },
  { constructor: { name: 'x' }, hasOwnProperty: 1, valueOf: null },
  { $ne: null },
  Array.from({ length: 3000 }, () => 'x'),
  ...nastyTexts,
]

/** A value of any kind, known to hurt or made up. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(isJson) },
)

function isJson(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value) !== undefined
}

/** A tree with one of its places replaced, left out, or with something added that nobody asked for. */
export function spoiled(tree: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(tree)
  return fc
    .record({ place: fc.constantFrom(...places), value: nastyValue, way: ways, name: unknownName })
    .map(({ place, value, way, name }) =>
      change(tree, place, (old) => {
        if (way === 'replace' || typeof old !== 'object' || old === null) return value
        return way === 'add' ? { ...old, [name]: value } : withoutOne(old)
      }),
    )
}

/** A key that nobody asked for. */
export const unknownName = fc.constantFrom('surprise', ...inheritedNames)

const ways = fc.constantFrom('replace', 'replace', 'add', 'add', 'leave-out')

type Place = readonly string[]

function placesOf(tree: unknown, at: Place = []): Place[] {
  if (typeof tree !== 'object' || tree === null) return [at]
  return [at, ...Object.entries(tree).flatMap(([key, part]) => placesOf(part, [...at, key]))]
}

function change(tree: unknown, [key, ...rest]: Place, by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(tree)
  if (typeof tree !== 'object' || tree === null) return tree
  const changed = Object.entries(tree).map(([name, part]) => [
    name,
    name === key ? change(part, rest, by) : part,
  ])
  return Array.isArray(tree) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
}

function withoutOne(tree: object): unknown {
  const [, ...kept] = Object.entries(tree)
  return Array.isArray(tree) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}
