import { UsageFault } from '../../faults.ts'
import { nearest } from '../../nearest.ts'
import type { Cells, Column } from '../job.ts'
import type { Translate } from '../../i18n.ts'

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
  { file, defaults, t }: { readonly file: string; readonly defaults: Cells; readonly t: Translate<'source'> },
): Headings {
  const find = columnFinder(columns)
  const found = written.map((heading) => (heading.trim() === '' ? null : (find(heading) ?? unknown(heading))))
  refuseTwice(found, t)
  refuseMissing(found)
  return { columns: found }

  function unknown(heading: string): never {
    throw new UsageFault(t('unknownHeading', { file, heading: heading.trim() }), nextFor(heading))
  }

  function nextFor(heading: string): readonly string[] {
    const name = nearestColumn(heading, columns)
    return [...(name === null ? [] : [t('meantHeading', { name })]), knownColumns(columns, t)]
  }

  function refuseMissing(present: readonly (string | null)[]): void {
    const missing = columns.find(
      ({ name, isRequired }) => isRequired && !present.includes(name) && defaults[name] === undefined,
    )
    if (missing === undefined) return
    throw new UsageFault(t('missingHeading', { name: missing.name }), [
      knownColumns(columns, t),
      t('templateNext'),
    ])
  }
}

/** The column that an unknown name is nearest to, also one that it only begins; null where none is near. */
export function nearestColumn(written: string, columns: readonly Column[]): string | null {
  const plain = plainName(written)
  const known = columns.flatMap(({ name, aliases = [] }) => [name, ...aliases].map(plainName))
  const begun = plain.length < shortestStart ? undefined : known.find((name) => name.startsWith(plain))
  const near = begun ?? nearest(plain, known)
  return near === null ? null : columnFinder(columns)(near)
}

const shortestStart = 3

/** Every column there is, as a sentence. */
export function knownColumns(columns: readonly Column[], t: Translate<'source'>): string {
  const names = columns.map(({ name, isRequired }) => (isRequired ? name : `[${name}]`)).join(', ')
  return t('knownHeadings', { names })
}

function refuseTwice(found: readonly (string | null)[], t: Translate<'source'>): void {
  const twice = found.find((name, at) => name !== null && found.indexOf(name) !== at)
  if (twice === undefined || twice === null) return
  const [one = 0, other = 0] = found.flatMap((name, at) => (name === twice ? [at + 1] : []))
  throw new UsageFault(t('twiceHeading', { name: twice, one, other }), [t('twiceHeadingNext')])
}
