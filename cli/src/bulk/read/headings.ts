import { UsageFault } from '../../faults.ts'
import { nearest } from '../../mistakes.ts'
import type { SaySource } from '../../texts/source.ts'
import type { Cells, Column } from '../work.ts'

export interface Headings {
  /** The column that each heading means; null under an empty one. */
  readonly columns: readonly (string | null)[]
}

/** How headings are compared: without case, accents and signs between words. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The column a heading means, by its name or one of its aliases. */
export function columnFinder(columns: readonly Column[]): (heading: string) => string | null {
  const names = new Map(
    columns.flatMap(({ name, aliases = [] }) =>
      [name, ...aliases].map((one): [string, string] => [plainName(one), name]),
    ),
  )
  return (heading) => names.get(plainName(heading)) ?? null
}

/** What a file's headings mean. UsageFault when one is unknown or said twice, or a required one is not there. */
export function readHeadings(
  written: readonly string[],
  columns: readonly Column[],
  { defaults, say }: { readonly defaults: Cells; readonly say: SaySource },
): Headings {
  const find = columnFinder(columns)
  const found = written.map((heading) => (heading.trim() === '' ? null : (find(heading) ?? unknown(heading))))
  refuseTwice(found, say)
  refuseMissing(found)
  return { columns: found }

  function unknown(heading: string): never {
    throw new UsageFault(say('unknownHeading', { heading: heading.trim() }), nextFor(heading))
  }

  function nextFor(heading: string): readonly string[] {
    const known = columns.flatMap(({ name, aliases = [] }) => [name, ...aliases])
    const near = nearest(plainName(heading), known.map(plainName))
    const name = near === null ? null : find(near)
    return [
      ...(name === null ? [] : [say('meantHeading', { name })]),
      say('knownHeadings', { names: names() }),
    ]
  }

  function refuseMissing(present: readonly (string | null)[]): void {
    const missing = columns.find(
      ({ name, isRequired }) => isRequired && !present.includes(name) && defaults[name] === undefined,
    )
    if (missing === undefined) return
    throw new UsageFault(say('missingHeading', { name: missing.name }), [
      say('knownHeadings', { names: names() }),
      say('templateNext'),
    ])
  }

  function names(): string {
    return columns.map(({ name, isRequired }) => (isRequired ? name : `[${name}]`)).join(', ')
  }
}

function refuseTwice(found: readonly (string | null)[], say: SaySource): void {
  const twice = found.find((name, at) => name !== null && found.indexOf(name) !== at)
  if (twice === undefined || twice === null) return
  const [one = 0, other = 0] = found.flatMap((name, at) => (name === twice ? [at + 1] : []))
  throw new UsageFault(say('twiceHeading', { name: twice, one, other }), [say('twiceHeadingNext')])
}
